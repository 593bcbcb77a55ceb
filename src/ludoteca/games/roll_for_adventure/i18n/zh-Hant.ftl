### Roll for Adventure in Traditional Chinese.
###
### Arguments that end in "_word" are said as the word of their key: places, dice, cards, heroes.

name = Roll for Adventure
blurb = 四片土地、一位暗影之主，還有一把骰子：好好放置，收集力量之石，一起撐下去。

## What to do now

prompt-hero = 選擇隊伍的第 { $hero } 位英雄。
prompt-hero-own = 選擇你的英雄。
prompt-roll = { $hero_word }：擲你的骰子。
prompt-no-dice = { $hero_word }沒有骰子：敵人來了。
prompt-summon = { $hero_word }：從遺忘取回一顆骰子，或繼續。
prompt-place = { $hero_word }：選一個數字，再選放在哪裡。
prompt-mark = 再選要重擲的骰子，或直接擲。
prompt-turn = 用能力放第二顆骰子，或繼續。
prompt-fight = 骰子從敵人那裡回來了：這回合再擲一次嗎？
prompt-raise = 沙漠：哪顆骰子往上移？
prompt-eat = 沙漠：永遠獻出哪顆骰子？
prompt-price = 深林：哪顆骰子進入遺忘？
prompt-claim = 冰洞：現在領取獎勵，還是繼續？
prompt-give = 獎勵骰不夠：誰得到一顆？
prompt-defeat = 冰洞：擊敗哪個敵人？
prompt-reset = 冰洞：哪個骷髏回到起點？
prompt-settle = 巨人在哪裡落腳？
prompt-lose = { $territory_word }遭到攻擊：失去哪顆骰子？
prompt-save = 女戰士可以救回其中一顆骰子。
prompt-others = { $seat_name }正在進行{ $hero_word }的回合。
prompt-others-hero = { $seat_name }正在選英雄。
prompt-over = 冒險結束了。

## What one can choose

choice-be = { $hero_word }：{ $ability_word }
choice-roll-roll = 擲骰子
choice-roll-mark = 重擲選好的骰子
choice-no-dice = 迎接敵人
choice-place =
    { $count } × { $number } → { $to_word }{ $ally ->
        [0] {""}
       *[other] （盟友 { $ally }）
    }{ $bonus ->
        [0] {""}
       *[other] （獎勵 { $bonus }）
    }{ $completes ->
        [yes] {" "}✓ 完成
       *[no] {""}
    }
choice-place-enemy =
    { $count } × { $number } → { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    }{ $ally ->
        [0] {""}
       *[other] （盟友 { $ally }）
    }{ $bonus ->
        [0] {""}
       *[other] （獎勵 { $bonus }）
    }{ $falls ->
        [yes] {" "}✓ 擊敗
       *[no] {""}
    }{ $avenge ->
        [yes] （復仇者）
       *[no] {""}
    }
choice-mark = 重擲：{ $die_word } { $number }
choice-flip = 翻轉{ $die_word }：{ $number } 變成 { $opposite }
choice-heal = 用{ $die_word }治療{ $territory_word }
choice-turn = 把{ $die_word }轉成 { $number } 放到{ $to_word }
choice-summon = 從遺忘取回{ $die_word }
choice-raise = 上移{ $die_word }
choice-eat = 永遠獻出{ $die_word }
choice-price = 把{ $die_word }送進遺忘
choice-lose = 失去{ $die_word }
choice-save = 救回{ $die_word }
choice-fight = 再擲一次
choice-pass-fight = 讓它們休息
choice-claim = 領取獎勵
choice-pass-claim = 繼續
choice-pass-turn = 不放第二顆
choice-pass-save = 現在不救
choice-give = { $hero_word }得到獎勵骰
choice-defeat =
    擊敗{ $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    }（{ $at_word }，{ $strength } 點中的 { $total } 點）
choice-reset = 骷髏回到起點：{ $territory_word }
choice-settle = 巨人落腳：{ $territory_word }

## What happened

event-hero-joined = { $seat_name }的英雄：{ $hero_word }。
event-turn-began = 輪到{ $hero_word }（{ $seat_name }）。
event-rolled = 骰子：{ $dice }。
event-rerolled = 冒險家重擲 { $again }。骰子：{ $dice }。
event-placed =
    { $count } × { $number } → { $to_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    }。
event-avenged = 復仇者的能力：少兩點也足夠。
event-turned = { $hero_word }把一顆骰子轉成 { $number } 放下：{ $to_word }。
event-flipped = 搗蛋鬼把一顆骰子從 { $number } 翻成 { $opposite }。
event-healed = 治療師治好{ $territory_word }；{ $die_word }進入遺忘。
event-summoned = 召喚師從遺忘取回：{ $die_word }。
event-fought-on = 鬥士再擲 { $count } 顆骰子。
event-die-raised = 沙漠：{ $die_word }上移。
event-die-eaten = 沙漠：{ $die_word }永遠消失。
event-chain-made = 沙蟲的鎖鏈 { $chain } 完成。
event-chain-made-own = { event-chain-made }
event-barrier-fell = 第 { $number } 區的屏障倒下；剩 { $left } 個。
event-barrier-fell-own = { event-barrier-fell }
event-price-paid = 深林取走{ $die_word }。
event-stone-gained = { $territory_word }：{ $goal } 顆力量之石中的第 { $stones } 顆！
event-stone-gained-own = 力量之石 { $stones }/{ $goal }！
event-claimed = 領取冰洞 { $dice } 顆骰子的獎勵。
event-bonus-given = { $hero_word }得到一顆獎勵骰。
event-enemy-defeated =
    擊敗{ $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    }！
event-enemy-defeated-own = { event-enemy-defeated }
event-skull-reset = { $territory_word }：骷髏回到起點。
event-vortex-released = 復生達到 { $total }：兩個漩渦的 { $dice } 顆骰子全部回來。
event-vortex-released-own = { event-vortex-released }
event-card-revealed =
    { $card_word }出現。{ $commanded ->
        [0] {""}
       *[other] 奉命攻擊的敵人：{ $commanded }。
    }
event-card-revealed-meanwhile = 敵人的回合。
event-attacked =
    { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    }攻擊{ $territory_word }。
event-die-lost = { $die_word }落入遺忘。
event-die-saved = 女戰士救回{ $die_word }。
event-damaged = { $territory_word }受損：{ $last } 格中的 { $hole } 格。
event-territory-rolled = { $card_word }的領地骰：{ $face_word }。
event-giant-settled = 巨人落腳：{ $territory_word }。
event-dragon-breathed = 龍奪走所有顯示 { $number } 的骰子：{ $dice } 顆。
event-master-hid =
    { $cards ->
        [0] 暗影之主留下來了。
       *[other] 暗影之主藏進 { $cards } 張牌中。
    }
event-ended =
    { $by ->
        [stones] 力量之石全部集齊：一起獲勝！
        [territory] 一片土地淪陷了。
       *[dice] 所有人都沒有骰子了。
    }

## How it ended

result-so-far = 目前力量之石 { $stones }/{ $goal }，第 { $turns } 回合。
result-stones = 以 { $turns } 回合集齊 { $goal } 顆力量之石。
result-territory = { $territory_word }在第 { $turns } 回合淪陷，力量之石 { $stones }/{ $goal }。
result-dice = 第 { $turns } 回合後所有人都沒有骰子了，力量之石 { $stones }/{ $goal }。

## What cannot be done

error-no-such-dice = 你手上沒有這樣的骰子。
error-no-such-ability = 不能這樣使用復仇者。
error-no-room = 那裡放不下這些骰子。

## Places, dice, cards and heroes

place-desert = 沙漠
place-fortress = 堡壘
place-forest = 森林
place-ice-cave = 冰洞
place-resurrection = 復生
place-oblivion = 遺忘
face-all = 所有土地
face-none = 無
die-ally = 盟友骰
die-bonus = 獎勵骰
hero-adventurer = 冒險家
hero-fighter = 鬥士
hero-healer = 治療師
hero-warrior = 女戰士
hero-avenger = 復仇者
hero-summoner = 召喚師
hero-trickster = 搗蛋鬼
hero-frost-walker = 霜行者
hero-ranger = 巡林者
hero-stonebreaker = 破石者
ability-adventurer = 擲骰後，每回合一次：任選骰子一起重擲。
ability-fighter = 他放的骰子擊敗敵人時，每回合一次：從敵人回來的己方骰子這回合再擲。
ability-healer = 代替放置骰子，每回合一次：一顆骰子進入遺忘，一個骷髏後退一格。
ability-warrior = 自己回合結束、敵人攻擊時，一次：被奪走的一顆骰子改為歸還。
ability-avenger = 每回合一次：骰子離敵人的強度還差一或二，也能擊敗它。
ability-summoner = 回合開始時：從遺忘取回一顆骰子。
ability-trickster = 擲骰後，每回合一次：把一顆骰子翻到對面。
ability-frost-walker = 代替放置骰子，每回合一次：一或兩顆任意點數的骰子放到冰洞。
ability-ranger = 代替放置骰子，每回合一次：一或兩顆任意點數的骰子放到森林。
ability-stonebreaker = 代替放置骰子，每回合一次：一或兩顆任意點數的骰子放到堡壘的一區。
die-adventurer = 冒險家的骰子
die-fighter = 鬥士的骰子
die-healer = 治療師的骰子
die-warrior = 女戰士的骰子
die-avenger = 復仇者的骰子
die-summoner = 召喚師的骰子
die-trickster = 搗蛋鬼的骰子
die-frost-walker = 霜行者的骰子
die-ranger = 巡林者的骰子
die-stonebreaker = 破石者的骰子
card-sand-devil = 沙魔
card-dune-scorpion = 沙丘蠍
card-desert-worm = 沙漠巨蟲
card-bone-guard = 骸骨守衛
card-crypt-spirit = 墓穴幽靈
card-black-knight = 黑騎士
card-tree-shrike = 樹伯勞
card-bloodsucker = 吸血怪
card-thorn-lord = 荊棘領主
card-white-wolf = 白狼
card-cave-troll = 洞穴巨怪
card-frost-hulk = 冰霜巨漢
card-phantom = 幻影
card-giant = 巨人
card-lull = 平靜
card-master = 暗影之主
card-dragon-1 = 1 之龍
card-dragon-2 = 2 之龍
card-dragon-3 = 3 之龍
card-dragon-4 = 4 之龍
card-dragon-5 = 5 之龍
card-dragon-6 = 6 之龍

## How a table is set up

preset-apprentice = 第 1 級：學徒
preset-apprentice-help = 五顆石頭，沒有平靜。中等電腦的大約勝率：兩人 90%、三人 90%、四人 85%。
preset-companion = 第 2 級：夥伴
preset-companion-help = 六顆石頭，一張平靜。中等電腦的大約勝率：兩人 70%、三人 80%、四人 55%。
preset-hero = 第 3 級：英雄
preset-hero-help = 七顆石頭，三張平靜。中等電腦的大約勝率：兩人 60%、三人 60%、四人 40%。
preset-champion = 第 4 級：勇士
preset-champion-help = 七顆石頭，沒有平靜。中等電腦的大約勝率：兩人 25%、三人 45%、四人 10%。
preset-legend = 第 5 級：傳奇
preset-legend-help = 八顆石頭，一張平靜。中等電腦的大約勝率：兩人 10%、三人 20%、四人 10%。
option-adventure = 冒險
option-adventure-help = 需要多少顆力量之石。
option-adventure-book = 魔法之書：5 顆
option-adventure-sword = 聖者之劍：6 顆
option-adventure-crown = 王者之冠：7 顆
option-adventure-jewel = 光之寶石：8 顆
option-desert = 沙漠
option-desert-help = A：九個 1 並獻出一顆骰子。B：鎖住沙蟲。
option-desert-A = A 面
option-desert-B = B 面：沙蟲
option-fortress = 堡壘
option-fortress-help = A：四顆相同骰子打破屏障。B：雙重城牆。
option-fortress-A = A 面
option-fortress-B = B 面：雙重城牆
option-forest = 森林
option-forest-help = A：道路從六顆增到九顆。B：總是七顆，一顆是代價。
option-forest-A = A 面
option-forest-B = B 面：深林的代價
option-ice-cave = 冰洞
option-ice-cave-help = A：任何空格。B：只能放在已占的格旁。
option-ice-cave-A = A 面
option-ice-cave-B = B 面：不斷的一列
option-dragons = 龍
option-dragons-help = 六條龍：各奪走自己數字的所有骰子。
option-dragons-false = 沒有
option-dragons-true = 有龍
option-phantoms = 幻影
option-phantoms-help = 六個到處攻擊的幻影。
option-phantoms-false = 沒有
option-phantoms-true = 有幻影
option-giants = 巨人
option-giants-help = 六個強度十的巨人。
option-giants-false = 沒有
option-giants-true = 有巨人
option-lull = 平靜牌
option-lull-help = 什麼都不發生的牌：較容易。
option-lull-0 = 無
option-lull-1 = 一張
option-lull-3 = 三張
option-lull-6 = 六張
option-short-tracks = 損傷軌
option-short-tracks-help = 骷髏到第六格，或第五格就輸。
option-short-tracks-false = 六格
option-short-tracks-true = 短：五格
option-heroes = 英雄
option-heroes-help = 誰上場。
option-heroes-first = 首局四英雄
option-heroes-random = 十位中隨機
option-heroes-chosen = 各自選擇
option-first-player = 起始玩家
option-first-player-help = 誰先開始；人數不足時為最後一位。
option-first-player-random = 隨機
option-first-player-1 = 玩家 1
option-first-player-2 = 玩家 2
option-first-player-3 = 玩家 3
option-first-player-4 = 玩家 4
option-solo-heroes = 單人時的英雄
option-solo-heroes-help = 一個人操作這麼多英雄。
option-solo-heroes-2 = 兩位
option-solo-heroes-3 = 三位
option-solo-heroes-4 = 四位

## What people say at a table

phrase-save-forest = 救森林！
phrase-save-desert = 救沙漠！
phrase-save-fortress = 救堡壘！
phrase-save-ice = 救冰洞！
phrase-wait = 等一下。
phrase-go-on = 繼續吧。
phrase-yes = 好！
phrase-no = 不。

## The board

board = 四片土地的地圖
board-skull = { $territory_word }：損傷 { $last } 格中的 { $hole } 格
board-cards = 剩餘敵人牌：{ $cards }
board-master-no = 暗影之主還不會來
board-master = 暗影之主：{ $among } 分之一
board-stones = 力量之石：{ $goal } 顆中的 { $stones } 顆
board-attack = 攻擊
board-take = 現在會失去 { $dice } 顆
board-harm = 現在會受損
board-number = 放置 { $number }
board-choose-number = 點一個數字，再點發光的地方。
board-choose-place = 現在點發光的地方。
board-step-place = { $number } 要放到哪裡？
board-step-mark = 重擲哪些骰子？
board-step-flip = 把哪顆骰子翻到反面？
board-step-heal = 治療哪片領土，用哪顆骰子？
board-step-turn = { $place }：哪顆骰子放過去，轉成幾點？
board-which-dice = { $place }：放哪些骰子？
board-propose-number = 點一個數字和一個地方來提議。
board-propose = 點一個來提議。
board-ability = 使用能力（{ $ways } 種）
board-back = 回到骰子
board-dice = 骰子：{ $dice }
board-enemies = 敵人：{ $enemies }
board-damage = 損傷 { $last } 格中的 { $hole } 格
board-filled = { $spaces } 格中的 { $dice } 格
board-chain = 第 { $chain } 條鎖鏈，共 6 條
board-path = 道路
board-below = 下排
board-above = 上排
board-numbers = 數字 { $number }
board-barriers = 剩 { $left } 個屏障
board-broken = 已打破
board-taken = 已放的數字
board-none = 無
board-used = 本回合已使用。
board-chosen = 已選
board-many = 放幾顆 { $number }？
board-gained = 力量之石 { $stones }/{ $goal }！
board-rank = 等級 { $rank }
account-stones = { $turns } 回合得到力量之石 { $stones }/{ $goal }
account-near = 最接近淪陷：{ $territory_word }（{ $hole }/{ $last }）

## The tutorial

tutorial-goal = 四片土地遭到攻擊，大家一起贏或一起輸。請集齊五顆力量之石！只要有一個骷髏走到軌道的紅色盡頭，就全盤皆輸。你是鬥士。
tutorial-roll = 這些是你的骰子：五顆自己的，兩顆有加號的盟友骰。全部擲出去吧！
tutorial-forest = 選一個數字和一個地方。森林收 5 和 6，一共六顆：點一顆 5，再點森林，三顆都放。
tutorial-complete = 其餘的重擲了：三個 6，其中一顆是盟友骰。三顆都放進森林，完成道路！
tutorial-ice = 得到力量之石！那些骰子回來了，休息到你的下一回合。還剩一個 4：放進冰洞，那裡每個數字放一顆。
tutorial-enemy = 放完最後一顆骰子，敵人就來了。骸骨守衛在堡壘找不到骰子，那裡的骷髏就前進一格。它會留在那裡，之後的牌還會叫它攻擊。
tutorial-propose = 現在輪到 Cleo 的冒險家。別的英雄行動時，你也可以點數字和地方：那就是提議，大家都看得到。
tutorial-shield = Cleo 用 6 擊敗了骸骨守衛。接著樹伯勞攻擊森林：兩顆骰子進了中央的遺忘，但骷髏沒有動。骰子就是盾牌。
tutorial-turn = 又輪到你了。休息的骰子都回到手上：全部擲出去！
tutorial-fight = 樹伯勞的強度是 6：骰子合計 6 點就能擊敗它，一次或分幾次都行。點你的 6，再點敵人！
tutorial-ability = 擊敗了！每位英雄都有一項能力。鬥士每回合一次，可重擲自己擊敗敵人的骰子。試試看。
tutorial-master = 牌堆裡藏著暗影之主。他一出現，所有敵人都會攻擊，再擲骰決定哪些土地受損，然後他又躲回去。骷髏旁邊寫著他有多近。
tutorial-resurrection = 失去的骰子在遺忘裡。復生上的骰子合計十點以上，就全部回來。任何數字都能放，但放了就結束放置。現在看看這局如何結束。
tutorial-other = 你當然可以這樣做，但我們先來試試另一個做法吧。
tutorial-end = 五顆力量之石集齊：一起獲勝！更難的冒險需要更多力量之石。現在帶領你自己的英雄吧。
choice-place-aloud =
    { $count } 顆 { $number } 點的骰子放到{ $to_word }{ $ally ->
        [0] { "" }
       *[other] ，含盟友骰 { $ally } 顆
    }{ $bonus ->
        [0] { "" }
       *[other] ，含獎勵骰 { $bonus } 顆
    }{ $completes ->
        [yes] ，完成
       *[no] { "" }
    }
choice-place-enemy-aloud =
    { $count } 顆 { $number } 點的骰子放到{ $card_word }{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth } 號
    }{ $ally ->
        [0] { "" }
       *[other] ，含盟友骰 { $ally } 顆
    }{ $bonus ->
        [0] { "" }
       *[other] ，含獎勵骰 { $bonus } 顆
    }{ $falls ->
        [yes] ，擊敗
       *[no] { "" }
    }{ $avenge ->
        [yes] ，借復仇者之力
       *[no] { "" }
    }
event-placed-aloud = { $count } 顆 { $number } 點的骰子放到{ $to_word }。
board-needs-desert = 收 1 點
board-needs-fortress = 收 2、3、4 點，同點 { $spaces } 顆打破一道屏障
board-needs-forest = 收 5 和 6 點
board-needs-ice-cave = 每個數字收一顆
board-needs-resurrection = 收任何數字；合計十點以上，失去的骰子全部回來，並結束放置
board-total = 10 點中的 { $total } 點
board-strength = 強度 { $strength }，已有骰子合計 { $total } 點
