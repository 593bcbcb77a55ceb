## Qué son las cosas del tablero

about-area = Zona vacía: acepta un número con una carta que muestre una de sus regiones.
about-number = Número: se queda donde está. Desde él la gira sigue por las líneas, nunca hacia un número menor.
about-circle = Círculo: dos puntos en una gira en lugar de uno.
about-star = Estrella: vale por el número que haga falta para que la gira no baje. Todos dibujan una tras unos dobles, o cuando todas las cartas muestran la misma región.
about-x = X: una zona tachada, porque lo que había que escribir no cabía en ninguna parte. Por ella no pasa ninguna gira.
about-numbers = Números de la ronda: escribe los dos, cada uno con otra carta.
about-card = Carta: nombra una zona y muestra una región. Escribe en una zona de esa región; justo en la que nombra, el número lleva un círculo.
about-tour = Gira: el camino más largo por las líneas que nunca va hacia un número menor. Cada zona vale un punto, con círculo dos. Se busca sola.

## Qué hacen ahora

now-card = Esta: { $area_word }. Región: { $region }.
now-area = { $area_word } está en: { $regions }.
now-beside = Sus vecinas: { $beside }.
