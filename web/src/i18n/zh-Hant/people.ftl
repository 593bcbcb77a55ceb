## People and their pages

my-page = 我的頁面
my-page-nobody = 這裡還不認識你。玩第一局時取個暱稱，之後玩過的遊戲都會列在這裡。
name-save = 儲存名稱
name-saved = 已儲存。

moderation-title = 檢舉管理
report = 檢舉 { $name }
