## About

about-title = Ludoteca 소개
about-lead = Ludoteca는 보드게임이 모여 있는 곳이에요. 친구와, 처음 만난 사람과, 봇과 함께 브라우저에서 내 언어로 즐기세요.
about-free-title = 누구나 무료로
about-free = 설치할 것도, 낼 돈도, 가입할 곳도 없어요. 닉네임 하나면 돼요. 광고도 없고, 방문을 세지도 않아요.
about-dice-title = 직접 확인할 수 있는 주사위
about-dice = 게임을 시작하기 전에 서버는 주사위에 쓸 비밀값을 정하고, 나중에 바꿀 수 없도록 그 지문을 보여 줘요. 여기에 참가자의 브라우저가 저마다 무작위 값을 더해요. 게임이 끝나면 비밀값을 공개하므로 누구나 모든 주사위 눈을 다시 계산해 볼 수 있어요. 봇도 여러분이 보는 것만 봐요.
about-dice-link = 게임 기록 확인하기
about-kept-title = 저장하는 것
about-kept = 게임에 꼭 필요한 것만 저장해요.
about-kept-cookie = 누구인지 서버에 알려 주는 쿠키(400일 보관)와, 요청 위조를 막는 쿠키
about-kept-name = 닉네임
about-kept-tables = 내가 앉았던 테이블: 행동과 결과, 나눈 채팅
about-kept-browser = 내 브라우저에만: 언어, 화면 모드, 그 밖의 설정, 주사위에 보탠 무작위 값
about-kept-not = 이메일 주소도 비밀번호도 받지 않고, 다른 회사의 서비스도 쓰지 않아요. 나에 관한 정보는 언제든지 모두 지울 수 있어요. 한 번도 테이블에 앉지 않은 닉네임은 90일 뒤에 지워져요.
about-host-title = 직접 운영하기
about-host = 가족이나 동호회를 위해, 또는 온 세상을 위해 Ludoteca를 직접 운영할 수 있어요. 파이썬이 있는 컴퓨터라면 프로젝트 폴더에서 명령 하나로 충분해요.
about-host-docs = 운영에 필요한 나머지 내용은 ‘docs’ 폴더에 있어요.
about-kit = 게임판을 이루는 부품 모음
about-licence-title = 라이선스와 버전
about-licence = Ludoteca는 오픈 소스예요. 자유롭게 쓰고, 고치고, 나눌 수 있어요. 규칙 설명과 게임판, 그림은 모두 이 프로젝트에서 직접 만들었고, 게임 이름은 각 소유자의 것이에요.
about-licence-name = 라이선스
about-version = 버전
about-source = 소스 코드
