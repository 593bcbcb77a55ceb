## 通知

notifications-title = 通知
notifications-unsupported = 這個瀏覽器無法顯示通知。在 iPhone 或 iPad 上，請先把 Ludoteca 加到主畫面。
notifications-denied = 你在這個瀏覽器的設定裡封鎖了通知。
notifications-here = 在這台裝置上接收通知
notifications-here-help = 沒有開啟 Ludoteca 的頁面時也會通知。
notifications-trial = 傳送測試通知
notifications-tried = 已傳送。
notifications-what = 什麼時候通知我
notifications-turn = 輪到我的時候
notifications-running-out = 我的時間快到的時候
notifications-started = 我的牌桌開始的時候
notifications-full = 我的牌桌坐滿的時候
notifications-invited = 有人邀請我的時候
notifications-rematch = 有人想再戰一局的時候
notifications-mentioned = 有人提到我的時候
notifications-finished = 牌桌結束的時候
notifications-quiet = 勿擾時段
notifications-quiet-help = 這段時間發生的事，之後會一次通知。
notifications-from = 從
notifications-until = 到
notifications-ask = 輪到你的時候要通知你嗎？
notifications-ask-yes = 通知我
notifications-ask-no = 不用了
