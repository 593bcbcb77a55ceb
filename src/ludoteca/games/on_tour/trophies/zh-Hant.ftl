trophy-grand-tour = 大巡演
trophy-grand-tour-for = 路線有 35 分以上；歐洲地圖 28 分以上。

trophy-coast-to-coast = 橫貫東西
trophy-coast-to-coast-for = 路線從西部到東部，或反過來。

trophy-starlit = 星光之夜
trophy-starlit-for = 路線上有四顆以上的星星。

trophy-encore = 安可
trophy-encore-for = 路線上有 12 個以上的圈。
