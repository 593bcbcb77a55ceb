## Sharing a link

share-sheet = 分享…
share-code = QR 碼
share-code-of = QR 碼：{ $link }
share-code-help = 用手機的相機對準它就行。
share-invite = 和我一起玩《{ $name }》
share-table = 分享
share-table-help = 打開連結的人可以觀戰。
share-watch = 來看這一局：{ $name }
share-picture = 存成圖片
share-picture-unpainted = 這個瀏覽器無法轉成圖片，已改存為 SVG 檔，用任何瀏覽器都能打開。
