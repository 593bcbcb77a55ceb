### 群組：群組頁、自己頁面上的清單，以及會被拒絕的事

group = 群組
groups-mine = 我的群組
groups-none = 社團、班級或朋友：一個連結，有自己的遊戲桌和戰績。
group-make = 建立群組
group-name = 群組名稱
group-members = { $people } 位成員

group-join = 加入群組
group-join-text = 有人給了你這個群組的連結。加入之後就能看到群組的遊戲桌和戰績，一起玩。
group-join-not = 你無法加入這個群組。請向群主要新的連結。

group-tables = 遊戲桌
group-tables-none = 目前沒有開放的遊戲桌。
group-table-game = 遊戲
group-table-open = 為群組開一桌
group-table-help = 只有成員會在這一頁看到。接著再選設定。
group-tell = 這個群組有牌桌在等玩家時通知我
group-tell-help = 最多每半小時一次。通知方式可在設定中選擇。

group-week = 本週回合
group-week-text = { $game }：全群組拿到同樣的骰子和牌，每人各玩一次。
group-week-play = 玩本週回合
group-week-go-on = 繼續玩
group-week-yours = 你的那一桌
group-week-until = { $time }截止
group-week-players = { $people ->
    [0] 還沒有人玩完。
   *[other] 已有 { $people } 人玩完。
}
group-week-hidden = 等你玩完，就能看到他們的成績。
group-week-last = 上週：{ $game }
group-week-soon = 等最後幾桌結束，很快就會有成績。

group-results = 戰績
group-results-none = 為群組玩的遊戲桌會計入這裡。
group-results-help = 最多計入群組最近 { $most } 桌。
group-played = 場數
group-won = 勝場
group-won-together = 一起獲勝
group-recent = 結束的遊戲桌

group-people = 成員
group-here = 在線上
group-owner = 群主
group-member-menu = 這位成員的選單
group-remove = 移除
group-remove-sure = 要把 { $name } 移出群組嗎？
group-remove-text = 用現在的連結無法再加入。已經開始的遊戲桌照常進行。
group-hand-over = 轉讓群主
group-hand-over-sure = 要把群主轉讓給 { $name } 嗎？
group-hand-over-text = 你仍是成員，但不能再更改群組。

group-invite = 邀請別人
group-invite-help = 有這個連結的人都能看到成員名稱，也能加入。群組不會出現在任何清單上。
group-link = 群組連結

group-settings = 群組設定
group-rename = 改名
group-report = 檢舉名稱
group-new-link = 新連結
group-new-link-sure = 要建立新連結嗎？
group-new-link-text = 舊連結會失效。成員不變，可以在自己的頁面找到群組。
group-leave = 離開群組
group-leave-sure = 要離開這個群組嗎？
group-leave-text = 你的名稱會從戰績中移除。有連結就能再回來。
group-leave-owner = 加入最久的成員會成為群主。
group-delete = 刪除群組
group-delete-sure = 要刪除這個群組嗎？
group-delete-text = 群組頁和戰績對所有人都會消失。遊戲桌仍屬於玩過的人。

error-no-such-group = 沒有這個群組。連結可能換過了。
error-group-ended = 管理員關閉了這個群組。
error-not-group-owner = 只有群主可以這麼做。
error-not-member = 你不是這個群組的成員。
error-kept-out = 用這個連結無法再加入。
error-group-name = 已有成員使用這個暱稱或相似的暱稱。請先更改你的暱稱。
error-group-full = 群組滿了，已有 { $most } 位成員。
error-too-many-groups = 最多 { $most } 個群組。請先離開或刪除一個。
error-too-many-group-tables = 你在這個群組已經有 { $most } 桌在等人。
error-no-week = 這裡沒有能比較成績的遊戲，所以沒有回合。
