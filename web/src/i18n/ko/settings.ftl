## Settings

settings-title = 설정
settings-lead = 이름과 플레이 시간, 알림을 뺀 모든 것은 이 브라우저에만 저장돼요.
settings-name = 내 이름
settings-look = 화면
settings-motion = 움직임 줄이기
settings-motion-help = 말이 바로 제자리로 옮겨지고, 주사위가 구르지 않아요.
settings-play = 플레이 방식
volume = 음량
settings-taps = 한 번만 눌러도 바로 확정
settings-taps-help = 끄면 터치 화면에서 처음 누를 때는 결과만 미리 보여 주고, 한 번 더 눌러야 확정돼요.
settings-keys = 한 글자 단축키
settings-keys-help = 글자나 숫자, 기호 하나만 눌러도 동작해요. 숫자는 고르기, H는 힌트, A는 미리 선택, U는 되돌리기, T는 남은 시간, N은 내 차례인 다음 테이블, M은 소리, ?는 규칙이에요. 꺼도 방향키와 Enter, Esc는 쓸 수 있어요.
settings-forced = 할 수 있는 것이 하나뿐이면 대신 하기
settings-forced-help = 할 수 있는 것이 하나뿐일 때 잠시 뒤 대신 해 줘요. 몰래 고르는 게임이거나 아직 되돌릴 수 있을 때는 하지 않아요.
