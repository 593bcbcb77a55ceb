## 遊玩時段與休假

hours-title = 我的遊玩時段
hours-lead = 在進行多日的牌桌上，你的思考時間只在這個時段內計算，休假時不計算。
hours-zone = 時區
hours-zone-now = 當地現在是 { $time }。
hours-zone-unknown = 請輸入城市或時區的英文名稱，例如 Taipei。
hours-zone-here = 使用這部裝置的時區：{ $zone }
hours-from = 從
hours-until = 到
hours-length = { $hours ->
    [24] 全天
   *[other] 每天 { $hours } 小時
  }
hours-too-short = 每天至少 { $least } 小時。
hours-save = 儲存時段
hours-saved = 已儲存。
hours-changes = { $count ->
    [0] 過幾天才能再更改。
   *[other] 這週還可以更改 { $count } 次。
  }
break-title = 休假
break-lead = 你的時間會暫停，其他人會看到你不在。你隨時可以回來。
break-days = 天數（包含今天）
break-begin = 開始休假
break-left = 今年還剩 { $count } 天。
break-until = 你休假到{ $day }。
break-end = 我回來了
holiday-until = 休假到{ $day }
seat-answers = 通常在 { $time } 內回應
holiday-begun = { $name } 休假到{ $day }。
holiday-over = { $name } 休假回來了。
