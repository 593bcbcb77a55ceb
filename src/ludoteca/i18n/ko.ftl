### 서버가 직접 하는 말: 페이지의 제목과 설명.

site = Ludoteca
site-line = 보드게임이 모여 있는 곳. 친구나 봇과 브라우저에서 바로 즐기세요. 설치도 요금도 없어요.
page-title = { $title } · Ludoteca
needs-scripts = Ludoteca에는 JavaScript가 필요해요. 브라우저에서 켜 주세요.

game-title = { $game } 온라인으로 하기
game-facts =
    { $least ->
        [0] { $most }명
       *[other] { $least }~{ $most }명
    }, { $minutes_from ->
        [0] 약 { $minutes_to }분
       *[other] { $minutes_from }~{ $minutes_to }분
    }. { $blurb }

invite-title = { $name } 님의 초대: { $game }
invite-line = 링크를 열고 이름을 정한 뒤 자리에 앉으세요. 가입도 설치도 필요 없어요.
watch-title = { $game } 진행 중: { $people }
watch-title-alone = { $game } 진행 중: { $people }
watch-line = 링크를 열면 브라우저에서 바로 관전할 수 있어요.
over-title = { $game } 끝: { $people }
over-title-alone = { $game } 끝: { $people }
over-line = 결과를 보고, 게임을 처음부터 하나하나 다시 볼 수 있어요.
bots-only = 봇들
moment-title = { $game }의 한 장면
moment-line = { $people }의 게임, { $n }단계. 링크를 열면 그때의 게임판이 보여요.
no-table-title = 없는 테이블이에요
no-table-line = 링크를 복사하다가 일부가 잘렸을지도 몰라요.

records-title = 기록 열기
records-line = 기록은 끝난 게임을 담은 파일이에요. 주사위를 하나하나 확인하고 다시 볼 수 있어요.

about-title = Ludoteca 소개
about-line = 계정도 광고도 추적도 없는 무료 오픈 소스예요. 어떻게 돌아가는지, 어떻게 직접 운영하는지 알려 드려요.

challenge-title = { $game } 챌린지: { $day }
challenge-again-title = { $game }: 같은 주사위로 다시 한 판
challenge-line = 모두가 같은 주사위로 각자 겨뤄요. 누가 가장 잘 살릴까요?

shortcut-games = 게임 고르기
shortcut-mine = 내 테이블

lobby-title = 테이블
lobby-line = 사람을 기다리는 테이블과 지금 관전할 수 있는 게임이 모여 있어요.
learn-title = { $game } 배우기
learn-line = 직접 해 보며 한 단계씩 배우는 첫 게임이에요.
leaderboard-title = { $game } 순위표
leaderboard-line = 누가 가장 잘하는지, 전체 기간과 이번 시즌의 레이팅을 볼 수 있어요.
tournaments-title = 대회
tournaments-line = 상대를 바꿔 가며 여러 라운드를, 되도록 모두 같은 주사위로 겨뤄요.
groups-title = 모임
groups-line = 함께 게임을 즐기는 사람들의 모임이에요.

## Feeds of a person: their calendar and their reader

feed-title = { $name }님의 테이블
feed-turn = { $game }: 내 차례예요
feed-started = { $game }: 게임이 시작됐어요
feed-finished = { $game }: 게임이 끝났어요
feed-with = 함께하는 사람: { $people }

## Webhooks: what a receiver is told

webhook-full = { $game }: 자리가 다 찼어요. { $people }
webhook-started = { $game }: 게임이 시작됐어요. { $people }
webhook-turn = { $game }: 이번 차례는 { $people }
webhook-finished = { $game }: 게임이 끝났어요. { $people }
webhook-test = Ludoteca에서 보낸 테스트예요. 웹훅이 잘 작동해요.

## 터미널에서

play-begins = { $game }, 시드 { $seed }
play-you = 나
play-bot = 봇 { $n }
play-choose = 선택, 1~{ $most } (?는 테이블 보기, q는 나가기):
play-choose-inside = 선택, 1~{ $most } (0은 뒤로, q는 나가기):
play-choose-again = 선택을 마쳤어요. 아직 고르는 사람이 있어요. Enter로 계속하거나 1~{ $most }번으로 선택을 취소하세요:
play-not-that = 1부터 { $most } 사이의 번호로 답해 주세요.
play-left = 테이블에서 나왔어요.

## 모든 데이터를 내보낼 때의 README.txt

export-readme =
    이 Ludoteca가 { $name } 님에 대해 알고 있는 모든 것이에요.

    person.json: 닉네임, 공개 아이디, 처음과 마지막 방문, 로그인된 브라우저예요.
    seats.json, tables.json, outcomes.json, talk.json 등: 데이터베이스에서 내게 속한 행이에요. 종류마다 파일이 하나씩 있고, 행이 없는 파일은 빠져 있어요.
    records/: 끝까지 한 게임이에요. 게임마다 파일이 하나씩 있어요. ‘기록 열기’ 페이지에서 열거나 ludoteca verify 명령으로 확인할 수 있어요. 아직 열려 있는 챌린지의 게임은 챌린지가 끝날 때까지 빠져 있어요.

    시각은 1970년 UTC부터 센 밀리초예요. 다른 사람이 나인 것처럼 행동할 수 있게 하는 비밀은 들어 있지 않아요. 다른 사람은 모든 기록에서처럼 이름으로만 나와요.
## 메일

mail-asked = { $time }에 { $browser }에서 요청했어요.
mail-some-browser = 브라우저
mail-link-life = 링크는 한 번만, 15분 동안 쓸 수 있어요.
mail-sign-in-subject = Ludoteca 로그인
mail-sign-in-text = 이 링크를 열면 로그인할 수 있어요. 요청한 브라우저에서 여는 게 가장 좋아요.
mail-sign-in-button = 로그인
mail-sign-in-footer = 요청한 적이 없다면 아무것도 하지 않아도 돼요. 링크가 없으면 아무도 들어올 수 없어요.
mail-add-subject = Ludoteca에서 쓸 메일 주소를 확인해 주세요
mail-add-text = { $name } 님이 이 주소로 Ludoteca에 로그인하려고 해요. 본인이 맞다면 이 링크를 열어 주세요.
mail-add-button = 주소 확인
mail-add-footer = 요청한 적이 없다면 아무것도 하지 않아도 돼요. 링크를 열지 않으면 주소는 쓰이지 않아요.
mail-removed-subject = Ludoteca에서 메일 주소가 삭제됐어요
mail-removed-text = 이제 이 주소로는 Ludoteca에 로그인할 수 없어요. 직접 한 일이 아니라면 다른 방법으로 로그인해서 기기를 확인해 주세요.
mail-removed-footer = 다시 추가하지 않는 한 이 주소로 보내는 마지막 메일이에요.
mail-notices-subject = Ludoteca 알림 { $count }개
mail-notices-button = 바로 가기
mail-notices-footer-at-once = 이 주소로 알림을 받기로 해서 보내 드려요. 1분 안에 보내요.
mail-notices-footer-hourly = 이 주소로 알림을 받기로 해서 보내 드려요. 한 시간에 한 통까지만 보내요.
mail-notices-footer-daily = 이 주소로 알림을 받기로 해서 보내 드려요. 하루에 한 통만 보내요.
mail-notices-unsubscribe = 메일 알림 그만 받기
## 알림: 보고 있지 않던 사람에게 일어난 일

notice-turn = { $game }: 내 차례예요
notice-turn-body = 다른 사람들이 기다리고 있어요.
notice-running-out = { $game }: 시간이 얼마 남지 않았어요
notice-running-out-body = 곧 두지 않으면 다른 누군가가 자리를 대신해요.
notice-started = { $game }: 게임이 시작됐어요
notice-started-body = 내 테이블이 시작됐어요.
notice-full = { $game }: 자리가 다 찼어요
notice-full-body = 모두 모였어요. 이제 시작할 수 있어요.
notice-invited = { $name } 님이 { $game }에 초대했어요
notice-invited-nameless = { $game }에 초대받았어요
notice-invited-body = 자리가 기다리고 있어요.
notice-rematch = { $name } 님이 { $game } 재대결을 원해요
notice-rematch-nameless = { $game } 재대결
notice-rematch-body = 재대결 자리가 기다리고 있어요.
notice-finished = { $game }: 게임이 끝났어요
notice-finished-body = 어떻게 끝났는지 확인해 보세요.
notice-mentioned = { $name } 님이 나를 언급했어요
notice-mentioned-nameless = 누군가 나를 언급했어요
notice-mentioned-body = { $game } 테이블에서요.
notice-matched = { $game }: 함께할 사람을 찾았어요
notice-matched-body = 지금 바로 들어오세요. 잠깐만 기다려 줘요.
notice-round = { $name }: 라운드가 시작돼요
notice-round-body = { $game } 테이블이 준비됐어요.
notice-reopened = { $game }: 게임이 이어져요
notice-reopened-body = 운영진이 내 테이블을 다시 열었어요.
notice-called = { $game }: 함께할 사람을 찾고 있어요
notice-called-any = 누군가 함께 게임할 사람을 찾고 있어요
notice-called-body = 기다리는 동안 눌러서 함께하세요.
notice-group = { $name }: { $game } 테이블이 열려 있어요
notice-group-body = 모임에서 함께할 사람을 찾고 있어요. 눌러서 앉으세요.
notice-turns =
    { $count ->
       *[other] 테이블 { $count }개에서 내 차례예요
    }
notice-several =
    { $count ->
       *[other] 테이블 { $count }개의 새 소식이 있어요
    }
notice-trial = 알림이 잘 와요
notice-trial-body = Ludoteca가 이렇게 알려 드려요.
