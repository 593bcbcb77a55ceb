## Without a line, or with a newer server

offline = 你目前離線。
offline-help = 遊玩需要連線，恢復後一切照常繼續。
new-version = Ludoteca 有新版本了。
