trophy-all-of-a-kind = Todos iguales
trophy-all-of-a-kind-for = Una fila llena de tres casillas o más, todas con el mismo número.

trophy-staircase = Escalera
trophy-staircase-for = Una fila llena de cuatro casillas o más con números que suben, o bajan, de punta a punta.

trophy-busy-turn = A manos llenas
trophy-busy-turn-for = Cinco casillas en una sola ronda.

trophy-far-ahead = A la cabeza
trophy-far-ahead-for = Tu tablero está lleno y a los demás les faltan dos casillas o más.
