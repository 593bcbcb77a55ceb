## 同一組骰子

challenge-today = 今日挑戰
challenge-line = 人人同一組骰子，每天換新。
challenge-text = 每個人拿到同樣的骰子和牌，各玩各的，看誰發揮得最好。
challenge-closes = { $time }截止，屆時公布骰子的祕密值。
challenge-closed = 這個挑戰已經截止，骰子的祕密值已公布。
challenge-everybody = 玩過這組骰子的人
challenge-better =
    { $players } 人中第 { $rank } 名{ $percent ->
        [0] 。
       *[other] ，勝過其他人的 { $percent }%。
    }
challenge-first = 你是第一個玩完這組骰子的人。
challenge-not-counted = 這次成績不列入排名：你已經知道骰子、有電腦代打，或是截止後才結束。
challenge-next = 下一個挑戰還有 { $hours } 小時 { $minutes } 分
challenge-streak = 連續 { $days } 天
challenge-rank = 名次
challenge-name = 名字
challenge-reached = 成績
challenge-bot = 電腦（{ $level }）
challenge-page = 關於這個挑戰
challenge-table = 今日挑戰：人人同一組骰子
challenge-week-table = 本週回合：全群組同一組骰子
challenge-again-table = 已結束對局的骰子
challenge-again-text = 這是一桌已結束對局的骰子和牌。在那桌玩過的人都知道，其他人也可能看過。每個人只計第一次。
same-dice = 同一組骰子再玩一次
