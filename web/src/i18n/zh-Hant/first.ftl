## First page

games = 遊戲
players = { $least }–{ $most } 人
minutes = 約 { $minutes } 分鐘
minutes-range = 約 { $least }–{ $most } 分鐘
complexity = 複雜度 { $level }／5
play-now =
    { $together ->
        [yes] 立刻和電腦並肩作戰
       *[no] 立刻和電腦對戰
    }
play-now-alone = 立刻單人開局
opponents =
    { $together ->
        [yes] 同隊的電腦玩家人數
       *[no] 電腦玩家人數
    }
level = 電腦強度
play-bots =
    { $count ->
        [0] 單人
       *[other] { $count } 位電腦
    }
change = 更改
level-random = 隨機
level-easy = 簡單
level-medium = 中等
level-hard = 困難
nickname = 你的暱稱
nickname-help = 同桌的人會看到這個名稱。不需要註冊帳號。
nickname-other = 換一個建議
nickname-suggestions = 悠閒的水獺|好運的蒼鷺|好奇的狐狸|陽光獾|溫柔的熊|飛快的雨燕|開心的知更鳥|愛睏的貓頭鷹|勇敢的甲蟲|和善的鯨魚|靈巧的山貓|活潑的蠑螈|聰明的喜鵲|有耐心的蝸牛|流浪的大雁|大膽的麻雀
make-table = 開一桌並分享連結
rules-of-table = 遊戲設定
preset = 玩法
preset-own = 自訂
preset-own-help = 在下方逐項調整規則。
