### Roll to the Top: Journeys 繁體中文。
###
### 骰子以面數稱呼（d4 ... d20）。列由地面往上數，格由左往右數。
### 座位附有名字（$seat_name）與 $seat_you（讀者自己的座位為 "yes"）。

name = 骰上巔峰：旅程
blurb = 大家用同樣的骰子填滿同一座名勝，數字一層疊一層，下面的不能比上面的大。誰會最先登頂？

## 現在要做什麼

prompt-write =
    { $only ->
        [yes] 沒有寫得下的數字，請按完成。
       *[no] 把骰子總和寫進格子。
    }
prompt-write-last =
    { $only ->
        [yes] 大家都在等你：沒有寫得下的數字，請按完成。
       *[no] 大家都在等你：把骰子總和寫進格子。
    }
prompt-wait = 還有 { $players } 位玩家在寫。
prompt-wait-for = { $seat_name }還在寫。
prompt-pool-yours =
    { $why ->
        [five] 五顆都在場上：移出一顆。
        [nobody] 沒有人寫：加入一顆骰子。
        [one] 只剩一顆：加入一顆骰子。
       *[face] { $change ->
            [add] 加入一顆骰子。
            [remove] 移出一顆骰子。
            [swap] 交換兩顆骰子。
           *[either] 加入或移出一顆骰子。
        }
    }
prompt-pool-theirs =
    { $why ->
        [five] { $seat_name }正在從五顆骰子中選一顆移出。
        [nobody] 沒有人寫下數字，{ $seat_name }正在選要加入的骰子。
        [one] 場上只有一顆骰子，{ $seat_name }正在選要加入的骰子。
       *[face] { $change ->
            [add] { $seat_name }正在選要加入的骰子。
            [remove] { $seat_name }正在選要移出的骰子。
            [swap] { $seat_name }正在選要交換的骰子。
           *[either] { $seat_name }正在選要加入或移出的骰子。
        }
    }
prompt-over = 遊戲結束了。

## 可以選擇的

choice-write = 把 { $number }（{ $dice }）寫進第 { $row } 列第 { $place } 格
choice-write-group = 寫下 { $number }（{ $dice }）
choice-confirm =
    { $left ->
        [0] 完成：骰子全部用上
       *[other] 完成，留下 { $dice } 不用
    }
choice-take-back = 收回 { $number }
choice-take-all-back = 收回這回合寫的 { $choices } 個數字
choice-add-die = 加入 { $die }
choice-remove-die = 移出 { $die }
choice-swap-dice = 移出 { $out }，加入 { $into }

## 發生了什麼

event-opened =
    { $board_word }。{ $start ->
        [rolled] 開場擲骰後上場的骰子：{ $dice }。
       *[five] 五顆骰子都在場上。
    }
event-written =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }在第 { $row } 列第 { $place } 格寫下 { $number }。
event-passed =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }{ $could ->
        [yes] 什麼也沒寫。
       *[no] 沒有能寫的數字。
    }
event-passed-own =
    { $could ->
        [yes] { "" }
       *[no] { event-passed }
    }
event-completed =
    { $seat_you ->
        [yes] 你的版圖填滿了！
       *[no] { $seat_name }的版圖填滿了！
    }
event-completed-own = { event-completed }
event-die-added =
    { $only ->
        [yes] { $die } 加入：沒有其他骰子了。
       *[no] { $why ->
            [nobody] 沒有人寫下數字，
            [one] 場上只有一顆骰子，
           *[other] { "" }
        }{ $seat_you ->
            [yes] 你
           *[no] { $seat_name }
        }加入 { $die }。
    }
event-die-added-own =
    { $only ->
        [yes] { event-die-added }
       *[no] { "" }
    }
event-die-removed =
    { $why ->
        [five] 五顆骰子都在場上，
       *[other] { "" }
    }{ $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }移出 { $die }。
event-dice-swapped =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }用 { $into } 換下 { $out }。
event-rolled =
    第 { $turn } 回合{ $last ->
        [yes] （最後一回合）：
       *[no] ：
    }{ $d4 ->
        [0] { "" }
       *[other] d4 { $d4 }{ " " }
    }{ $d6 ->
        [0] { "" }
       *[other] d6 { $d6 }{ " " }
    }{ $d8 ->
        [0] { "" }
       *[other] d8 { $d8 }{ " " }
    }{ $d12 ->
        [0] { "" }
       *[other] d12 { $d12 }{ " " }
    }{ $d20 ->
        [0] { "" }
       *[other] d20 { $d20 }{ " " }
    }行動骰：{ $face ->
        [add] 加入
        [remove] 移出
        [swap] 交換
       *[either] 加入或移出
    }。
event-rolled-special =
    { $last ->
        [yes] 這是最後一回合！
       *[no] { "" }
    }
event-ended = 遊戲在第 { $turn } 回合後結束。

## 結果

result-full =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }在第 { $turns } 回合登頂。
result-full-shared = { $winners } 位玩家同在第 { $turns } 回合登頂，並列第一。
result-limit =
    { $turns } 回合內無人登頂；{ $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }最接近，只剩 { $empty } 個空格。
result-limit-shared = { $turns } 回合內無人登頂；{ $winners } 位玩家各剩 { $empty } 個空格，並列第一。
result-alone =
    { $turns } 回合登頂{ $medal ->
        [gold] ：金牌！
        [silver] ：銀牌！
        [bronze] ：銅牌！
       *[none] 。
    }
result-unfinished = { $turns } 回合內沒有完成，還剩 { $empty } 個空格。
result-running = 遊戲還在進行。
merit-full = { $turns } 回合填滿
merit-boxes = { $turns } 回合填了 { $filled }／{ $boxes } 格

## 不能做的事

error-table-over = 遊戲結束了。
error-not-your-turn = 還沒輪到你。
error-not-now = 現在不能這樣做。
error-one-to-take-back = 只有一個數字可以收回。
error-nothing-to-take-back = 你這回合什麼也沒寫。
error-no-such-dice = 沒有這樣的骰子。
error-no-such-box = 沒有這個格子。
error-die-in-reserve = 這顆骰子不在場上。
error-die-in-pool = 這顆骰子已經在場上。
error-die-used = 其中有骰子你已經用過了。
error-box-full = 這格已經寫了 { $number }。
error-box-hangs = 這格懸在空中：先填滿旁邊的格子。
error-box-unsupported = 先填滿下面的格子。
error-too-low = { $number } 太小了：至少要 { $least }。
error-other-change = 現在要用別的方式更換骰子。

## 這一桌的設定

preset-surprise = 驚喜
preset-surprise-help = 八個名勝之一。
preset-first-climb = 初次攀登
preset-first-climb-help = 金門大橋，從一開始就用五顆骰子，適合入門。
preset-summit = 登上頂峰
preset-summit-help = 馬特洪峰，最難攀登的一座。

option-board = 名勝
option-board-help = 大家填同一張版圖。初次遊玩建議：金門大橋、萬里長城、艾菲爾鐵塔。
option-board-random = 隨機
option-board-golden-gate-bridge = 金門大橋
option-board-great-wall = 萬里長城
option-board-eiffel-tower = 艾菲爾鐵塔
option-board-taj-mahal = 泰姬瑪哈陵
option-board-pyramids-of-giza = 吉薩金字塔
option-board-burj-khalifa = 哈里發塔
option-board-leaning-tower-of-pisa = 比薩斜塔
option-board-matterhorn = 馬特洪峰
option-start-pool = 起始骰子
option-start-pool-help = 開場先擲一次，擲出奇數的骰子不上場。
option-start-pool-opening-roll = 開場擲骰
option-start-pool-all = 五顆全上
option-turn-limit = 最後一回合
option-turn-limit-help = 這回合結束後，填滿最多格的人獲勝。
option-auto-pass = 沒有能寫的格子時
option-auto-pass-help = 擲出的骰子寫不進任何格子時要怎麼辦。
option-auto-pass-true = 自動跳過
option-auto-pass-false = 仍然詢問

## 版圖

board-dice = 骰子
board-resting = 場外
board-die =
    { $how ->
        [resting] { $die }，在場外
        [used] { $die }：{ $number }，已用
       *[free] { $die }：{ $number }
    }
board-step-box =
    { $fits ->
        [yes] 選一個格子寫下 { $number }，或再選一顆骰子。
       *[no] { $number } 沒有格子可寫：再選一顆骰子，或放下。
    }
board-step-swap =
    { $way ->
        [out] 移出 { $die }：選一顆要加入的骰子。
       *[into] 加入 { $die }：選一顆要移出的骰子。
    }
board-take-die = { $die }：{ $number }，加進總和
board-swap-die =
    { $way ->
        [out] 移出 { $die }
       *[into] 加入 { $die }
    }
board-action-die =
    行動骰：{ $face ->
        [add] 加入
        [remove] 移出
        [swap] 交換
       *[either] 加入或移出
    }
board-box =
    第 { $row } 列第 { $place } 格：{ $kind ->
        [full] { $number }
        [open] 可寫 { $least } 以上
       *[shut] 還不能寫，之後 { $least } 以上
    }
board-boxes-left =
    還剩 { $left } 格{ $state ->
        [done] ，已完成
       *[none] { "" }
    }
board-left =
    剩 { $left } 格{ $state ->
        [done] { " " }✓
       *[none] { "" }
    }
board-next =
    { $why ->
        [five] 五顆骰子都在場上，接著由{ $seat_you ->
            [yes] 你
           *[no] { $seat_name }
        }移出一顆。
        [one] 場上只有一顆骰子，接著由{ $seat_you ->
            [yes] 你
           *[no] { $seat_name }
        }加入一顆。
       *[face] 接著由{ $seat_you ->
            [yes] 你
           *[no] { $seat_name }
        }{ $change ->
            [add] 加入一顆骰子。
            [remove] 移出一顆骰子；若沒人寫，就改為加入。
            [swap] 交換兩顆骰子；若沒人寫，就改為加入。
           *[either] 加入或移出一顆骰子。
        }
    }
board-pool =
    { $why ->
        [five] 五顆都在場上時，不論行動骰是什麼，都要移出一顆。
        [nobody] 沒有人寫時，不論行動骰是什麼，都要加入一顆。
        [one] 場上只有一顆時，不論行動骰是什麼，都要加入一顆。
       *[face] { $change ->
            [add] 行動骰是加入：點一顆場外的骰子。
            [remove] 行動骰是移出：點一顆場上的骰子。
            [swap] 行動骰是交換：點一顆場上的，再點一顆場外的。
           *[either] 行動骰是加入或移出：點任何一顆骰子。
        }
    }
board-sum =
    { $dice }：{ $boxes ->
        [0] 沒有格子放得下
       *[other] 點選發光的格子
    }
board-clear = 放下
board-done = 完成
board-unused = 未用：{ $dice }

## 分數的由來

account-sheet =
    { $left ->
        [0] { $boxes } 格全部填滿，最大的數字是 { $highest }
       *[other] { $boxes } 格中還剩 { $left } 格
    }
account-medal =
    { $medal ->
        [gold] 金
        [silver] 銀
       *[bronze] 銅
    }：{ $turns } 回合以內

## 教學

tutorial-goal = 歡迎！這是金門大橋，格子全都是空的，Cleo 也有同一座橋。誰先把每一格填滿，一路填到塔頂，誰就獲勝。
tutorial-dice = 擲了三顆骰子：2、1 和 5。你們兩人用同樣的數字，每顆骰子只能用一次。先選骰子，再選發亮的格子。
tutorial-ground = 有點的格子隨時可寫任何數字，地面上的格子都有點。小數字最適合放這裡：把 1 寫在左邊的塔下面。
tutorial-ground-other = 這樣也可以。不過底下的數字大，上面就全都更難。用 1 來當這座塔的起點吧。
tutorial-above = 疊在上面的格子，數字要大於或等於正下方的每一個數字。2 可以放在你的 1 上面。
tutorial-above-other = 這樣也可以。不過放在 1 上面，2 剛剛好。一小步一小步走，上面才有餘裕。
tutorial-climb = 5 可以疊在你剛寫下的 2 上面：一回合爬三列！
tutorial-climb-other = 這樣也可以。不過現在能一口氣爬三列：把 5 放在 2 上面。
tutorial-done = 骰子全用完了：按下完成，兩人的版圖就會一起公開。旁邊的行動骰是加號，所以這回合之後 Cleo 會為兩人加一顆骰子。
tutorial-done-other = 按下完成之前都可以收回。不過這三個數字寫得很好，按完成吧。
tutorial-hanging = 行動骰要求加入一顆，Cleo 加入了 d12。看看 5 的旁邊：這些格子懸在空中。只要旁邊有一格填了，就可寫任何數字，連這個 1 也行。
tutorial-hanging-other = 這樣也可以。不過 1 很快就沒有別的地方可寫了：把它掛在 5 旁邊。
tutorial-sum = 骰子可以加起來。同時選 d6 和 d8：4 加 3 是 7，放在 5 上面正好。
tutorial-sum-other = 這樣也可以。不過試試加法：選 d6 和 d8，再選 5 上面的格子。
tutorial-tower = 把 9 放在最上面，第一座塔就完成了。大的數字最好寫在上面沒有東西的地方。
tutorial-tower-other = 這樣也可以。不過在塔頂上，9 什麼都不會擋住。
tutorial-pool = 這次由你替兩人改變骰子，行動骰要求移出一顆。接下來要填地面，小數字比較有用。把 d12 移出吧。
tutorial-pool-other = 這樣也可以。不過數字最大的是 d12：移出它，你的地面就能保持低矮。
tutorial-large = 8 寫在地面太大了。把它掛在 5 的另一邊，那裡上面沒有東西。只會毀掉一座塔的數字，不如留著不用。
tutorial-large-other = 這樣也可以。不過 8 在那裡會是沉重的負擔。5 左邊懸空的格子上面沒有東西。
tutorial-back = 大家都完成之前，可以用復原收回數字。行動骰還有兩種面：兩個箭頭是用一顆場外的骰子換下一顆場上的；加號下面有減號時，由你選擇加入或移出一顆。
tutorial-finish = 幾回合之後，只剩橋面最左端的一格。它下面是 6，d6 也是 6：一樣大就可以。把橋完成吧！
tutorial-finish-other = 這樣也可以。不過你的橋只差一格：選 d6，寫在那裡。
tutorial-end = 第 7 回合 22 格全部填滿，Cleo 只差一格：你贏了。還有七座名勝等著你，有別的高塔可以攀登。
