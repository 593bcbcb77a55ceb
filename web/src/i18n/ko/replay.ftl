## Looking back

as-it-was = 그때의 게임판 보기
replay-title = 다시 보기: { $name }
back-to-now = 지금으로 돌아가기
back-to-table = 테이블로 돌아가기
replay-your-turn = 지금 내 차례예요.
replay-controls = 재생
replay-slider = 재생 위치
replay-position = { $of }단계 중 { $n }단계
replay-play = 재생
replay-pause = 일시 정지
replay-first = 처음으로
replay-last = 끝으로
replay-back = 한 단계 뒤로
replay-forward = 한 단계 앞으로
replay-turn-back = 한 차례 뒤로
replay-turn-forward = 한 차례 앞으로
replay-speed = 속도
replay-times = { $times }배
replay-keys = 스페이스 키로 재생하고 멈춰요. 화살표 키는 한 단계씩, Shift와 함께 누르면 한 차례씩 움직여요.
share-moment = 이 순간 공유하기
link-moment = 이 순간의 링크
missed-moves = 내 마지막 행동 뒤로 { $count }번의 행동
