about-title = 關於 Ludoteca
