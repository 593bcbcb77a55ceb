## Waiting for the start

waiting-title = 시작 대기 중
waiting-open = 빈자리가 { $count }개 남았어요.
waiting-full = 자리가 모두 찼어요.
waiting-owner-starts = 준비되면 시작하세요.
waiting-for-owner = 방장이 시작하면 게임이 열려요.
share = 이 링크를 공유하세요
share-help = 링크를 연 사람은 빈자리에 앉거나 관전할 수 있어요.
link = 이 테이블의 링크
copy = 복사
copied = 복사됨
sit-here = 여기 앉기
sit-here-seat = 여기 앉기: { $number }번 자리
stand-up = 일어나기
open-seat = 빈자리
fill-with-bot = 봇 앉히기
fill-seat-with-bot = { $number }번 자리에 봇 앉히기
free-seat = 내보내기
free-seat-number = { $number }번 자리에서 내보내기
start = 게임 시작
start-needs-seats = 먼저 빈자리를 모두 채워야 해요.
who-are-you = 어떻게 불러 드릴까요?
