## Las reglas a mano

rulebook = Reglas
rulebook-key = Reglas (tecla: ?)
rulebook-title = { $name }: las reglas
rulebook-search = Buscar en las reglas
rulebook-found =
    { $count ->
        [0] Las reglas no dicen nada de eso.
        [one] Un resultado
       *[other] { $count } resultados
    }
rulebook-things = Qué hay en el tablero
rulebook-ask = Deja el puntero quieto sobre algo del tablero, o mantén el dedo encima, y verás qué es. Con el teclado: i.
rulebook-here = En esta mesa
