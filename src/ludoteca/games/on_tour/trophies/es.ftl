trophy-grand-tour = Gran gira
trophy-grand-tour-for = Una gira de 35 puntos o más, o de 28 en Europa.

trophy-coast-to-coast = De costa a costa
trophy-coast-to-coast-for = Tu gira va del oeste al este, o al revés.

trophy-starlit = Noche estrellada
trophy-starlit-for = Cuatro o más estrellas en tu gira.

trophy-encore = ¡Otra!
trophy-encore-for = Doce o más círculos en tu gira.
