trophy-all-goals = Tres de tres
trophy-all-goals-for = Una ficha de cada uno de los tres objetivos.

trophy-in-the-clouds = En las nubes
trophy-in-the-clouds-for = Uno de tus tejados está en el sexto piso o más arriba.

trophy-fine-view = Con vistas
trophy-fine-view-for = Al final quedan a la vista siete o más de tus tejados.

trophy-end-of-the-road = Fin de trayecto
trophy-end-of-the-road-for = Uno de tus vehículos llega a la última casilla de su recorrido.

trophy-comeback = Remontada
trophy-comeback-for = Ganas tras haber ido en último lugar, a ocho puntos o más.
