### On Tour 繁體中文。
###
### "mark" 是兩位數字、star 或 x。以 "_word" 結尾的引數已換成該鍵所指的詞。
### 座位附有名字（$seat_name）與 $seat_you（讀者自己的座位為 "yes"）。
### `.short` 是地圖上寫的簡稱；沒有時寫全名。

name = 巡迴演唱
blurb = 一百天，一趟巡演：大家把同樣的數字寫進各自的地圖，沿著不變小的數字走得最遠的人獲勝。

## 現在要做什麼

prompt-numbers =
    { $last ->
        [yes] 大家都在等你：寫下 { $low } 和 { $high }。
       *[no] { $cards ->
            [yes] 用兩張卡牌寫下 { $low } 和 { $high }。
           *[no] 寫下 { $low } 和 { $high }。
        }
    }
prompt-number =
    { $last ->
        [yes] 大家都在等你：寫下 { $number }。
       *[no] 再寫下 { $number }。
    }{ $only ->
        [yes] 只有一個地區可以。
       *[no] { "" }
    }
prompt-either =
    { $last ->
        [yes] 大家都在等你：寫下 { $low } 或 { $high }。
       *[no] 寫下 { $low } 或 { $high }。
    }
prompt-number-and-x =
    { $last ->
        [yes] 大家都在等你。只寫得下一個：寫下 { $low } 或 { $high }，再打一個叉。
       *[no] 只寫得下一個：寫下 { $low } 或 { $high }，再打一個叉。
    }
prompt-x =
    { $last ->
        [yes] 大家都在等你。寫不下了
       *[no] 寫不下了
    }：劃掉 { $left } 個地區。{ $only ->
        [yes] 只剩一個地區。
       *[no] { "" }
    }
prompt-star =
    { $kind ->
        [same-region] 三張卡牌同一個區域
       *[other] 擲出相同點數 { $low }
    }：畫一顆星。{ $last ->
        [yes] 大家都在等你。
       *[no] { "" }
    }{ $only ->
        [yes] 只有一個地區可以。
       *[no] { "" }
    }
prompt-no-star =
    { $kind ->
        [same-region] 三張卡牌同一個區域
       *[other] 擲出相同點數 { $low }
    }：畫不下星星，劃掉一個地區。{ $last ->
        [yes] 大家都在等你。
       *[no] { "" }
    }
prompt-confirm =
    { $last ->
        [yes] 大家都在等你：完成了嗎？
       *[no] 按完成，或收回。
    }
prompt-wait = 還有 { $players } 位玩家在寫。
prompt-wait-for = { $seat_name }還在寫。
prompt-over = 巡演結束了。

## 可以選擇的

choice-mark =
    { $mark ->
        [star] 在{ $area_word }畫星
        [x] 劃掉{ $area_word }
       *[other] 在{ $area_word }寫 { $mark }
    }{ $circled ->
        [yes] ，畫圈
       *[no] { "" }
    }
choice-mark-group =
    { $mark ->
        [star] 畫一顆星
        [x] 劃掉一個地區
       *[other] 寫 { $mark }
    }
choice-take-back =
    收回{ $area_word }的{ $mark ->
        [star] 星
        [x] 叉
       *[other] { " " }{ $mark }
    }
choice-take-all-back = 兩個都收回

## 發生了什麼

event-started = 大家在{ $area_word }從 { $mark } 開始。
event-cards-turned =
    卡牌：{ $one_word }（{ $one_region ->
        [north] 北部
        [south] 南部
        [west] 西部
        [central] 中部
       *[east] 東部
    }）、{ $two_word }（{ $two_region ->
        [north] 北部
        [south] 南部
        [west] 西部
        [central] 中部
       *[east] 東部
    }）、{ $three_word }（{ $three_region ->
        [north] 北部
        [south] 南部
        [west] 西部
        [central] 中部
       *[east] 東部
    }）。
event-reshuffled = 用過的卡牌重新洗成牌庫。
event-rolled =
    { $kind ->
        [numbers] 第 { $turn } 回合：{ $low } 和 { $high }。
        [doubles] 第 { $turn } 回合：擲出相同點數。大家畫一顆星，畫不下的打一個叉。
        [same-region] 第 { $turn } 回合：三張卡牌同一區域。大家畫一顆星，畫不下的打一個叉。
        [final-doubles] 最後的地區：擲出相同點數，大家畫一顆星。
       *[final-numbers] 最後的地區：{ $low } 和 { $high }。
    }
event-rolled-special =
    { $kind ->
        [doubles] 擲出相同點數：大家畫一顆星。
        [same-region] 三張卡牌同一區域：大家畫一顆星。
        [final-doubles] 最後的地區，又擲出相同點數：大家畫一顆星。
        [final-numbers] 最後的地區：沒有卡牌，可寫在任何空格。
       *[numbers] { "" }
    }
event-marked =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }{ $mark ->
        [star] 在{ $area_word }畫了一顆星
        [x] 劃掉了{ $area_word }
       *[other] 在{ $area_word }寫下 { $mark }
    }{ $circled ->
        [yes] ，畫圈。
       *[no] 。
    }
event-ended = 所有地圖都填滿了：計算巡演路線。

## 結果

result-points =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }以 { $points } 分的巡演獲勝。
result-more-circles =
    同為 { $points } 分：{ $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }的地圖上畫圈的地區較多（{ $circles }），獲勝。
result-shared = { $winners } 位玩家各得 { $points } 分，並列第一。
result-alone =
    { $points } 分的巡演：{ $grade ->
        [rare] 值得記住一輩子！
        [excellent] 太出色了！
        [good] 很好！
        [solid] 很穩。
        [fair] 還不錯。
       *[beginner] 好的開始。
    }
merit = { $points } 分，{ $circles } 個圈

## 不能做的事

error-marks-missing = 還缺 { $marks } 個標記。
error-nothing-to-take-back = 你這回合還沒寫任何東西。
error-one-to-take-back = 只有一個標記可以收回。
error-marked-all = 這回合的標記都寫完了。
error-no-such-area = 這張地圖上沒有這個地區。
error-area-full = { $area_word }已經寫了東西。
error-not-this-mark = 現在不能寫這個。
error-x-not-needed = 不需要劃掉任何地區。
error-not-here = 現在沒有卡牌讓你寫進{ $area_word }。
error-x-not-here = { $area_word }不能劃掉：必須劃掉別的地區。

## 這一桌的設定

preset-coast-to-coast = 橫越東西岸
preset-coast-to-coast-help = 美國地圖，最初的數字只擲一次骰。
preset-grand-tour = 歐洲壯遊
preset-grand-tour-help = 同樣的玩法，走遍歐洲。
preset-by-the-book = 照規則書
preset-by-the-book-help = 與印刷規則相同，最初的數字擲兩次骰。
preset-sharp-eyes = 眼明手快
preset-sharp-eyes-help = 開始時擲四次骰；星星只有畫在卡牌寫明的地區才算兩分。

option-map = 地圖
option-map-help = 美國的四十一個州，或歐洲的三十九個國家。
option-map-usa = 美國
option-map-europe = 歐洲
option-setup = 起始數字
option-setup-help = 大家開局時相同的四個地區如何填寫。
option-setup-single-roll = 擲一次
option-setup-rulebook = 擲兩次
option-setup-four-rolls = 擲四次
option-star-circle = 星星
option-star-circle-help = 畫圈的地區算兩分。星星一律畫圈，或只在卡牌上寫明的地區畫圈。
option-star-circle-always = 一律畫圈
option-star-circle-exact = 卡牌寫明才畫圈

## 版圖

board-step =
    { $what ->
        [star] 選一個地區畫星星。
        [x] 選一個地區劃掉。
       *[other] 選一個地區寫下 { $number }。
    }
board-numbers = 要寫的
board-dice = 骰子：{ $one } 和 { $other }
board-write =
    { $what ->
        [star] 星星
        [x] X
       *[other] { $number }
    }{ $written ->
        [yes] ，已寫
       *[no] { "" }
    }
board-cards = 卡牌
board-region =
    { $region ->
        [north] 北部
        [south] 南部
        [west] 西部
        [central] 中部
       *[east] 東部
    }
board-final = 最後的地區：沒有卡牌，可寫在任何空格。
board-your-map = 地圖
board-map = 地圖
board-tiles = 方格
board-tour = 巡演：{ $points } 分
board-would = 巡演 { $before } → { $after } 分
board-would-said = 巡演從 { $before } 分變成 { $after } 分
board-beside = 相鄰
board-toured = 在你的巡演路線上
board-empty = { $area_word }
board-holds =
    { $area_word }：{ $mark ->
        [star] 星星
        [x] X
       *[other] { $mark }
    }
board-holds-said =
    { $area_word }：{ $mark ->
        [star] 星星
        [x] X
       *[other] { $mark }
    }{ $circled ->
        [yes] ，已圈
       *[no] { "" }
    }
board-between =
    { $below ->
        [-1] { $above ->
            [-1] 旁邊沒有數字
           *[other] { $above } 之前
        }
       *[other] { $above ->
            [-1] { $below } 之後
           *[other] { $below } 與 { $above } 之間
        }
    }
board-others = 其他地圖（{ $players }）
board-note =
    { $points } 分 { $state ->
        [thinking] …
        [ready] ✓
       *[over] { "" }
    }
board-their-map =
    地圖，{ $points } 分{ $state ->
        [thinking] ，還在寫
        [ready] ，已完成
       *[over] { "" }
    }
board-draw = 自己畫巡演
board-draw-back = 退回一站
board-draw-end = 最佳巡演
board-drawn = 我的巡演：{ $points }／{ $best } 分
tie-circles = 同分時地圖上畫圈的地區較多者在前，這裡有 { $circles } 個。
tie-shared = 分數與畫圈的地區數（{ $circles } 個）都相同，名次並列。
account-tour = { $areas } 個地區 + { $circles } 個圈
account-way =
    從{ $from_word }到{ $to_word }{ $stars ->
        [0] { "" }
       *[other] ，經過 { $stars } 顆星
    }

## 教學

tutorial-goal = 你的樂團要出發巡演了！把數字寫進地圖。最後，沿著路線走、數字從不變小的最佳路徑就是你的巡演：每個地區 1 分，畫了圈的再加 1 分。
tutorial-start = 四個地區已經填好，人人相同：內華達和猶他是 18，肯塔基和維吉尼亞是 81。看來這趟巡演最好由西往東走。
tutorial-cards = 骰子是 2 和 5：要寫 25 和 52。每個數字各用一張牌，寫在那張牌的區域裡；若正好是牌上寫的地區，就會畫圈。在科羅拉多寫 25！
tutorial-cards-other = 這樣也可以。不過寫在科羅拉多的 25 接得上猶他的 18，還會畫圈。
tutorial-second = 巡演走到 18、18、25 了。接著用另一張牌寫 52：堪薩斯就在科羅拉多旁邊，它自己的牌也在。
tutorial-second-other = 這樣也可以。不過寫在堪薩斯的 52 接得上 25，還會畫圈。
tutorial-done = 已經有 8 分了！按下完成之前，什麼都可以收回。Cleo 也把同樣的數字寫進自己的地圖。
tutorial-done-other = 所有數字都寫在該寫的地方了，現在請按下完成。
tutorial-star = 擲出相同點數！這回不寫數字，大家都畫一顆星；三張牌同一區時也一樣。星星可以當作讓路線不下降的任何數字。密蘇里在堪薩斯和肯塔基之間，有八條路線在那裡交會。
tutorial-star-other = 這樣也可以。不過密蘇里的星星能把 52 和 81 連起來。
tutorial-joined = 東西兩邊連起來了。從內華達到維吉尼亞共七個地區，個個有圈：14 分。請按完成。
tutorial-region = 09 和 90：一個適合開頭，一個適合結尾。華盛頓的牌是西部，所以西部任何地區都行。奧勒岡就在內華達旁邊：把 09 寫在那裡。
tutorial-region-other = 這樣也可以。不過寫在奧勒岡的 09 會成為巡演新的第一站。
tutorial-far = 接著是 90：北卡羅來納在維吉尼亞旁邊，它自己的牌也在。
tutorial-far-other = 這樣也可以。不過寫在北卡羅來納的 90 接得上 81，還會畫圈。
tutorial-all = 17 分！大家同時填寫。等所有人都完成，就看得到別人寫了什麼。
tutorial-x = 之後位置會越來越少：牌上的區域都寫不下時就得打叉，巡演不能經過那裡。所以各處都要留些空位，不好的數字就寫在巡演不會去的地方。
tutorial-last = 過了許多回合，只剩內布拉斯加。最後的地區不用牌：寫 57 或 75。巡演從堪薩斯（52）經過密蘇里的星星到伊利諾（60）。哪個數字放得進中間？
tutorial-last-other = 75 比後面的 60 還大，巡演就會略過內布拉斯加。
tutorial-last-done = 現在巡演也到內布拉斯加了：37 分。請按完成！
tutorial-end = 從華盛頓到紐約，24 個地區，其中 13 個有圈：你以 37 比 32 獲勝！最佳巡演會自動找出來。也可以自己畫畫看：找得到一樣好的路線嗎？

## 地區

area-usa-al = 阿拉巴馬
area-usa-az = 亞利桑那
area-usa-ar = 阿肯色
area-usa-ca = 加利福尼亞
area-usa-co = 科羅拉多
area-usa-fl = 佛羅里達
area-usa-ga = 喬治亞
area-usa-id = 愛達荷
area-usa-il = 伊利諾
area-usa-in = 印第安納
area-usa-ia = 愛荷華
area-usa-ks = 堪薩斯
area-usa-ky = 肯塔基
area-usa-la = 路易斯安那
area-usa-mi = 密西根
area-usa-mc = 中部沿岸
area-usa-mn = 明尼蘇達
area-usa-ms = 密西西比
area-usa-mo = 密蘇里
area-usa-mt = 蒙大拿
area-usa-ne = 內布拉斯加
area-usa-nv = 內華達
area-usa-nwe = 新英格蘭
area-usa-nm = 新墨西哥
area-usa-ny = 紐約
area-usa-nc = 北卡羅來納
area-usa-nd = 北達科他
area-usa-oh = 俄亥俄
area-usa-ok = 奧克拉荷馬
area-usa-or = 奧勒岡
area-usa-pa = 賓夕法尼亞
area-usa-sc = 南卡羅來納
area-usa-sd = 南達科他
area-usa-tn = 田納西
area-usa-tx = 德克薩斯
area-usa-ut = 猶他
area-usa-va = 維吉尼亞
area-usa-wa = 華盛頓
area-usa-wv = 西維吉尼亞
area-usa-wi = 威斯康辛
area-usa-wy = 懷俄明

area-europe-al = 阿爾巴尼亞
area-europe-at = 奧地利
area-europe-by = 白俄羅斯
area-europe-be = 比利時
area-europe-ba = 波士尼亞與赫塞哥維納
    .short = 波士尼亞
area-europe-bg = 保加利亞
area-europe-hr = 克羅埃西亞
area-europe-cz = 捷克
area-europe-dk = 丹麥
area-europe-ee = 愛沙尼亞
area-europe-fi = 芬蘭
area-europe-fr = 法國
area-europe-de = 德國
area-europe-gr = 希臘
area-europe-hu = 匈牙利
area-europe-is = 冰島
area-europe-ie = 愛爾蘭
area-europe-it = 義大利
area-europe-lv = 拉脫維亞
area-europe-lt = 立陶宛
area-europe-lu = 盧森堡
area-europe-md = 摩爾多瓦
area-europe-me = 蒙特內哥羅
area-europe-nl = 荷蘭
area-europe-mk = 北馬其頓
area-europe-no = 挪威
area-europe-pl = 波蘭
area-europe-pt = 葡萄牙
area-europe-ro = 羅馬尼亞
area-europe-ru = 俄羅斯
area-europe-rs = 塞爾維亞
area-europe-sk = 斯洛伐克
area-europe-si = 斯洛維尼亞
area-europe-es = 西班牙
area-europe-se = 瑞典
area-europe-ch = 瑞士
area-europe-tr = 土耳其
area-europe-ua = 烏克蘭
area-europe-gb = 英國
