## When something is in the way

line-connecting = Conectando…
line-lost = Se ha perdido la conexión. Reintentando…
line-lost-help = No se pierde nada: la partida sigue en cuanto vuelva la conexión.
notice-stale = La partida ya ha avanzado; esa elección respondía a una pregunta anterior.
notice-gone-back = La mesa ha vuelto a un momento anterior: el servidor se ha restaurado desde una copia.
reload = Volver a cargar
stopped-title = Esta mesa se ha detenido
stopped-text = Algo falló en las reglas y la mesa se detuvo para que no vaya a peor. Las demás mesas siguen.
board-failed = No se ha podido cargar el tablero.
board-none = Este juego no tiene tablero aquí.
try-again = Reintentar
