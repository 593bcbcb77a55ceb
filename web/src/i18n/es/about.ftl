about-title = Acerca de Ludoteca
