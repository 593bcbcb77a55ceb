notice-label = 本站管理者的公告
notice-until = 至 { $until }
notice-draining = 等到沒有人在桌上時，本站就會關閉維護。在那之前不能開新桌，你的遊戲之後可以繼續。
notice-draining-until = 本站最晚在 { $until } 關閉維護。在那之前不能開新桌，你的遊戲之後可以繼續。
