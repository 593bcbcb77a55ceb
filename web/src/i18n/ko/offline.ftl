## Without a line, or with a newer server

offline = 오프라인이에요.
offline-help = 게임을 하려면 연결이 필요해요. 다시 연결되면 그대로 이어져요.
new-version = Ludoteca의 새 버전이 나왔어요.
part-unloadable = 페이지의 일부를 불러오지 못했어요. Ludoteca가 새 버전으로 바뀐 것 같아요. 다시 불러오면 보던 곳으로 돌아와요.
