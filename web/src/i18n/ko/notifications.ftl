## 알림

notifications-title = 알림
notifications-unsupported = 이 브라우저는 알림을 보여 줄 수 없어요. iPhone이나 iPad에서는 먼저 Ludoteca를 홈 화면에 추가해 주세요.
notifications-denied = 이 브라우저 설정에서 알림이 차단되어 있어요.
notifications-here = 이 기기에서 알림 받기
notifications-here-help = Ludoteca 페이지가 열려 있지 않아도 알려 드려요.
notifications-trial = 테스트 알림 보내기
notifications-tried = 보냈어요.
notifications-what = 이럴 때 알려 주세요
notifications-turn = 내 차례일 때
notifications-running-out = 시간이 얼마 남지 않았을 때
notifications-started = 내 테이블이 시작될 때
notifications-full = 내 테이블의 자리가 다 찼을 때
notifications-invited = 누군가 나를 초대할 때
notifications-rematch = 누군가 재대결을 원할 때
notifications-mentioned = 누군가 나를 언급할 때
notifications-finished = 게임이 끝났을 때
notifications-quiet = 조용한 시간
notifications-quiet-help = 그동안 일어난 일은 나중에 한꺼번에 알려 드려요.
notifications-from = 시작
notifications-until = 끝
notifications-ask = 내 차례가 되면 알려 드릴까요?
notifications-ask-yes = 알려 주세요
notifications-ask-no = 괜찮아요
