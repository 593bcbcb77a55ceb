## Settings

settings-title = 設定
settings-lead = 除了名字、遊玩時間和通知以外，所有設定都只儲存在這個瀏覽器裡。
settings-name = 你的名稱
settings-look = 畫面
settings-motion = 減少動態效果
settings-motion-help = 棋子直接到位，骰子也不再滾動。
settings-play = 遊玩方式
volume = 音量
settings-taps = 點一下就行動
settings-taps-help = 關閉時，在觸控螢幕上點第一下只會預覽結果，再點一下才會真正行動。
settings-keys = 單鍵快捷鍵
settings-keys-help = 按一個字母、數字或符號就有作用：數字選擇、H 求提示、A 預先選擇、U 復原、T 報剩餘時間、N 前往輪到你的下一桌、M 開關聲音、? 看規則。關閉後仍可用方向鍵、Enter 和 Esc。
settings-forced = 只有一種選擇時自動行動
settings-forced-help = 只有一件事可做時，稍候會自動替你完成。暗中選擇的遊戲，或仍可收回行動時，不會自動進行。
