## 收回與預覽

undo = 復原
do-it = 確定
let-it-be = 取消
single-taps = 點一下就直接行動
event-undone =
    { $seat_you ->
        [yes] 你收回了上一步。
       *[other] { $seat_name }收回了上一步。
    }
undo-back = 回到你上一次選擇之前
undo-ask = 徵求其他人同意，回到你上一次選擇之前
undo-wished = { $name }想回到自己上一次選擇之前。
undo-waiting = 你想退回，正在等待{ $names }回覆。
undo-declined = { $name }不想退回。
undo-nothing = 沒有可以復原的行動。
undo-drawn = 骰子或卡牌已經決定了結果，無法復原。
undo-revealed = 隱藏的內容已經公開，無法復原。
undo-others = 其他人已經行動，來不及復原了。
undo-together = 多人同時選擇中，目前沒有可以復原的行動。
undo-over = 遊戲已經結束，無法復原。

## Proposals

proposal-by = { $name }提議：
proposal-clear = 清除這個提議
propose = 提議
choices-of = { $name }可以做的事
choices-propose = 選一個，向{ $name }提議。

## 預先選擇

ahead = 預先選擇
ahead-key = 預先選擇（A）
ahead-prompt = 現在就選好輪到你時要做什麼。
ahead-chosen = 已預先選擇：
ahead-chosen-nameless = 你已經預先選好了。
ahead-take-back = 取消
ahead-illegal = 你預先選擇的行動已經無法執行了。
ahead-undone = 有行動被退回，你預先選擇的行動也一併取消了。
ahead-replaced = 機器人接手了你的座位，你預先選擇的行動已取消。
