### 레이팅, 순위표, 레이팅에 반영되는 테이블

setting-rated = 레이팅
setting-rated-help = 다시 로그인할 수 있는 사람들의 레이팅에 반영돼요. 힌트가 없고, 나가면 최하위가 돼요.
setting-rated-yes = 레이팅전
setting-rated-no = 친선전
rated-table = 레이팅전
rated-not-you = 레이팅전이지만 내 결과는 반영되지 않아요. 반영하려면 먼저 패스키처럼 다시 로그인할 방법을 추가하세요. 그대로 함께 플레이해도 괜찮아요.
rated-not-you-how = 로그인 방법 추가

rating = 레이팅
ratings = 레이팅
rating-practice = 봇 상대 연습
rating-provisional = 잠정
rating-provisional-help = 게임 수가 충분해질 때까지 레이팅은 잠정이에요.
rating-games = { $games }게임
rating-curve = { $first }에서 { $last }까지
rating-changes = 이 게임 후의 레이팅
rating-change = { $before }에서 { $after }까지
rating-none-here = 비교할 사람이 두 명이 되지 않아 레이팅에 반영되지 않았어요.
rating-pending = 레이팅을 계산하고 있어요…
beaten-best = 이긴 최고 단계
beaten-times = { $name }: { $times }번

leaderboard = 순위표
