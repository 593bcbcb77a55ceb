## The board kit: what its parts say, and the page that shows them

zoom-in = 확대
zoom-out = 축소
zoom-whole = 전체 보기
sheet-before = 이전 플레이어
sheet-next = 다음 플레이어
take-choice-back = 선택 취소
sound = 소리
sound-on = 소리가 켜져 있어요 (m 키로 끄기)
sound-off = 소리가 꺼져 있어요 (m 키로 켜기)
sound-help = 주사위, 말, 내 차례를 짧고 부드러운 소리로 알려요. m 키로도 바꿀 수 있어요.

kit-title = 게임판 부품
kit-line = 게임판을 이루는 모든 부품을 모든 상태로 보여 줘요.
kit-seats = 자리
kit-dice = 주사위
kit-sheets = 점수표
kit-cards = 카드
kit-zoom = 확대와 축소
kit-thumbnails = 작은 그림
kit-choosing = 단계별 선택
kit-grids = 칸으로 된 판
kit-tracks = 트랙과 말
kit-towers = 탑과 타일
kit-motion = 움직임
kit-sounds = 소리
kit-controls = 버튼과 입력란
kit-colours = 색
