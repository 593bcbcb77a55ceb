## Devices and signing in

devices-title = 내 기기
sign-in-title = 여기서 로그인하기
sign-in-lead = 다른 기기에서 쓰던 그대로 여기서도 게임하세요.

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
sign-in-code = 이 코드로 로그인하기
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
