## Looking back

as-it-was = 看當時的局面
replay-title = 重播：{ $name }
back-to-now = 回到現在
back-to-table = 回到這一桌
replay-your-turn = 現在輪到你了。
replay-controls = 播放
replay-slider = 重播位置
replay-position = 第 { $n } 步，共 { $of } 步
replay-play = 播放
replay-pause = 暫停
replay-first = 到開頭
replay-last = 到結尾
replay-back = 後退一步
replay-forward = 前進一步
replay-turn-back = 後退一回合
replay-turn-forward = 前進一回合
replay-speed = 速度
replay-times = { $times } 倍
replay-keys = 空白鍵播放與暫停；方向鍵逐步移動，加按 Shift 逐回合移動。
share-moment = 分享這一刻
link-moment = 這一刻的連結
missed-moves = 你上次行動後，又有 { $count } 次行動
