trophy-grand-tour = 그랜드 투어
trophy-grand-tour-for = 투어가 35점 이상이에요. 유럽에서는 28점 이상이에요.

trophy-coast-to-coast = 동서 횡단
trophy-coast-to-coast-for = 투어가 서쪽에서 동쪽까지, 또는 그 반대로 이어져요.

trophy-starlit = 별이 빛나는 밤
trophy-starlit-for = 투어에 별이 넷 이상 있어요.

trophy-encore = 앙코르
trophy-encore-for = 투어에 동그라미가 12개 이상 있어요.
