## When something is in the way

line-connecting = 연결하는 중…
line-lost = 연결이 끊겼어요. 다시 연결하는 중…
line-lost-help = 사라지는 것은 없어요. 연결되는 대로 게임이 이어져요.
notice-stale = 그사이 게임이 진행되었어요. 방금 고른 것은 지난 질문에 대한 답이었어요.
notice-gone-back = 서버를 백업에서 되살려서 테이블이 이전 시점으로 돌아갔어요.
reload = 다시 불러오기
stopped-title = 멈춘 테이블이에요
stopped-text = 규칙을 처리하다가 문제가 생겨, 더 나빠지지 않도록 테이블을 멈췄어요. 다른 테이블은 계속돼요.
board-failed = 게임판을 불러오지 못했어요.
board-none = 여기에는 이 게임의 게임판이 없어요.
try-again = 다시 시도
