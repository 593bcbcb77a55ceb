## People and their pages

my-page-no-line = 연결이 끊겼어요. 게임 기록은 그대로 남아 있으니 다시 연결되면 볼 수 있어요. 그동안 언어와 화면 모드는 바꿀 수 있어요.
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
figures-stays = 끝까지 플레이한 게임: { $tables }번 중 { $end }번
figures-thinking-live = 보통 { $time } 안에 둡니다
figures-thinking-days = 며칠에 걸친 게임에서는 보통 { $time } 안에 둡니다
figures-row = 최다 연승: { $best }연승
figures-row-now = 최다 연승: { $best }연승, 지금 { $now }연승 중
opponents-most = 가장 많이 함께한 사람
opponents-games = 게임 { $played }번
opponents-went = 앞선 게임 { $ahead }번, 뒤진 게임 { $behind }번
figures-average = 평균 점수
figures-best = 최고 점수
figures-presets = 설정별 승리
figures-bots = 봇이 있는 테이블에서 거둔 승리
figures-of = { $played }판 중 { $won }승
recent = 최근 게임
recent-rank = { $seats }명 중 { $rank }위
recent-early = 중도 종료
my-data = 다른 사람에게 보이는 것
my-data-public = 같은 테이블에 앉았거나 같은 모임에 있는 사람은 내 페이지를 열어 이름, 시작한 날, 위의 전적과 트로피, 공개 테이블에서 가장 많이 함께한 사람을 볼 수 있어요. 어느 테이블에 앉았는지는 나오지 않아요.
my-data-look = 다른 사람의 눈으로 보기
deletion-title = 내 정보 지우기
export-title = 내 데이터 사본
export = 나에 대한 모든 데이터 내려받기
export-text = 여기에 저장된 나에 대한 모든 것을 ZIP 파일 하나로 받아요. 닉네임, 기기, 테이블, 게임 기록이 들어 있어요.
export-busy = 준비하고 있어요. 게임이 많으면 시간이 걸려요…
export-done = 내려받았어요.

## Deleting everything

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

relations-title = 아는 사람
follow = 팔로우
unfollow = 팔로우 취소
follow-done = { $name } 님을 팔로우해요.
unfollow-done = { $name } 님 팔로우를 취소했어요.
block = 차단
unblock = 차단 해제
block-ask = { $name } 님을 차단할까요?
block-what = 서로 상대로 찾아지지 않고, 시작 전인 테이블에 함께 앉을 수 없으며, 서로 초대할 수도 채팅을 읽을 수도 없어요. { $name } 님에게는 알리지 않아요.
block-done = { $name } 님을 차단했어요.
unblock-done = { $name } 님 차단을 해제했어요.
followed-title = 팔로우하는 사람
followed-nobody = 아직 없어요. 그 사람의 페이지에서 팔로우할 수 있어요.
followed-here = 지금 있어요
followed-are-here = 지금 와 있는 팔로우한 사람
followed-join = { $game } 참가
followed-watch = { $game } 관전
followed-open = { $game } 열기
blocked-title = 차단한 사람
wish-seen-by = 내가 있는지와 내 공개 테이블을 볼 수 있는 사람
wish-invited-by = 함께 플레이한 적 없어도 나를 초대할 수 있는 사람
wish-who-followers = 나를 팔로우하는 모두
wish-who-mutual = 서로 팔로우하는 사람
wish-who-nobody = 아무도 안 됨
wish-strangers = 모르는 사람에게서 읽는 채팅
wish-strangers-help = 팔로우하지도 초대하지도 않은 사람을 말해요.
wish-strangers-all = 모두
wish-strangers-phrases = 빠른 채팅과 반응만
error-blocked = 내가 차단한 사람이에요.
error-yourself = 바로 나예요.
error-too-many-followed = 이미 { $most }명을 팔로우하고 있어요. 먼저 다른 사람을 취소하세요.
error-too-many-blocked = 이미 { $most }명을 차단했어요. 먼저 다른 사람을 해제하세요.

### 트로피

trophies = 트로피
trophy-first = { $day }에 처음
trophy-times = { $times }번
trophy-new = 새 트로피!

### 게임의 순위표

leaderboard-of = 순위표: { $game }
leaderboard-lead = 모두 1500에서 시작해요. 400 높으면 열한 게임 중 열 게임쯤 이겨요.
leaderboard-season = 시즌
leaderboard-all = 전체 기간
leaderboard-quarter = { $year }년 { $quarter }분기
leaderboard-empty = 아직 레이팅이 있는 사람이 없어요. 다른 사람과 레이팅전을 몇 번 해 보세요.
leaderboard-among = 보기
leaderboard-everybody = 모두
leaderboard-followed = 팔로우하는 사람
leaderboard-follow = 아직 팔로우하는 사람이 없어요. 목록에서 이름을 눌러 그 사람의 페이지를 열고 ‘팔로우’를 눌러 보세요.
leaderboard-follow-first = 그러려면 다시 로그인할 방법이 있어야 해요.
leaderboard-followed-empty = 팔로우하는 사람 중에 아직 레이팅이 있는 사람이 없어요.
leaderboard-together = 모두 함께 이기거나 지는 게임이라 레이팅이 없어요.
leaderboard-place = 순위
leaderboard-name = 이름
leaderboard-played = 게임
leaderboard-you = 내 순위
leaderboard-you-provisional = 레이팅이 잠정인 동안에는 목록에 나오지 않아요.
leaderboard-more = 더 보기
