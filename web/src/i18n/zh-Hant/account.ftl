## Devices and signing in

devices-title = 我的裝置
sign-in-title = 在這裡登入
sign-in-lead = 用你在另一台裝置上的身分在這裡玩。
devices = 已登入的裝置
device-name = { $system } 上的 { $browser }
device-unknown = 不明的瀏覽器
device-here = 這個瀏覽器
device-today = 今天
device-sign-out = 登出
device-sign-out-named = 登出：{ $device }
device-sign-out-others = 登出其他所有裝置
device-sign-out-others-sure = 另外 { $count } 個瀏覽器將不再認得你。
device-sign-out-here-sure = 這個瀏覽器將不再認得你。你可以用另一台裝置上的代碼重新登入。
device-sign-out-last-sure = 你沒有在其他地方登入。如果在這裡登出，可能就找不回你的牌桌和紀錄了。
device-sign-out-sure = { $device } 將不再認得你。
pairing-title = 也在其他裝置上玩
pairing-lead = 在這裡顯示代碼，再到另一台裝置上輸入。之後兩台裝置都有你的牌桌。
pairing-show = 顯示代碼
pairing-hide = 隱藏代碼
pairing-how = 用另一台裝置掃描，或在那裡輸入字母。代碼兩分鐘內有效，只能用一次。
pairing-qr = 在另一台裝置登入的連結 QR 碼
pairing-letters = 或前往 { $address } 輸入：
pairing-waiting = 正在等候另一台裝置…
pairing-asks = { $device } 想以你的身分登入（{ $when }）。
pairing-asks-sure = 這是你的另一台裝置嗎？確定是才答應：它將能做你在這裡能做的一切。
pairing-yes = 是的，是我
pairing-no = 不是
pairing-signing-in = 正在登入你的另一台裝置…
pairing-done = 你的另一台裝置已經登入。
pairing-refused = 已拒絕那台裝置。
pairing-over = 代碼已失效。
sign-in-elsewhere = 我已經在其他裝置上玩了
sign-in-code = 使用代碼
sign-in-letters = 另一台裝置上的代碼
sign-in-where = 在你原本玩的裝置上打開「我的頁面」，再到「我的裝置」，顯示代碼。
sign-in-go = 下一步
sign-in-yes = 是，登入
sign-in-as = 你將在這裡以 { $name } 的身分玩。
sign-in-joins = { $guest } 在這個瀏覽器的一切會併入 { $name }，包括 { $count } 張牌桌。
sign-in-stays = { $guest } 有自己的登入方式，會保持原樣。不會併入任何東西。
sign-in-together = 有 { $count } 張牌桌你們兩人都在座：仍是兩個座位，都屬於你。這些對局不計入你的統計。
sign-in-waiting = 請在另一台裝置上確認…
sign-in-refused = 另一台裝置拒絕了。要再試一次，請在那裡顯示新代碼。
sign-in-done = 你在這裡也是 { $name }
sign-in-done-text = 現在這台裝置上也有你的牌桌了。
sign-in-joined = 已一併帶來 { $count } 張牌桌。
signed-out = 你已從這個瀏覽器登出。
error-no-such-code = 代碼錯誤、已使用或已失效。請在另一台裝置上顯示新代碼。
error-already-you = 你已經在這裡登入了。請在另一台裝置上輸入代碼。

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
recovery-code-use = 用這組復原碼登入
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
