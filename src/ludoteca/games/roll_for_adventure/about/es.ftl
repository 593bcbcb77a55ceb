## Qué son las cosas del tablero

about-hand = Dados en la mano: elige un número y un lugar, y pon allí uno o más dados de ese número. El resto se tira otra vez.
about-desert = Desierto: acepta los 1. De tres dados uno sube y los demás vuelven. De tres de esos, uno se va para siempre por una piedra.
about-desert-b = Desierto, lado B: acepta los 1. Seis cadenas, de uno, uno, dos, dos, tres y tres dados; una llena vuelve, y la sexta da una piedra.
about-fortress = Fortaleza: acepta los 2, 3 y 4. Cuatro dados iguales rompen una barrera; con las tres rotas se gana una piedra.
about-fortress-b = Fortaleza, lado B: acepta los 2, 3 y 4. Tres dados iguales rompen un muro, y cada número tiene dos; con los seis rotos se gana una piedra.
about-forest = Bosque: acepta los 5 y 6. Seis dados llenan el camino y dan una piedra; cada vez es un dado más largo, hasta nueve.
about-forest-b = Bosque, lado B: acepta los 5 y 6. Siete dados llenan el camino y dan una piedra, y uno de los últimos va al Olvido.
about-ice-cave = Cueva de hielo: un dado de cada número. Cuatro dan dados de bonificación, cinco además derrotan a un enemigo, seis además devuelven una calavera.
about-ice-cave-b = Cueva de hielo, lado B: un dado de cada número, y solo junto a otro. Cuatro dan dados de bonificación, cinco además derrotan a un enemigo, seis además devuelven una calavera.
about-skull = Calavera: avanza un hueco cuando un ataque no encuentra dados en su tierra. Al final de su pista pierden todos.
about-oblivion = Olvido: los dados que se han llevado los ataques. Vuelven con los de la Resurrección.
about-resurrection = Resurrección: acepta cualquier número. Desde un total de diez vuelven todos los dados de ambos vórtices. Aquí terminas de colocar.
about-enemy = Enemigo: acepta cualquier número. Cuando los dados alcanzan su fuerza, cae y los dados vuelven. Una carta de rango mayor lo hace atacar otra vez.
about-dragon = Dragón: se lleva todos los dados que muestran su número.
about-phantom = Fantasma: ataca donde dice un dado, cada vez de nuevo.
about-giant = Gigante: tiene fuerza diez y se asienta donde elijas.
about-cards = Cartas de enemigo: al final de cada turno llega una. Da órdenes a todos los enemigos de rango menor y luego ataca ella.
about-stones = Piedras de poder: si se reúnen todas, ganan todos juntos.
about-hero = Héroe: tiene una habilidad, una vez en cada turno propio. Los dados de su tablero aún están por tirar.
about-ally = Dados aliados (+): no son de nadie. Vuelven al héroe de turno.
about-bonus = Dados de bonificación (★): reclamar la Cueva de hielo da uno a cada héroe con un dado propio en ella. Vuelven a la Cueva de hielo.
about-rank = Triángulos de una carta: su rango. Una carta que llega hace atacar otra vez a todos los enemigos de rango menor.
about-master = Maestro de las Sombras: atacan todos los enemigos, luego el dado de territorio dice dónde hace daño, y se oculta otra vez en el mazo.
about-land-die = Dado de territorio: sus seis caras son las cuatro tierras, todas y ninguna. El Maestro daña una tierra dos veces, o todas una vez.
