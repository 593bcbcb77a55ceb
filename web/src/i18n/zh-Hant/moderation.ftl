## Reporting

report-lead = 管理員會看到這段內容和前後的對話。沒有人會知道是誰檢舉的。
report-lead-group = 管理員會看到群組的名稱。沒有人會知道是誰檢舉的。
report-their-name = 暱稱
report-conduct = 行為
report-bad-name = 暱稱令人不舒服
report-hide = 隱藏 { $name } 說的話
report-show = 重新顯示 { $name } 說的話
report-done = 謝謝，管理員會查看。
reason-insult = 辱罵或騷擾
reason-hate = 仇恨某個群體
reason-sexual = 色情內容
reason-threat = 威脅
reason-spam = 廣告或洗版
reason-imitation = 冒充他人
reason-unfair = 不公平或拖延
reason-other = 其他

## Notices to a person

notices-title = 管理員通知
notices-bar = 管理員給你留了通知。
notices-read = 查看
notices-none = 沒有管理員通知。
notices-seen = 我看過了
sanction-warn = 這是一則警告。
sanction-mute = { $day } 之前你不能自己輸入文字，但可以使用常用語和表情。
sanction-mute-forever = 你不能再自己輸入文字，但可以使用常用語和表情。
sanction-ban = { $day } 之前你不能參與，但可以瀏覽。
sanction-ban-forever = 你不能再參與，但可以瀏覽。
sanction-rename = 你的暱稱「{ $name }」已被取消。你可以在自己的頁面換一個。
sanction-remove-line = 你說的一句話已被移除。
sanction-close-table = 因為你的行為，有一桌被關閉了。
sanction-end-group = 你的群組「{ $name }」因名稱而被關閉。
sanction-why = 原因：{ $reason_word }
sanction-lifted = 已於 { $day } 撤銷，不再有效。
answer-label = 你對管理員的回覆（只能回覆一次）
answer-send = 送出回覆
answer-given = 你的回覆：「{ $text }」

## A table that moderators have closed

halted = 現在沒有人能行動，時間也不計。管理員重新開放這一桌後，遊戲會從這裡繼續。

## The page of moderators

moderation-not = 這個頁面只供管理員使用。
moderation-open = 待處理的檢舉
moderation-closed = 已處理的檢舉
moderation-log = 處理紀錄
moderation-none = 這裡沒有內容。
report-kind-line = { $name }：說過的話
report-kind-name = { $name }：暱稱
report-kind-group = { $name }：群組名稱
report-kind-conduct = { $name }：行為
moderation-by = { $name } 於 { $day } 檢舉
moderation-now = 現在的暱稱：{ $name }
moderation-owner = 群主：{ $name }
moderation-around = 前後的對話
moderation-earlier = 至今的處分
moderation-table = 前往該桌
moderation-group = 前往群組
moderation-person = 個人頁面
moderation-do = 處分
do-warn = 警告
do-mute = 禁言
do-ban = 停權
do-rename = 更改暱稱
do-remove-line = 移除發言
do-close-table = 關閉該桌
do-end-group = 關閉群組
do-close-report = 結案
do-lift = 撤銷
do-grant = 授予權限
do-revoke = 收回權限
moderation-span = 期限
span-hour = 1 小時
span-day = 1 天
span-week = 1 週
span-month = 30 天
span-ever = 無期限
moderation-reason = 原因（當事人會看到）
moderation-words = 給當事人的話（可不填）
moderation-name = 新暱稱（留空則自動產生）
moderation-final = 30 天內撤銷的話，這一桌會重新開放，從原處繼續。
moderation-impose = 執行
moderation-dismiss = 不處分，直接結案
moderation-until = 至 { $day }
moderation-lifted = 已撤銷
moderation-undone = 由 { $by } 撤銷
moderation-answer = 當事人的回覆：「{ $text }」
moderation-host = 站主

## Refusals

error-not-moderator = 只有管理員可以這麼做。
error-table-halted = 管理員關閉了這一桌。
error-no-such-line = 這句話已經不在了。
error-no-such-report = 這則檢舉已不存在。
error-no-such-sanction = 沒有這項處分。
error-report-self = 你不能檢舉自己。
error-too-many-reports = 你已經檢舉了很多，管理員會先處理那些。
error-sanction = 這項處分不適用於此檢舉。
error-sanction-lifted = 這項處分已經撤銷。
error-answered-already = 你已經回覆過了。
error-moderates = 對方也是管理員，只有站主能處理。
