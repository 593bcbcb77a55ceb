## 離開、回來，以及一桌的結束

event-stand-in-gone =
    { $seat_you ->
        [yes] 你沒有及時回應，由電腦代你玩。
       *[other] { $seat_name }沒有及時回應，由電腦接手。
    }
event-stand-in-left =
    { $seat_you ->
        [yes] 你離開了這一桌，由電腦代你玩。
       *[other] { $seat_name }離開了這一桌，由電腦接手。
    }
event-stand-in-resigned =
    { $seat_you ->
        [yes] 你認輸了。
       *[other] { $seat_name }認輸了。
    }
event-stand-in-time =
    { $seat_you ->
        [yes] 你的時間用完了。
       *[other] { $seat_name }的時間用完了。
    }
event-returned =
    { $seat_you ->
        [yes] 你回到了座位上。
       *[other] { $seat_name }回來了。
    }
event-seat-taken =
    { $seat_you ->
        [yes] 你接手了{ $bot }的座位。
       *[other] { $seat_name }接手了{ $bot }的座位。
    }
event-paused =
    { $how ->
        [night] 今晚先休息。
        [days] 休息 { $days } 天。
       *[other] 休息一下。
    }
event-resumed = 遊戲繼續。
event-closed-agreed = 大家同意在此結束遊戲。
event-closed-ended = 桌上最後一位玩家在此結束遊戲。
event-closed-deserted = 大家都離開了，這一桌已關閉。
event-closed-silent = 很久沒有動靜，這一桌已關閉。
event-closed-stopped = 規則執行時出了問題，這一桌已停止。
event-closed-operator = 本站的管理者關閉了這一桌。

stand-in = 電腦代玩
stand-in-for = 電腦正在代{ $name }玩（{ $level }）
stand-in-you = 電腦正在代你玩。
stand-in-forfeit-you = 你已退出這一局，由電腦接手你的座位。
take-back-seat = 取回我的座位

table-menu = 這一桌的更多操作
pause = 暫停…
pause-title = 要暫停遊戲嗎？
pause-text = 暫停時不計時，電腦也不會接手座位，但你仍然可以行動。
pause-open = 直到有人繼續
pause-until = 到{ $when }
pause-until-today = 到{ $when }
pause-other = 其他時間
pause-yes = 暫停
pause-wished = { $name }想暫停{ $until }。
pause-waiting = 你提議暫停{ $until }，正在等{ $names }回覆。
pause-decline = 先不要
pause-declined = { $name }想繼續玩。
paused = 暫停{ $until }
pause-going = { $names }想繼續。
pause-end = 繼續
leave-table = 離開這一桌
leave-title = 要離開這一桌嗎？
leave-text = 電腦會立刻接手。座位仍然是你的，遊戲結束前，隨時可以從首頁的「我的遊戲桌」回來。
leave-text-alone = 電腦會接手你的座位。沒有其他真人在玩，所以電腦也會停下，過一段時間這一桌會關閉。在那之前，都可以從首頁的「我的遊戲桌」回來。
leave-yes = 離開
resign = 認輸
resign-title = 要認輸嗎？
resign-text = 你會排在最後，而且無法取回座位。如果其他人繼續玩，由電腦接手你的座位。
resign-yes = 認輸
result-resigned =
    { $seat_you ->
        [yes] 你認輸了。
       *[other] { $seat_name }認輸了。
    }
result-time =
    { $seat_you ->
        [yes] 你的時間用完了。
       *[other] { $seat_name }的時間用完了。
    }
end-together = 在此結束遊戲…
end-title = 要以目前的局面結束遊戲嗎？
end-text = 還在玩的人都同意後，遊戲就以目前的分數結束。現在會詢問所有人。
end-text-alone = 遊戲會以目前的分數結束，無法復原。
end-yes = 詢問其他人
end-yes-alone = 結束遊戲
cancel = 取消
end-wished = { $names }想以目前的局面結束遊戲。
end-agree = 同意
end-decline = 繼續玩
end-waiting = 你想結束遊戲，正在等待{ $names }回覆。
end-withdraw = 還是繼續玩

ended-early = 遊戲提前結束
closed-title = 這一桌已關閉
closed-owner = 桌主在遊戲開始前關閉了這一桌。
closed-empty = 遊戲開始前大家都離開了。
closed-expired = 沒有人及時開始遊戲。
closed-agreed = 大家同意在此結束遊戲。
closed-ended = 桌上最後一位玩家在此結束遊戲。
closed-deserted = 大家都離開了，沒有人回來。
closed-silent = 這裡很久沒有動靜。
closed-stopped = 遊戲的規則執行時出了問題。
closed-operator = 本站的管理者關閉了這一桌。
closed-next = 你可以自己開一桌，或找找其他遊戲桌。

rematch-wished = { $name }想再來一局。
rematch-join = 加入這一局
asked-again = { $name }想和你再來一局。
answer-yes = 我加入
answer-no = 這次不了
not-answered = 還沒有回覆
waiting-answers = 正在等{ $names }回覆。
series-round = 連續第 { $round } 局
series-wins = { $count } 勝
rematch-watch = 去看看

notice-removed = 桌主把你移出座位。你可以留下觀戰。
owner = 桌主
owner-of-table = 這一桌的桌主
hand-over = 設為桌主
hand-over-seat = 將{ $name }設為桌主
close-table = 關閉這一桌…
close-table-title = 要關閉這一桌嗎？
close-table-text = 連結會失效，在場的人都會收到通知。這一局不會進行。
close-table-yes = 關閉這一桌
leave-owner-text = 你是桌主。你離座後由{ $name }當桌主。
leave-last-text = 這裡只有你一位真人。你離座後這一桌就會關閉。

absence-rule = 有人離開時
absence-after = { $time }後由電腦接手
absence-never = 大家一起等
absence-seconds = { $count } 秒
absence-minutes = { $count } 分鐘
absence-hours = { $count } 小時
absence-days = { $count } 天

outdated-title = 這個頁面比伺服器舊
outdated-text = 這個頁面開著的時候，Ludoteca 更新了。不會遺失任何東西，重新載入頁面就能繼續。
