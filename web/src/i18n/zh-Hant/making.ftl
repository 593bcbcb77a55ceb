## Making a table

who-may-come = 誰能找到這一桌
come-private = 只有拿到連結的人
come-listed = 所有人
come-private-help = 不會出現在任何清單上。
come-listed-help = 會出現在「等人加入的遊戲桌」，其他人也可以觀戰。
more-settings = 更多設定
setting-absence = 有人離開時等待
setting-absence-60 = 1 分鐘
setting-absence-300 = 5 分鐘
setting-absence-3600 = 1 小時
setting-absence-86400 = 1 天
setting-absence-259200 = 3 天
setting-absence-never = 一直等下去
setting-stand-in = 之後由電腦代玩
setting-absence-help = 回來的人可以馬上取回座位。
setting-forfeit = 有人認輸時
setting-forfeit-bot = 由電腦接手
setting-forfeit-last = 排在最後
setting-talk = 這一桌的聊天
setting-talk-all = 自由聊天
setting-talk-phrases = 只限常用語
setting-talk-off = 關閉
settings-of-table = 這一桌的設定
no-board = 這款遊戲還沒有版圖，只能透過 API 玩。
