trophy-all-goals = 目標全中
trophy-all-goals-for = 三個目標各拿到一枚獎勵片。

trophy-in-the-clouds = 高聳入雲
trophy-in-the-clouds-for = 你有屋頂在六樓以上。

trophy-fine-view = 景觀一流
trophy-fine-view-for = 結束時你有七個以上看得見的屋頂。

trophy-end-of-the-road = 開到終點
trophy-end-of-the-road-for = 你有車輛開到軌道的最後一格。

trophy-comeback = 逆轉勝
trophy-comeback-for = 曾經墊底、落後 8 分以上，最後獲勝。
