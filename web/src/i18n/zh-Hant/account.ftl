## Devices and signing in

devices-title = 我的裝置
sign-in-title = 在這裡登入
sign-in-lead = 用你在另一台裝置上的身分在這裡玩。
