## Devices and signing in

devices-title = 我的裝置
sign-in-title = 在這裡登入
sign-in-lead = 用你在另一台裝置上的身分在這裡玩。

## 通行密鑰與復原碼

passkey = 通行密鑰
passkeys = 通行密鑰
passkeys-help = 通行密鑰存放在你的手機、電腦或密碼管理程式裡，在這些裝置上不用密碼就能登入。
passkeys-no-browser = 這個瀏覽器不支援通行密鑰。
passkey-make = 建立通行密鑰
passkey-made = 通行密鑰已建立。
passkey-name = 通行密鑰的名稱
passkey-rename = 重新命名：{ $name }
passkey-rename-short = 重新命名
passkey-remove = 移除：{ $name }
passkey-remove-yes = 移除
passkey-remove-help = 之後不能再用它登入。已經登入的瀏覽器不受影響。
passkey-days = 建立：{ $made }，上次使用：{ $used }
passkey-offer = 在所有裝置上保留你的遊戲。
passkey-offer-close = 不再顯示
sign-in-passkey = 用通行密鑰登入
sign-in-passkey-help = 裝置會要求你的指紋、臉部或螢幕鎖定。
sign-in-code = 用這組復原碼登入
recovery-code = 復原碼
recovery-code-label = 你保存的其中一組復原碼
recovery-codes = 復原碼
recovery-codes-help = 萬一失去通行密鑰，每組復原碼可以登入一次。
recovery-codes-left = { $count ->
    [0] 你沒有復原碼。
   *[other] 你還有 { $count } 組復原碼。
}
recovery-codes-once = 請現在保存這些復原碼：只會顯示一次。
recovery-codes-make = 建立新的復原碼
recovery-codes-replace = 目前的復原碼將會失效。
recovery-codes-file = { $address } 的復原碼
recovery-codes-copy = 複製
recovery-codes-download = 下載
recovery-codes-print = 列印
