## Devices and signing in

devices-title = 내 기기
sign-in-title = 여기서 로그인하기
sign-in-lead = 다른 기기에서 쓰던 그대로 여기서도 게임하세요.
devices = 로그인한 기기
device-name = { $system }의 { $browser }
device-unknown = 알 수 없는 브라우저
device-here = 이 브라우저
device-today = 오늘
device-sign-out = 로그아웃
device-sign-out-named = 로그아웃: { $device }
device-sign-out-others = 다른 기기 모두 로그아웃
device-sign-out-others-sure = 다른 브라우저 { $count }개에서 로그아웃돼요.
device-sign-out-here-sure = 이 브라우저에서 로그아웃돼요. 다른 기기의 코드로 다시 로그인할 수 있어요.
device-sign-out-last-sure = 다른 곳에는 로그인되어 있지 않아요. 여기서 로그아웃하면 내 테이블과 기록을 되찾지 못할 수 있어요.
device-sign-out-sure = { $device }에서 로그아웃돼요.
pairing-title = 다른 기기에서도 게임하기
pairing-lead = 여기에 코드를 띄우고 다른 기기에서 입력하세요. 두 기기에서 같은 테이블을 볼 수 있어요.
pairing-show = 코드 보기
pairing-hide = 코드 숨기기
pairing-how = 다른 기기로 스캔하거나 글자를 입력하세요. 코드는 2분 동안 한 번만 쓸 수 있어요.
pairing-qr = 다른 기기에서 로그인하는 링크 QR 코드
pairing-letters = 또는 { $address }에서 입력하세요:
pairing-waiting = 다른 기기를 기다리고 있어요…
pairing-asks = { $device }에서 내 이름으로 로그인하려고 해요 ({ $when }).
pairing-asks-sure = 내 다른 기기가 맞나요? 맞을 때만 허용하세요. 여기서 할 수 있는 모든 것을 할 수 있게 돼요.
pairing-yes = 네, 저예요
pairing-no = 아니요
pairing-signing-in = 다른 기기에서 로그인하는 중이에요…
pairing-done = 다른 기기에서 로그인했어요.
pairing-refused = 그 기기의 로그인을 거절했어요.
pairing-over = 코드가 만료됐어요.
sign-in-elsewhere = 이미 다른 기기에서 게임하고 있어요
sign-in-code = 코드로 로그인
sign-in-letters = 다른 기기의 코드
sign-in-where = 이미 게임하고 있는 기기에서 내 페이지 → 내 기기를 열고 코드를 띄우세요.
sign-in-go = 다음
sign-in-yes = 네, 로그인할게요
sign-in-as = 여기서 { $name }{ JOSA($name, "으로/로") } 게임하게 돼요.
sign-in-joins = 이 브라우저의 { $guest } 기록이 { $name }에게 합쳐져요. 테이블 { $count }개도 함께 옮겨져요.
sign-in-stays = { $guest }에게는 따로 로그인할 방법이 있어서 그대로 남아요. 옮겨지는 것은 없어요.
sign-in-together = 두 사람이 함께 앉은 테이블이 { $count }개 있어요. 자리는 둘로 남고 모두 내 자리가 돼요. 그 게임은 기록에 들어가지 않아요.
sign-in-waiting = 이제 다른 기기에서 확인해 주세요…
sign-in-refused = 다른 기기에서 거절했어요. 다시 하려면 거기서 새 코드를 띄우세요.
sign-in-done = 여기서도 { $name }이에요
sign-in-done-text = 이제 이 기기에서도 내 테이블을 볼 수 있어요.
sign-in-joined = 테이블 { $count }개를 함께 옮겼어요.
signed-out = 이 브라우저에서 로그아웃됐어요.
error-no-such-code = 코드가 틀렸거나 이미 쓰였거나 만료됐어요. 다른 기기에서 새 코드를 띄우세요.
error-already-you = 여기에는 이미 로그인되어 있어요. 다른 기기에서 코드를 입력하세요.

## 패스키와 복구 코드

passkey = 패스키
passkeys = 패스키
passkeys-help = 패스키는 휴대폰, 컴퓨터나 비밀번호 관리자에 저장돼요. 그중 어디서든 비밀번호 없이 로그인할 수 있어요.
passkeys-no-browser = 이 브라우저는 패스키를 지원하지 않아요.
passkey-make = 패스키 만들기
passkey-made = 패스키가 준비됐어요.
passkey-name = 패스키 이름
passkey-rename = 이름 바꾸기: { $name }
passkey-rename-short = 이름 바꾸기
passkey-remove = 삭제: { $name }
passkey-remove-yes = 삭제
passkey-remove-help = 이 패스키로는 더 로그인할 수 없어요. 이미 로그인한 브라우저는 그대로예요.
passkey-days = { $made }에 만듦, 마지막 사용 { $used }
passkey-offer = 모든 기기에서 내 게임을 이어 가세요.
passkey-offer-close = 다시 보지 않기
sign-in-passkey = 패스키로 로그인하기
sign-in-passkey-help = 기기에서 지문, 얼굴이나 화면 잠금을 확인해요.
recovery-code-use = 이 코드로 로그인하기
recovery-code = 복구 코드
recovery-code-label = 보관해 둔 코드 중 하나
recovery-codes = 복구 코드
recovery-codes-help = 패스키를 잃어버렸을 때 코드 하나로 한 번 로그인할 수 있어요.
recovery-codes-left = { $count ->
    [0] 복구 코드가 없어요.
   *[other] 코드가 { $count }개 남았어요.
}
recovery-codes-once = 지금 코드를 보관하세요. 한 번만 보여요.
recovery-codes-make = 새 코드 만들기
recovery-codes-replace = 지금 가진 코드는 더 쓸 수 없게 돼요.
recovery-codes-file = { $address } 복구 코드
recovery-codes-copy = 복사
recovery-codes-download = 내려받기
recovery-codes-print = 인쇄
