## Time controls

clock-none = 제한 없음
clock-relaxed = 느긋하게
clock-normal = 보통
clock-fast = 빠르게
clock-days = 며칠에 걸쳐
clock-none-help = 원하는 만큼 생각할 수 있어요.
clock-live-help = 처음에 { $bank }{ JOSA($bank, "이/가") } 주어지고, 한 수 둘 때마다 { $increment }씩 늘어나요.
clock-bank-help = 게임 전체에 { $bank }{ JOSA($bank, "이/가") } 주어져요.
clock-days-help = 계속 접속해 있지 않아도 돼요. 한 수마다 { $time }{ JOSA($time, "이/가") } 주어져요.
clock-each = 한 수에 주어지는 시간
clock-up-bot = 시간이 다 되면 봇이 이어서 해요. 돌아오면 자리를 되찾을 수 있어요.
clock-up-last = 시간이 다 되면 꼴찌가 돼요.
clock-named-relaxed = 실시간, 느긋하게
clock-named-normal = 실시간, 보통 속도
clock-named-fast = 실시간, 빠르게
clock-named-live = 실시간, { $control }
clock-named-day = 하루에 한 수
clock-named-week = 일주일에 한 수
clock-named-each = { $time }마다 한 수
clock-about = 약 { $minutes }분

## Clocks

clock-left = 남은 시간: { $time }
clock-is-up = 시간 초과
clock-until = { $when }까지
clock-of-you = 내 시간: { $time }.
clock-of = { $name }: { $time }.
clock-warning = { $seconds }초 남았어요!
clock-warning-minute = 1분 남았어요.
clock-up-you = 시간이 다 되어 봇이 이어서 하고 있어요.
clock-thought = 생각한 시간
clock-thought-for = { $time } 생각함
