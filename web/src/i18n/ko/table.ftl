## At the table

board = 게임판
you = 나
bot-level = 봇, { $level }
absent = 자리 비움
to-act = 차례
score = 점수
points = { $points }점
watchers =
    { $count ->
        [0] 관전하는 사람이 없어요
       *[other] { $count }명이 관전하고 있어요
    }
watching = 관전 중이에요.
choices = 내 선택지
choices-none = 지금은 고를 것이 없어요.
choices-keys = 방향키와 Enter, 또는 숫자 키로 고르세요.
choices-arrows = 방향키와 Enter로 고르세요.
choices-more = { $choices }가지
log = 지금까지의 진행
log-empty = 아직 아무 일도 없었어요.
show-log = 로그
show-choices = 선택지
prompt-watch = 무슨 일이 일어나는지 보세요.
sending = 보내는 중…
prompt-whole = 문장 전체 보기
prompt-fold = 두 줄만 보기
