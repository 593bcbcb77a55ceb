### 各款遊戲說法相同的句子。遊戲裡若有同名的訊息，以遊戲的為準。

## 現在要做的事

prompt-wait = 還有 { $players } 位玩家在選擇。
prompt-wait-for = { $seat_name }還在選擇。
prompt-over = 遊戲結束了。
prompt-halted = 管理員關閉了這一桌。

## 可以選擇的

choice-confirm = 完成
choice-reopen = 我還沒完成
choice-take-back = 收回最後的選擇
choice-take-all-back = 收回全部 { $choices } 個選擇

## 發生的事

event-passed =
    { $seat_you ->
        [yes] 你無步可走，這一輪跳過。
       *[no] { $seat_name }無步可走，這一輪跳過。
    }
event-passed-special = { event-passed }

## 目前的情況

result-running = 遊戲還在進行。

## 不能做的事

error-seats = 這款遊戲適合 { $least } 到 { $most } 人，不適合 { $seats } 人。
error-seats-exact = 這款遊戲限 { $players } 人，不適合 { $seats } 人。
error-table-over = 遊戲結束了。
error-not-your-turn = 還沒輪到你。
error-not-now = 現在不能這樣做。
error-confirmed = 你這回合已經完成了。
error-not-confirmed = 你還沒有完成。
error-nothing-to-take-back = 沒有可以收回的。
error-one-to-take-back = 只有一個選擇可以收回。
