## Lists of tables

lobby-title = 테이블
my-tables = 내 테이블
my-tables-all = 내 테이블 모두 보기
all-tables = 테이블 모두 보기
open-tables = 참가할 수 있는 테이블
open-tables-none = 지금은 함께할 사람을 찾는 테이블이 없어요. 공개 테이블을 만들면 다른 사람들에게 바로 보여요.
running-tables = 관전할 수 있는 테이블
over-tables = 끝난 테이블
time-left = { $time } 남음
new-results = 새 결과
result-new = 새 결과
results-unseen = 새 결과 { $count }개
next-table = 다음 테이블
next-table-waits = 내 차례인 다음 테이블
next-table-key = 내 차례인 다음 테이블 (N)
more-tables = 더 보기
lists-lost = 연결이 끊겼어요. 다시 연결하는 중…
turn-since = 내 차례 ({ $when })
turn-of = { $name } 님 차례
table-running = 진행 중
seats-open = 빈자리 { $count }개
seats-full = 자리가 다 찼고 아직 시작 전
join = 참가
watch = 관전
play-turn = 내 차례
open-table = 열기
replay = 다시 보기
proof-short = 추첨 검증
ended-place = { $seats }명 중 { $rank }위, { $points }점
ended-won = 1위 { $names }, { $points }점
ended-undecided = 끝까지 하지 않은 게임
turns-waiting = 테이블 { $count }개에서 내 차례예요

## Finding a game among many

search-name = 게임 찾기
search-players = 인원
search-players-any = 인원
search-players-of = { $players }명
search-minutes = 시간
search-minutes-any = 시간
search-minutes-most = { $minutes }분 이내
search-complexity = 난이도
search-complexity-any = 난이도
search-complexity-most = { $level }/5 이하
search-found = 게임 { $count }개를 찾았어요
search-none = 조건에 맞는 게임이 없어요. 조건을 줄이거나 전체를 살펴보세요.
search-all = 모든 게임 보기
tournaments = 대회
