about-title = Ludoteca 소개
