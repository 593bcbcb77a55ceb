## 同一組骰子

challenge-today = 今日挑戰
challenge-line = 人人同一組骰子，每天換新。
challenge-none-title = { $game }沒有挑戰
challenge-none-text = 挑戰比的是大家用同一組骰子玩出的成績。這款遊戲的骰子會隨選擇改變，或者得分取決於和誰一起玩，所以無法比較。
challenge-none-game = 遊戲介紹
challenge-about = 怎麼玩
challenge-text = 每個人拿到同樣的骰子和牌，各玩各的，看誰發揮得最好。
challenge-rules = 只能玩一次，沒有提示。別人的成績要等你玩完才看得到。
challenge-play = 開始挑戰
challenge-go-on = 繼續玩
challenge-your-table = 你的那一桌
challenge-closes = { $time }截止，屆時公布骰子的祕密值。
challenge-closed = 這個挑戰已經截止，骰子的祕密值已公布。
challenge-everybody = 玩過這組骰子的人
challenge-nobody = 還沒有人玩完。
challenge-players = 已有 { $players } 人玩完。
challenge-hidden = 等你也玩完，就能看到他們的成績。
challenge-better =
    { $players } 人中第 { $rank } 名{ $percent ->
        [0] 。
       *[other] ，勝過其他人的 { $percent }%。
    }
challenge-first = 你是第一個玩完這組骰子的人。
challenge-not-counted = 這次成績不列入排名：你已經知道骰子、有電腦代打，或是截止後才結束。
challenge-next = 下一個挑戰還有 { $hours } 小時 { $minutes } 分
challenge-streak = 連續 { $days } 天
challenge-past = { $day }的挑戰
challenge-past-play = 用這組骰子玩
challenge-past-text = 這一天已經結束：你可以自己玩，但不列入成績。
challenge-archive = 過去的挑戰
challenge-archive-text = 人人都能看、都能玩，但不再列入成績。
challenge-people = { $players } 人
challenge-share = 分享你的成績
challenge-share-rank = { $players } 人中第 { $rank } 名
challenge-rank = 名次
challenge-name = 名字
challenge-reached = 成績
challenge-bot = 電腦（{ $level }）
challenge-page = 關於這個挑戰
challenge-table = 今日挑戰：人人同一組骰子
challenge-again-table = 已結束對局的骰子
challenge-again-title = 已結束對局的骰子
challenge-again-text = 這是一桌已結束對局的骰子和牌。在那桌玩過的人都知道，其他人也可能看過。每個人只計第一次。
challenge-source = 最先用這組骰子的那一桌
challenge-proof = 這組骰子證明了什麼
challenge-proof-text = 這組骰子由伺服器自行決定：它可能事先知道，甚至可以挑選，沒有瀏覽器參與。能證明的是：骰子在當天第一桌開始前就已定下，而且挑戰的每一桌都一樣。請把指紋和別人收到的比對，等祕密值公布後再驗證任何一份紀錄。
challenge-again-proof-text = 用這組骰子的每一桌，都取自第一桌的祕密值和隨機位元組。第一桌的證明對每一桌都成立：同樣的骰子，在第一桌開始前就已定下。
challenge-commitment = 指紋（祕密值的 SHA-256）
challenge-secret = 祕密值
same-dice = 同一組骰子再玩一次
