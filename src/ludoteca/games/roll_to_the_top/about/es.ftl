## Qué son las cosas del tablero

about-dotted = Casilla con punto: acepta cualquier número en cualquier momento. Todas las del suelo lo tienen.
about-resting = Casilla sobre otras: primero se llenan las que están justo debajo. Su número es al menos tan alto como el de cada una de ellas.
about-hanging = Casilla colgante: no se apoya en nada. Acepta cualquier número en cuanto una casilla de al lado está llena.
about-die = Dado de números: todos escriben con los mismos dados, cada uno una vez por ronda, solo o sumado a otros. Un dado que descansa no se lanza hasta que entra.
about-action = Dado de acción: dice cómo cambian los dados en juego después de esta ronda. Entra uno, sale uno, se cambian dos o elige quien los cambia. Pero de cinco dados tiene que salir uno, y si nadie ha escrito o queda uno solo, tiene que entrar uno.
