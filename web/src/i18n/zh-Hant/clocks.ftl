## Time controls

clock-none = 不計時
clock-relaxed = 悠閒
clock-normal = 一般
clock-fast = 快速
clock-days = 分多天進行
clock-none-help = 每個人想多久都可以。
clock-live-help = 每個人一開始有 { $bank }，每走一步再加 { $increment }。
clock-bank-help = 每個人整局共有 { $bank }。
clock-days-help = 不必一直在線上：每一步有 { $time } 可以想。
clock-each = 每一步的時間
clock-up-bot = 時間用完後由電腦接手，回來後可以拿回座位。
clock-up-last = 時間用完的人排最後一名。
clock-named-relaxed = 即時，悠閒
clock-named-normal = 即時，一般步調
clock-named-fast = 即時，快速
clock-named-live = 即時，{ $control }
clock-named-day = 一天一步
clock-named-week = 一週一步
clock-named-each = 每 { $time } 一步
clock-about = 約 { $minutes } 分鐘

## Clocks

clock-left = 剩餘時間：{ $time }
clock-is-up = 時間到
clock-until = 到 { $when }
clock-of-you = 你還有 { $time }。
clock-of = { $name }：{ $time }。
clock-warning = 你只剩 { $seconds } 秒！
clock-warning-minute = 你還剩一分鐘。
clock-up-you = 你的時間到了，由電腦接手。
clock-thought = 思考時間
clock-thought-for = 想了 { $time }
