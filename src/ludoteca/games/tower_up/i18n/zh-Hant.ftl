### Tower Up 繁體中文。
###
### 以「_word」結尾的參數會換成該鍵的詞：顏色、建地、目標、卡牌。
### 每個座位附有名字（$seat_name）與 $seat_you，讀者自己的座位為「yes」。

name = 高樓競築
blurb = 一座城市、四種顏色，大家一起蓋：每棟新樓都讓鄰樓長高，把屋頂放上高樓，你的車輛就能遠遠領先。

## 車輛：所在格子的分數，與個人板上寫的一樣

vehicle-from =
    { $start ->
        [7] 8
        [8] 10
        [9] 12
        [10] 14
        [11] 16
        [12] 17
        [13] 18
        [14] 19
        [15] 20
       *[other] { $start }
    }
vehicle-to =
    { $end ->
        [7] 8
        [8] 10
        [9] 12
        [10] 14
        [11] 16
        [12] 17
        [13] 18
        [14] 19
        [15] 20
       *[other] { $end }
    }

## 現在要做什麼

prompt-place =
    為{ $colour_word }起始建築選一塊建地。{ $only ->
        [yes] 只有一塊符合。
       *[no] { "" }
    }
prompt-act =
    { $extra ->
        [yes] 額外回合
       *[no] { $final ->
            [yes] 你的最後回合
           *[no] 輪到你了
        }
    }：拿一張卡，或者建造。
prompt-take =
    { $extra ->
        [yes] 額外回合
       *[no] { $final ->
            [yes] 你的最後回合
           *[no] 輪到你了
        }
    }：現在無法建造，請拿一張卡。
prompt-wild = 選擇一層樓的顏色。
prompt-instead = { $colour_word }樓層用完了：請選別的顏色。
prompt-return =
    最多持有十層：請歸還 { $floors } 層。{ $only ->
        [yes] 你只有一種顏色。
       *[no] { "" }
    }
prompt-done = 完成了嗎？在那之前都可以復原。
prompt-others = 輪到{ $seat_name }。
prompt-others-place = { $seat_name }正在放置起始建築。
prompt-over = 城市蓋好了，遊戲結束。

## 可以選什麼

choice-place = 放在{ $site_word }
choice-take =
    拿第 { $place } 張卡：{ $card_word }{ $ends ->
        [yes] ；這會觸發終局
       *[no] { "" }
    }
choice-choose = 拿一層{ $colour_word }（剩 { $left } 層）
choice-return = 歸還一層{ $colour_word }（你有 { $left } 層）
choice-build =
    在{ $site_word }蓋{ $colour_word }，花 { $cost } 層，屋頂放在{ $new ->
        [yes] 新建築
       *[no] { $roof_word }（{ $on_word }，高 { $height }）
    }：{ $on_word }車輛從 { vehicle-from } 到 { vehicle-to }，{ $points } 分{ $chips ->
        [0] { "" }
       *[other] ，目標 { $chips } 分
    }{ $extra ->
        [yes] ，額外回合
       *[no] { "" }
    }
choice-build-group = 在{ $site_word }蓋{ $colour_word }，花 { $cost } 層

## 發生了什麼

event-building-stood = { $site_word }有一棟{ $colour_word }建築。
event-founding =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }選擇起始建築的位置，由{ $first_seat_you ->
        [yes] 你
       *[no] { $first_seat_name }
    }先開始。
event-building-started =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }把{ $colour_word }起始建築放在{ $site_word }。
event-card-taken =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }拿了一張卡：{ $card_word }。
event-card-revealed = 市場的新卡：{ $card_word }。
event-reshuffled = 已拿走的卡洗成新的牌庫。
event-floor-chosen =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }選了一層{ $colour_word }{ $wanted ->
        [wild] 。
       *[other] ，代替{ $wanted_word }。
    }
event-floor-returned =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }歸還一層{ $colour_word }。
event-built =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }在{ $site_word }蓋了{ $colour_word }建築；{ $raised } 棟鄰樓長高。
event-roofed =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }的屋頂放在{ $site_word }，{ $colour_word }第 { $height } 層；還剩 { $left } 個。
event-vehicle-moved =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }的{ $colour_word }車輛從 { vehicle-from } 分到 { vehicle-to } 分。
event-cone-changed =
    { $owner_seat_you ->
        [yes] 你
       *[no] { $owner_seat_name }
    }看得見的屋頂有 { $visible } 個：從 { $start } 分變成 { $end } 分。
event-objective-met =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }達成「{ $objective_word }」，得 { $chip } 分。
event-objective-met-own = { event-objective-met }
event-turn-began =
    { $final ->
        [yes] { $seat_you ->
            [yes] 你
           *[no] { $seat_name }
        }的最後回合。
       *[no] 輪到{ $seat_you ->
            [yes] 你
           *[no] { $seat_name }
        }。
    }
event-extra-turn =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }的車輛全都到了第 { $column } 格的星：額外回合！
event-extra-turn-special = { event-extra-turn }
event-end-triggered =
    { $why ->
        [roofs] { $seat_you ->
            [yes] 你
           *[no] { $seat_name }
        }放下了最後的屋頂
        [supply] { $seat_you ->
            [yes] 你
           *[no] { $seat_name }
        }需要的樓層用完了
        [full] { $seat_you ->
            [yes] 你
           *[no] { $seat_name }
        }的回合之後再也無法建造
       *[idle] 很久沒有人建造，最後是{ $seat_you ->
            [yes] 你
           *[no] { $seat_name }
        }
    }：最後回合開始。
event-end-triggered-special = { event-end-triggered }
event-scored =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }得 { $points } 分，其中 { $cone } 分來自 { $visible } 個看得見的屋頂。
event-scored-own = { event-scored }
event-ended = 所有人都完成最後回合，遊戲結束。

## 結果如何

result-points =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }以 { $points } 分獲勝。
result-shared = { $winners } 位玩家各得 { $points } 分，並列第一。

## 不能做什麼

error-asked-place = 請先放置起始建築。
error-asked-act = 請拿一張卡或建造。
error-asked-choose = 請先選樓層的顏色。
error-asked-return = 請先歸還樓層。
error-asked-confirm = 你的回合已行動：請按完成，或復原。
error-no-such-action = 這個遊戲沒有這種行動。
error-no-such-site = 沒有這塊建地。
error-site-taken = 那裡已經有建築。
error-same-colour-beside = 旁邊有同色的建築。
error-card-not-there = 這張卡不在市場上。
error-colour-run-out = { $colour_word }樓層用完了。
error-no-such-floor = 你沒有{ $colour_word }樓層。
error-no-roof = 你沒有屋頂了。
error-no-building-beside = 旁邊沒有建築。
error-floors-missing = 你的樓層不夠。
error-roof-elsewhere = 屋頂要放在新建築或剛長高的建築上。

## 如何設定牌桌

preset-new-town = 新市鎮
preset-new-town-help = 每局目標不同，三棟起始建築的建地隨機決定。
preset-first-street = 第一條街
preset-first-street-help = 使用適合第一場的三個目標。
preset-founders = 奠基者
preset-founders-help = 由最後行動的玩家選擇最初三棟建築的建地。

option-objectives = 目標
option-objectives-help = 從十個中隨機選三個，或使用適合第一場的三個。
option-objectives-random = 隨機
option-objectives-starter = 第一場用
option-start-sites = 起始建築
option-start-sites-help = 開局時有三棟建築。建地隨機決定，或由最後行動的玩家選擇。
option-start-sites-automatic = 隨機
option-start-sites-chosen = 由最後行動的玩家選擇

## 目標

objective-o01 = 四色俱全
objective-o02 = 環遊全城
objective-o03 = 街坊聚會
objective-o04 = 公園景觀
objective-o05 = 跨越界線
objective-o06 = 屋頂漫步
objective-o07 = 再來一份
objective-o08 = 五樓
objective-o09 = 一貫風格
objective-o10 = 天際線
objective-o01-text = 四種顏色的建築裡都有你的屋頂。
objective-o02-text = 四個以上的城區裡有你的屋頂。
objective-o03-text = 同一城區的三棟建築裡有你的屋頂。
objective-o04-text = 同一座公園旁的三棟建築裡有你的屋頂。
objective-o05-text = 兩條跨城區的街道兩端都有你的屋頂。
objective-o06-text = 三棟露出你屋頂的建築由街道相連。
objective-o07-text = 一棟建築裡有你的兩個屋頂。
objective-o08-text = 你有一個屋頂在第 5 層或更高。
objective-o09-text = 四棟同色的建築裡有你的屋頂。
objective-o10-text = 你同時有五個屋頂看得見。

## 地點、顏色與卡牌

district-c = 市中心
district-d = 碼頭
district-h = 山坡
district-n = 北門
district-s = 南岸
site-c1 = 市中心 1
site-c2 = 市中心 2
site-c3 = 市中心 3
site-c4 = 市中心 4
site-c5 = 市中心 5
site-c6 = 市中心 6
site-c7 = 市中心 7
site-c8 = 市中心 8
site-c9 = 市中心 9
site-d1 = 碼頭 1
site-d2 = 碼頭 2
site-d3 = 碼頭 3
site-d4 = 碼頭 4
site-d5 = 碼頭 5
site-d6 = 碼頭 6
site-d7 = 碼頭 7
site-d8 = 碼頭 8
site-d9 = 碼頭 9
site-d10 = 碼頭 10
site-h1 = 山坡 1
site-h2 = 山坡 2
site-h3 = 山坡 3
site-h4 = 山坡 4
site-h5 = 山坡 5
site-h6 = 山坡 6
site-h7 = 山坡 7
site-h8 = 山坡 8
site-h9 = 山坡 9
site-h10 = 山坡 10
site-n1 = 北門 1
site-n2 = 北門 2
site-n3 = 北門 3
site-n4 = 北門 4
site-n5 = 北門 5
site-n6 = 北門 6
site-n7 = 北門 7
site-n8 = 北門 8
site-n9 = 北門 9
site-s1 = 南岸 1
site-s2 = 南岸 2
site-s3 = 南岸 3
site-s4 = 南岸 4
site-s5 = 南岸 5
site-s6 = 南岸 6
site-s7 = 南岸 7
site-s8 = 南岸 8
site-s9 = 南岸 9
colour-white = 白色
colour-grey = 灰色
colour-brown = 棕色
colour-black = 黑色
colour-wild = 任意顏色
card-m01 = 白色 2、棕色 1、黑色 1
card-m02 = 白色 2、灰色 1、黑色 1
card-m03 = 白色 2、灰色 1、棕色 1
card-m04 = 灰色 2、棕色 1、黑色 1
card-m05 = 白色 1、灰色 2、黑色 1
card-m06 = 白色 1、灰色 2、棕色 1
card-m07 = 灰色 1、棕色 2、黑色 1
card-m08 = 白色 1、棕色 2、黑色 1
card-m09 = 白色 1、灰色 1、棕色 2
card-m10 = 灰色 1、棕色 1、黑色 2
card-m11 = 白色 1、棕色 1、黑色 2
card-m12 = 白色 1、灰色 1、黑色 2
card-m13 = 白色 1、灰色 1、棕色 1、黑色 1
card-m14 = 白色 1、灰色 1、棕色 1、黑色 1
card-m15 = 白色 1、灰色 1、棕色 1、黑色 1
card-m16 = 白色 1、灰色 1、棕色 1、黑色 1
card-m17 = 灰色 1、棕色 1、黑色 1 + 灰色車輛
card-m18 = 灰色 1、棕色 1、黑色 1 + 棕色車輛
card-m19 = 灰色 1、棕色 1、黑色 1 + 黑色車輛
card-m20 = 灰色 1、棕色 1、黑色 1 + 白色車輛
card-m21 = 白色 1、棕色 1、黑色 1 + 白色車輛
card-m22 = 白色 1、棕色 1、黑色 1 + 棕色車輛
card-m23 = 白色 1、棕色 1、黑色 1 + 黑色車輛
card-m24 = 白色 1、棕色 1、黑色 1 + 灰色車輛
card-m25 = 白色 1、灰色 1、黑色 1 + 白色車輛
card-m26 = 白色 1、灰色 1、黑色 1 + 灰色車輛
card-m27 = 白色 1、灰色 1、黑色 1 + 黑色車輛
card-m28 = 白色 1、灰色 1、黑色 1 + 棕色車輛
card-m29 = 白色 1、灰色 1、棕色 1 + 白色車輛
card-m30 = 白色 1、灰色 1、棕色 1 + 灰色車輛
card-m31 = 白色 1、灰色 1、棕色 1 + 棕色車輛
card-m32 = 白色 1、灰色 1、棕色 1 + 黑色車輛
card-m33 = 任意顏色 2
card-m34 = 任意顏色 2
card-m35 = 任意顏色 2
card-m36 = 任意顏色 2
card-m37 = 任意顏色 2 + 白色車輛
card-m38 = 任意顏色 2 + 灰色車輛
card-m39 = 任意顏色 2 + 棕色車輛
card-m40 = 任意顏色 2 + 黑色車輛
card-m41 = 任意顏色 2 + 白色、灰色車輛
card-m42 = 任意顏色 2 + 灰色、棕色車輛
card-m43 = 任意顏色 2 + 棕色、黑色車輛
card-m44 = 任意顏色 2 + 黑色、白色車輛

# ---- the board

board-city = 城市
board-plan = 平面圖
board-boards = 個人板
board-market = 市場
board-supply = 供應
board-deck = 牌庫：{ $cards } 張
board-stock = 我的樓層
board-objectives = 目標
board-card = { $card_word }。
board-card-short = 供應缺少其中的樓層。
board-card-ends = 拿了就觸發終局。
board-floors = { $colour_word } { $count }
board-short =
    { $count ->
        [0] { $colour_word }樓層已經用完。
       *[other] { $colour_word }樓層只剩 { $count } 層。
    }
board-chips = 剩下的獎勵片：{ $chips }。
board-has-chip = { $seat_name }有 { $chip }。
board-building = { $site_word }：{ $colour_word }，高度 { $height }
board-roof-seen =
    { $seat_you ->
        [yes] 頂上是你的屋頂
       *[no] 頂上是{ $seat_name }的屋頂
    }
board-roof-covered =
    { $seat_you ->
        [yes] 第 { $floor } 層有你被蓋住的屋頂
       *[no] 第 { $floor } 層有{ $seat_name }被蓋住的屋頂
    }
board-free =
    { $free ->
        [0] 不會再長高
       *[other] 旁邊有 { $free } 塊空的建地
    }
board-empty = { $site_word }：空的建地
board-beside = 旁邊：{ $sites }
board-beside-empty = { $site_word }（空地）
board-beside-built = { $site_word }（{ $colour_word }，高度 { $height }）
board-own-district =
    { $count ->
        [0] { $district_word }沒有你的屋頂
       *[other] { $district_word }有你屋頂的建築：{ $count } 棟
    }
board-at-park =
    在公園 { $park } 旁{ $count ->
        [0] { "" }
       *[other] ，那裡有你屋頂的建築：{ $count } 棟
    }
board-can-place = { $site_word }：可以放這棟建築
board-can-build = { $site_word }：可以建造
board-costs = { $colour_word }的花費：{ $floors }
board-covers =
    { $seat_you ->
        [yes] 蓋住你自己的屋頂
       *[no] 蓋住{ $seat_name }的屋頂
    }
board-highest = 屋頂最高在高度 { $height }
board-refused = { $site_word }：現在不行
board-refused-no-building = 旁邊沒有建築
board-refused-colours = 旁邊四種顏色都有了
board-refused-floors = 你缺少：{ $floors }
board-refused-no-roof = 你沒有屋頂了
board-refused-place = 旁邊有同色的建築
board-building-on = 在{ $site_word }建造
board-step-colour = 選擇{ $site_word }的顏色。
board-step-roof = 選擇屋頂放在哪裡。
board-back = 退回一步
board-new = 新建築
board-pay = 花費
board-height = 高度 { $height }
board-drive = { vehicle-from } → { vehicle-to }
board-plus = +{ $points }
board-would = 高度 { $height }，{ $colour_word }車輛從 { vehicle-from } 到 { vehicle-to }，多 { $points } 分
board-extra = 額外回合
board-gain = { $objective_word }：+{ $chip }
board-return = 多了 { $count } 層：要歸還哪些？
board-wild = 任選顏色：你要拿哪一種樓層？
board-instead = { $colour_word }樓層用完了：你要改拿哪一種？
board-end-roofs =
    { $seat_you ->
        [yes] 你放下了最後一個屋頂。
       *[no] { $seat_name }放下了最後一個屋頂。
    }
board-end-supply =
    { $seat_you ->
        [yes] 終局由你開始。
       *[no] 終局由{ $seat_name }開始。
    }
board-last-turns = 最後回合：{ $names }
board-note = ⌂ { $roofs }
board-sheet =
    樓層：白色 { $white }、灰色 { $grey }、棕色 { $brown }、黑色 { $black }。車輛：白色在 { $white_at }、灰色在 { $grey_at }、棕色在 { $brown_at }、黑色在 { $black_at }。屋頂：手上 { $roofs } 個，可見 { $visible } 個。
account-cone = { $visible } 個屋頂
account-chips = 目標
account-vehicle = { $colour_word }車輛：

## 教學

tutorial-goal = 一座城市，大家一起建。你每放一個屋頂，你的四輛車之一就沿軌道前進。車輛走多遠、看得見的屋頂和目標，就是你的分數。
tutorial-card = 輪到你時，拿一張卡或建造。先要有樓層：第三張卡給白、灰、棕各一層，棕色車輛還能前進一格。拿它吧！
tutorial-card-other = 可以這樣做。不過第三張卡給三層樓，還能移動車輛。
tutorial-done = 樓層到手了。在你按完成之前，可以復原這一回合。
tutorial-build = Cleo 也建造了。北門 5 旁邊有三棟建築。選它，再選棕色：你付這一層，再為每棟鄰樓各付一層，三棟都會長高。然後把屋頂放在最高的北門 2。
tutorial-build-other = 可以這樣做。不過在北門 5 建棕色、屋頂放北門 2，灰色車輛能走三格。
tutorial-moved = 你的屋頂在灰色建築的第 3 層，所以灰色車輛前進三格。下面 Cleo 的屋頂被蓋住了，最後不算看得見。
tutorial-wild = 你的樓層不多了。問號是任選顏色的樓層：拿第一張卡。
tutorial-wild-other = 可以這樣做。不過第一張卡的兩個問號正好給你想要的。
tutorial-colour = 顏色很重要：新建築必須和旁邊所有建築不同色。拿一層白色。
tutorial-colour-other = 可以這樣做。不過手上有兩層白色，之後選擇會比較多。
tutorial-second = 再拿一層棕色：你剛用掉了一層，而且城市裡的棕色建築還很少。
tutorial-second-other = 可以這樣做。不過棕色建築還少，棕色幾乎到處都能建。
tutorial-limit = 你最多持有十層，多出來的要歸還供應區。請按完成。
tutorial-objectives = Cleo 繼續玩。有三個目標給所有人，看你的屋頂在哪裡。先達成的得 7 分，再來 5 分。每次建造都會檢查。
tutorial-star = 幾個回合之後。你有三輛車過了第一顆星，只差白色。四輛車都到達一顆星，就有額外回合。在碼頭 6 建棕色，屋頂放在市中心 6！
tutorial-star-other = 可以這樣做。不過屋頂放在市中心 6，白色車輛會過星，你還達成兩個目標。
tutorial-extra = 額外回合，還有兩個各 7 分的目標！繼續吧：低屋頂很快就放好，高屋頂帶你走得遠。
tutorial-end = Cleo 放下了第十個屋頂，你也玩完最後一回合。軌道 38、六個可見屋頂 10、目標 21：你以 69 比 62 獲勝！現在來建你自己的城市吧。
