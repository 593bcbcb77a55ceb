### 모임: 모임 페이지, 내 페이지의 목록, 그곳에서 거절되는 것

group = 모임
groups-mine = 내 모임
groups-none = 동호회, 학급, 친구끼리 링크 하나로 모여 함께 플레이하고 결과를 모아 보세요.
group-make = 모임 만들기
group-name = 모임 이름
group-members = 회원 { $people }명

group-join = 모임에 참가
group-join-text = 이 모임의 링크를 받으셨네요. 참가하면 모임의 테이블과 결과를 보고 함께 플레이할 수 있어요.
group-join-not = 이 모임에는 참가할 수 없어요. 모임장에게 새 링크를 부탁해 보세요.

group-tables = 테이블
group-tables-none = 지금은 열린 테이블이 없어요.
group-table-game = 게임
group-table-open = 모임 테이블 열기
group-table-help = 회원에게만, 이 페이지에만 보여요. 설정은 다음 화면에서 골라요.
group-tell = 이 모임의 테이블이 사람을 기다리면 알려 주세요
group-tell-help = 많아도 30분에 한 번이에요. 알림 방법은 설정에서 골라요.

group-week = 이번 주 라운드
group-week-text = { $game }: 모두가 같은 주사위와 카드를 받아 각자 한 번씩 플레이해요.
group-week-play = 이번 주 라운드 시작
group-week-go-on = 이어서 하기
group-week-yours = 내 테이블
group-week-until = { $time }까지
group-week-players = { $people ->
    [0] 아직 마친 사람이 없어요.
   *[other] { $people }명이 마쳤어요.
}
group-week-hidden = 결과는 내 게임을 마치면 볼 수 있어요.
group-week-last = 지난주: { $game }
group-week-soon = 마지막 테이블까지 끝나면 곧 결과가 나와요.

group-results = 결과
group-results-none = 모임 테이블에서 플레이한 결과가 여기에 모여요.
group-results-help = 모임의 최근 테이블 { $most }개까지 세어요.
group-played = 플레이
group-won = 승리
group-won-together = 함께 승리
group-recent = 끝난 테이블

group-people = 회원
group-here = 접속 중
group-owner = 모임장
group-member-menu = 이 회원 메뉴
group-remove = 내보내기
group-remove-sure = { $name } 님을 모임에서 내보낼까요?
group-remove-text = 지금 링크로는 다시 들어올 수 없어요. 시작한 테이블은 그대로 이어져요.
group-hand-over = 모임장 넘기기
group-hand-over-sure = { $name } 님에게 모임장을 넘길까요?
group-hand-over-text = 회원으로 남지만 더는 모임을 바꿀 수 없어요.

group-invite = 초대하기
group-invite-help = 이 링크가 있으면 누구나 회원 이름을 보고 참가할 수 있어요. 모임은 어떤 목록에도 나오지 않아요.
group-link = 모임 링크

group-settings = 모임 설정
group-rename = 이름 바꾸기
group-report = 이름 신고
group-new-link = 새 링크
group-new-link-sure = 새 링크를 만들까요?
group-new-link-text = 전 링크는 더 쓸 수 없어요. 회원은 그대로이고, 각자 내 페이지에서 모임을 찾을 수 있어요.
group-leave = 모임 나가기
group-leave-sure = 이 모임에서 나갈까요?
group-leave-text = 결과에서 내 이름이 빠져요. 링크가 있으면 다시 들어올 수 있어요.
group-leave-owner = 가장 오래된 회원이 모임장이 돼요.
group-delete = 모임 삭제
group-delete-sure = 이 모임을 삭제할까요?
group-delete-text = 모임 페이지와 결과가 모두에게서 사라져요. 테이블은 플레이한 사람들에게 남아요.

error-no-such-group = 없는 모임이에요. 링크가 바뀌었을 수 있어요.
error-group-ended = 운영진이 이 모임을 닫았어요.
error-not-group-owner = 모임장만 할 수 있어요.
error-not-member = 이 모임의 회원이 아니에요.
error-kept-out = 이 링크로는 다시 들어올 수 없어요.
error-group-name = 이미 이 닉네임이나 비슷한 닉네임을 쓰는 회원이 있어요. 먼저 내 닉네임을 바꿔 주세요.
error-group-full = 모임이 꽉 찼어요. 회원이 { $most }명이에요.
error-too-many-groups = 모임은 { $most }개까지예요. 먼저 하나를 나가거나 삭제하세요.
error-too-many-group-tables = 이 모임에서 기다리는 내 테이블이 이미 { $most }개예요.
error-no-week = 견줄 수 있는 게임이 없어서 라운드가 없어요.
