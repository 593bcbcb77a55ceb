### 한국어 루도테카: 게임을 둘러싼 화면의 말.

app-name = Ludoteca
app-line = 보드게임이 모인 집. 친구나 봇과 브라우저에서 바로 즐기세요. 설치도 요금도 없습니다.
skip-to-content = 본문으로 건너뛰기
loading = 잠시만요…
language = 언어
appearance = 화면 모드
appearance-system = 시스템 설정 따르기
appearance-light = 밝게
appearance-dark = 어둡게
close = 닫기

## First page

games = 게임
players = { $least }~{ $most }명
minutes = 약 { $minutes }분
minutes-range = 약 { $least }~{ $most }분
complexity = 난이도 { $level }/5
play-now = 봇과 바로 시작
opponents = 상대 봇 수
level = 봇 수준
play-bots = 봇 { $count }명
change = 바꾸기
level-random = 무작위
level-easy = 쉬움
level-medium = 보통
level-hard = 어려움
nickname = 닉네임
nickname-help = 같은 테이블 사람들에게 보이는 이름입니다. 가입은 필요 없습니다.
nickname-other = 다른 이름 추천
nickname-suggestions = 느긋한 수달|운 좋은 왜가리|호기심 많은 여우|햇살 오소리|다정한 곰|날쌘 제비|명랑한 울새|졸린 부엉이|용감한 딱정벌레|상냥한 고래|재빠른 스라소니|씩씩한 도롱뇽|영리한 까치|끈기 있는 달팽이|떠도는 거위|당찬 참새
make-table = 테이블을 만들어 링크 공유하기
make-table-now = 테이블 만들기
new-table = 새 테이블
rules-of-table = 게임 설정
seats = 자리
seat-number = { $number }번 자리
seat-me = 나
seat-open = 빈자리 (링크를 받은 사람)
seat-bot = 봇: { $level }
add-seat = 자리 추가
remove-seat = { $number }번 자리 빼기

## Pages that are not there

missing-title = 여기에는 아무것도 없습니다
missing-text = 없는 페이지입니다. 링크를 복사하다가 일부가 잘렸을 수 있습니다.
to-first-page = 게임 목록으로

## Waiting for the start

waiting-title = 시작 대기 중
waiting-open = 빈자리가 { $count }개 남았습니다.
waiting-full = 자리가 모두 찼습니다.
waiting-owner-starts = 준비되면 시작하세요.
waiting-for-owner = 테이블을 만든 사람이 시작하면 게임이 열립니다.
share = 이 링크를 공유하세요
share-help = 링크를 연 사람은 빈자리에 앉거나 관전할 수 있습니다.
link = 이 테이블의 링크
copy = 복사
copied = 복사됨
sit-here = 여기 앉기
sit-here-seat = 여기 앉기: { $number }번 자리
stand-up = 일어나기
open-seat = 빈자리
fill-with-bot = 봇 앉히기
fill-seat-with-bot = { $number }번 자리에 봇 앉히기
free-seat = 자리 비우기
free-seat-number = { $number }번 자리 비우기
start = 게임 시작
start-needs-seats = 먼저 빈자리를 모두 채워야 합니다.
who-are-you = 어떻게 불러 드릴까요?

## At the table

board = 게임판
you = 나
bot-level = 봇, { $level }
absent = 자리 비움
to-act = 차례
score = 점수
points = { $points }점
watchers =
    { $count ->
        [0] 관전하는 사람이 없습니다
       *[other] { $count }명이 관전하고 있습니다
    }
watching = 관전 중입니다.
choices = 내 선택지
choices-none = 지금은 고를 것이 없습니다.
choices-keys = 방향키와 Enter, 또는 숫자 키로 고르세요.
log = 지금까지의 진행
log-empty = 아직 아무 일도 없었습니다.
show-log = 기록
show-choices = 선택지
sending = 보내는 중…

## When something is in the way

line-connecting = 연결하는 중…
line-lost = 연결이 끊겼습니다. 다시 연결하는 중…
line-lost-help = 사라지는 것은 없습니다. 연결되는 대로 게임이 이어집니다.
notice-stale = 그사이 게임이 진행되었습니다. 방금 고른 것은 지난 질문에 대한 답이었습니다.
notice-outdated = Ludoteca가 새로워졌습니다. 페이지를 다시 불러와 주세요.
reload = 다시 불러오기
stopped-title = 이 테이블은 멈췄습니다
stopped-text = 규칙 처리 중 문제가 생겨 더 나빠지지 않도록 테이블을 멈췄습니다. 다른 테이블은 계속됩니다.
board-failed = 게임판을 불러오지 못했습니다.
try-again = 다시 시도

## The end

result-title =
    { $team ->
        [won] 함께 이겼습니다!
        [lost] 함께 졌습니다.
       *[none] 게임이 끝났습니다
    }
result-won = 승리했습니다!
result-shared-win = 공동 우승입니다!
rank = { $rank }위
ranking = 순위
play-again = 한 판 더
see-board = 게임판 보기
see-result = 결과 보기
other-games = 모든 게임
see-replay = 다시 보기

## Looking back

as-it-was = 그때의 판 보기
replay-title = 다시 보기: { $name }
back-to-now = 지금으로 돌아가기
back-to-table = 테이블로 돌아가기
replay-your-turn = 지금 내 차례입니다.
replay-controls = 재생
replay-slider = 재생 위치
replay-position = 기록 { $n } / { $of }
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
replay-keys = 스페이스 키로 재생하고 멈춥니다. 화살표 키는 한 단계씩, Shift와 함께 누르면 한 차례씩 움직입니다.
share-moment = 이 순간 공유하기
link-moment = 이 순간의 링크
missed-moves = 내 마지막 수 이후 { $count }수

## Records

records = 기록
records-title = 기록 열기
records-text = 기록은 끝난 테이블을 담은 파일입니다. 누가 두었고, 무엇이 나왔고, 무엇을 골랐는지 들어 있습니다. 저희가 있든 없든 누구나 확인하고 다시 볼 수 있습니다.
records-choose = 파일 고르기
records-drop = 또는 여기에 끌어다 놓기
records-where = 파일은 브라우저가 열며 어디에도 저장되지 않습니다. 체크섬과 자취와 모든 추첨은 브라우저가 확인합니다. 규칙은 저희 서버에서 돌아갑니다. 지금 보는 기록 하나만 서버로 보내져 끝까지 진행된 뒤 잊힙니다.
records-other = 다른 파일 열기
records-which = 기록 (모두 { $of }개)
records-none = 이 파일에는 기록이 없습니다.
records-not-this = { $number }번째 줄은 기록이 아닙니다.
records-too-large = 파일이 64MB보다 큽니다. 한 줄이 기록 하나이니 나누어 주세요.
records-unreadable = 파일을 읽을 수 없습니다.
record-checking = 확인하는 중…
record-good = 이 기록은 모두 올바릅니다.
record-bad = 이 기록에 올바르지 않은 점이 있습니다.
record-here = 브라우저가 확인한 것
record-server = 서버가 확인한 것
record-checksum-good = 체크섬이 맞습니다.
record-checksum-bad = 체크섬이 맞지 않습니다. 줄 안의 무언가가 바뀌었습니다.
record-trail-good = 자취가 항목마다 맞습니다.
record-trail-header = 자취가 기록의 머리와 맞지 않습니다.
record-trail-entry = 자취가 { $n }번 항목부터 맞지 않습니다.
record-draws-good =
    { $by ->
        [secret] 추첨 { $count }번이 모두 약속된 비밀값에서 나옵니다.
       *[seed] 추첨 { $count }번이 모두 시드에서 나옵니다.
    }
record-draws-bad = { $n }번 항목의 추첨이 나와야 할 값과 다릅니다.
record-secret-bad = 비밀값이 약속된 것과 다릅니다.
record-draws-unknown = 추첨을 확인할 수 없었습니다.
record-rules-good = 모든 항목이 규칙에 맞고 결과도 올바릅니다.
record-seed-help = 그 자체로 올바른 기록이라도 실제로 없었던 테이블의 것일 수 있습니다. 그것은 내 테이블에서 내가 간직한 것만이 알려 줍니다.

## The proof of the dice

proof = 주사위 증명
proof-good = 이 주사위는 공정했고, 브라우저가 그것을 증명할 수 있습니다.
proof-consistent = 이 주사위를 의심할 점은 없습니다.
proof-bad = 이 주사위에 올바르지 않은 점이 있습니다.
proof-commitment-same = 약속값이 시작 전에 브라우저가 들은 것과 같습니다.
proof-commitment-late = 브라우저는 시작 뒤에야 약속값을 들었습니다. 그 전에 다른 값이었는지는 알 수 없습니다.
proof-commitment-other = 약속값이 브라우저가 처음 들은 것과 다릅니다.
proof-commitment-unknown = 이 테이블에서 브라우저는 약속값을 듣지 못했습니다. 모두 서로 맞는지만 확인할 수 있습니다.
proof-secret-good = 비밀값이 약속된 것과 같습니다.
proof-entropy-there = 브라우저가 낸 무작위 바이트가 모든 추첨에 들어 있습니다.
proof-entropy-missing = 브라우저가 낸 무작위 바이트가 빠져 있습니다.
proof-entropy-unknown = 이 테이블에서 브라우저는 무작위 바이트를 요청받지 않았습니다.
proof-record-bad = 기록이 서로 맞지 않습니다.
proof-derivation = 추첨은 이렇게 나왔습니다
proof-which = 추첨
proof-draw =
    { $entry }번 항목: { $seat_you ->
        [yes] 나
       *[other] { $seat_name }
    }, { $of } 중 { $number }
proof-draw-start = { $entry }번 항목: 시작, { $of } 중 { $number }
proof-draw-before = 이전 추첨
proof-draw-after = 다음 추첨
proof-no-draws = 이 테이블에서는 추첨이 없었습니다.
proof-step-secret = 테이블이 끝난 뒤 공개된 비밀값:
proof-step-message = 추첨 { $k }의 메시지(프로토콜, 테이블, 모두의 무작위 바이트, 추첨 번호):
proof-step-digest = 비밀값으로 계산한 메시지의 HMAC-SHA-256. 앞의 16자리만 씁니다:
proof-step-value = 수로 읽으면:
proof-step-thrown = 너무 커서 { $n }가지 결과 중 일부가 유리해집니다. 버리고 다음 추첨을 씁니다.
proof-step-outcome = { $n }으로 나눈 나머지:
proof-step-shown = 결과는 0부터 셉니다. 이것은 { $n } 중 { $number }번째이고, 주사위라면 눈의 수입니다.
proof-meaning = 증명되는 것과 증명되지 않는 것
proof-proves = 어떤 결과도 손으로 고르거나 바꾸거나 다시 던지지 않았습니다. 모든 결과는 시작할 때 비밀값과 모두의 무작위 바이트로 정해졌습니다. 서버는 약속할 때 그 바이트를 몰랐으므로 자기에게 유리한 비밀값을 고를 수 없었습니다.
proof-not = 다음은 증명되지 않습니다
proof-not-together = 서버가 마지막에 응답한 누군가와 짜지 않았다는 것
proof-not-ahead = 서버가 미리 보지 않았다는 것. 진행 중에 비밀값을 알지만 아무것도 바꿀 수는 없습니다.
proof-not-late = 시작한 뒤에 온 사람에 대한 것. 다른 사람들의 무작위 바이트에 기댈 뿐입니다.
proof-not-page = 같은 서버가 보낸 이 페이지가 정직하다는 것. 기록을 내려받아 직접 가진 프로그램으로 확인해 보세요.
record-download = 기록 내려받기
luck = 운
luck-sentence =
    { $seat_you ->
        [yes] 주사위는 나에게 { $points }점의 가치가 있었습니다.
       *[other] 주사위는 { $seat_name } 님에게 { $points }점의 가치가 있었습니다.
    }
luck-help = 각 추첨을 나올 수 있던 모든 결과의 평균과 비교한 것으로, 게임 자체 봇의 평가를 따릅니다.

## 되돌리기와 미리 보기

undo = 되돌리기
do-it = 실행
let-it-be = 그만두기
single-taps = 한 번만 눌러도 바로 실행
event-undone =
    { $seat_you ->
        [yes] 되돌렸습니다.
       *[other] { $seat_name } 님이 되돌렸습니다.
    }
undo-nothing = 되돌릴 행동이 없습니다.
undo-drawn = 이미 운이 결정되어 되돌릴 수 없습니다.
undo-revealed = 숨겨진 것이 공개되어 되돌릴 수 없습니다.
undo-others = 다른 사람이 이미 행동해서 되돌릴 수 없습니다.
undo-together = 여럿이 동시에 고르는 동안에는 되돌릴 수 없습니다.
undo-over = 게임이 끝나 되돌릴 수 없습니다.

## 힌트

hint = 힌트
hint-key = 봇이라면 어떻게 할지 묻기 (H)
hint-level = 물어볼 봇
hint-close = 힌트 닫기
hint-thinking = 봇({ $level })이 생각하고 있습니다…
hint-figures =
    { $known ->
        [no] { "" }
        [points] : 약 { $points }점
       *[both] : 약 { $points }점, 이길 확률 { $win }
    }
hint-chosen = 봇({ $level })의 선택은 “{ $option }”{ $figures }.
hint-second = 그다음은 “{ $option }”{ $figures }.
hint-doubt = 여기서부터 여러 번 끝까지 두어 보면 다른 선택이 더 낫습니다. “{ $option }”{ $figures }.
hint-mark = 봇의 선택
hint-win = 이길 확률
hints = 힌트
hints-help = 이 테이블에서 누구나 봇에게 조언을 구할 수 있는지 정합니다.
hints-on = 허용
hints-off = 사용 안 함

## 게임 돌아보기

see-review = 돌아보기
review-title = 게임 돌아보기
review-to-table = 테이블로 돌아가기
review-pending = 게임을 한 수씩 살펴보고 있습니다. 몇 초 걸립니다…
review-chances = 수마다 이길 확률
review-points = 수마다 예상 점수
review-start = 첫 수를 두기 전
review-move = { $number }번째 수, { $name }
review-see = 이 순간 보기
review-as-table = 표로 보기
review-column = 수
review-costly = 가장 아쉬운 수
review-whose = 누구의 수
review-all = 모두
review-mine = { $name } (나)
review-price =
    { $kind ->
        [both] 이길 확률 { $win }, { $points }점
        [wins] 이길 확률 { $win }
        [points] { $points }점
       *[little] 조금 손해
    }
review-chosen = 둔 수
review-better = 더 나은 수
review-none = 눈에 띄게 아쉬운 수가 없습니다. 여기서 잃은 것은 운이었을 수 있습니다.
review-how = 알아내는 방법: 각 국면에서 여러 판을 무작위로 끝까지 두어 봅니다. 수는 둔 사람이 그때 알 수 있었던 것만으로, 주사위를 굴리기 전을 기준으로 따집니다. 그 뒤의 운은 상관없습니다. 모든 숫자는 추정입니다.

## Errors

error-network = 서버에 연결할 수 없습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.
error-unreadable = 서버가 요청을 이해하지 못했습니다.
error-unreadable-frame = 서버가 메시지를 이해하지 못했습니다.
error-unreadable-action = 서버가 이 선택을 이해하지 못했습니다.
error-no-guest = 먼저 닉네임을 정해 주세요.
error-forged-request = 페이지를 너무 오래 열어 두었습니다. 다시 불러와 주세요.
error-foreign-origin = 다른 사이트에서 온 요청이라 거절했습니다.
error-not-owner = 테이블을 만든 사람만 할 수 있습니다.
error-not-your-seat = 내 자리가 아닙니다.
error-not-found = 여기에는 아무것도 없습니다.
error-no-such-table = 없는 테이블입니다. 링크를 복사하다가 일부가 잘렸을 수 있습니다.
error-method = 서버가 지원하지 않는 요청입니다.
error-no-such-game = 이곳에 없는 게임입니다.
error-no-such-seat = 없는 자리입니다.
error-no-such-level = 그런 수준의 봇은 없습니다.
error-options = 이 게임에 맞지 않는 설정입니다.
error-seat-count = 이 게임은 자리가 { $least }~{ $most }개여야 합니다.
error-history-range = 한 번에 { $most }개까지만 읽을 수 있습니다.
error-record = 이 기록은 올바르지 않습니다. { $place }: { $what }.
error-name-empty = 닉네임에는 글자가 하나 이상 있어야 합니다.
error-name-too-long = 닉네임은 { $most }자까지 쓸 수 있습니다.
error-name-characters = 닉네임에는 글자, 숫자, 띄어쓰기, 간단한 문장 부호만 쓸 수 있습니다.
error-name-like-a-bot = 봇 이름처럼 보입니다. 다른 이름을 골라 주세요.
error-already-seated = 이미 이 테이블에 앉아 있습니다.
error-not-seated = 이 테이블에 앉아 있지 않습니다.
error-seat-taken = 다른 사람이 먼저 앉았습니다.
error-table-full = 자리가 모두 찼습니다. 관전은 할 수 있습니다.
error-seat-open = 빈자리가 있습니다. 시작하기 전에 채워 주세요.
error-table-started = 게임이 이미 시작되었습니다.
error-not-running = 진행 중인 게임이 아닙니다.
error-not-over = 게임이 끝난 뒤에 볼 수 있습니다.
error-not-asked = 지금은 고를 것이 없습니다.
error-hints-off = 이 테이블에서는 힌트를 쓸 수 없습니다.
error-no-record = 주사위를 검증할 수 있기 전에 만들어진 테이블이라 기록이 없습니다.
error-table-stopped = 이 테이블은 멈췄습니다.
error-no-preview = 여기서는 결과를 미리 볼 수 없습니다.
error-too-large = 한 번에 보내기에는 너무 큽니다.
error-too-many = 조금 빨랐습니다. 잠시 뒤에 다시 시도해 주세요.
error-too-many-tables = 한 시간 안에 테이블을 { $most }개 만들었습니다. 조금 뒤에 다시 시도해 주세요.
error-internal = 저희 쪽에 문제가 생겼습니다. 잠시 뒤에 다시 시도해 주세요.
error-no-hint = 봇이 이번에는 답하지 못했습니다. 잠시 후 다시 물어보세요.
error-no-review = 이 게임을 돌아볼 수 없었습니다.
error-not-saved = 서버가 저장하지 못해 아무 일도 일어나지 않았습니다. 잠시 뒤에 다시 시도해 주세요.
