## People and their pages

my-page = 내 페이지
my-page-nobody = 아직 등록된 닉네임이 없어요. 첫 게임을 할 때 닉네임을 정하면 여기에 내 게임이 모여요.
my-page-no-line = 연결이 끊겼어요. 게임 기록은 그대로 남아 있으니 다시 연결되면 볼 수 있어요. 그동안 언어와 화면 모드는 바꿀 수 있어요.
name-save = 이름 저장
name-saved = 저장했어요.
person-since = { $day }부터 함께하고 있어요
person-no-games = 아직 끝까지 한 게임이 없어요.
figures = 내 전적
figures-none = 첫 게임이 끝나면 여기에 기록돼요.
figures-all = 모든 게임
figures-favourite = 가장 많이 한 게임
figures-weeks = 주별 게임 수
figures-weeks-told = 최근 { $weeks }주 동안 { $games }판
figures-played = 플레이
figures-early = { $tables }판 중도 종료
figures-won = 승리
figures-won-of = 전적
figures-average = 평균 점수
figures-best = 최고 점수
figures-presets = 설정별 승리
figures-bots = 봇이 있는 테이블에서 거둔 승리
figures-of = { $played }판 중 { $won }승
recent = 최근 게임
recent-rank = { $seats }명 중 { $rank }위
recent-early = 중도 종료
my-data = 다른 사람에게 보이는 것
my-data-public = 같은 테이블에 앉았던 사람은 내 페이지를 열어 이름, 시작한 날, 위의 전적을 볼 수 있어요. 어느 테이블에 앉았는지는 나오지 않아요.
my-data-look = 다른 사람의 눈으로 보기

## Deleting everything

deletion-title = 내 정보 지우기
deletion-lead = 누구인지 알 수 있는 모든 정보를 지금 바로, 영구히 지워요.
deletion-what = 지워지는 것
deletion-what-name = 이름 ‘{ $name }’: 모든 테이블과 로그, 기록에서 사라지고, 다른 사람에게는 ‘누군가’로 보여요.
deletion-what-talk = 테이블에서 한 모든 채팅
deletion-what-figures = 내 페이지와 전적
deletion-what-tables = 내 자리: 진행 중인 게임은 봇이 끝까지 이어서 플레이해요. 시작하지 않은 테이블은 다음 사람에게 넘어가거나 닫혀요.
deletion-what-browser = 쿠키와, 이 브라우저에 남은 테이블 정보. 언어와 화면 모드는 그대로 둬요.
deletion-stays = 남는 것
deletion-stays-text = 끝난 게임의 행동과 주사위는 다른 참가자의 것이기도 하므로 이름 없이 남아요. 이전에 기록을 내려받은 사람의 사본은 지울 수 없어요.
deletion-sure = 네, 나에 관한 모든 것을 지워 주세요. 되돌릴 수 없다는 것을 알아요.
deletion-do = 내 정보 지우기
deletion-keep = 그대로 두기
deletion-done = 모두 지웠어요
deletion-done-text = 이제 여기에는 아무 흔적도 남지 않았어요. 다시 오시면 처음 온 손님으로 반갑게 맞이할게요.
deletion-nobody = 지울 것이 없어요. 등록된 닉네임이 없어요.

## 모든 데이터 내려받기

export-title = 내 데이터 사본
export = 나에 대한 모든 데이터 내려받기
export-text = 여기에 저장된 나에 대한 모든 것을 ZIP 파일 하나로 받아요. 닉네임, 기기, 테이블, 게임 기록이 들어 있어요.
export-busy = 준비하고 있어요. 게임이 많으면 시간이 걸려요…
export-done = 내려받았어요.
