## Without a line, or with a newer server

offline = 你目前離線。
offline-help = 遊玩需要連線，恢復後一切照常繼續。
new-version = Ludoteca 有新版本了。
part-unloadable = 這個頁面有一部分無法載入，多半是 Ludoteca 更新了。重新載入後會回到原來的位置。
