trophy-lucky-hand = 好手氣
trophy-lucky-hand-for = 幸運板塊把你三塊以上的負分變成正分。

trophy-thorn-to-rose = 化刺為花
trophy-thorn-to-rose-for = 幸運板塊把你的 −9 或 −10 變成正分。

trophy-clean-hands = 雙手乾淨
trophy-clean-hands-for = 塔裡有三塊以上的板塊，沒有一塊負分。

trophy-gardener = 綠手指
trophy-gardener-for = 塔裡有四塊以上的正分板塊。

trophy-comeback = 逆轉勝
trophy-comeback-for = 曾經墊底、落後 8 分以上，最後獲勝。
