## Las reglas a mano

rulebook = Reglas
rulebook-key = Reglas (tecla: ?)
rulebook-title = { $name }: las reglas
rulebook-search = Buscar en las reglas
rulebook-found =
    { $count ->
        [0] Las reglas no dicen nada de eso.
        [one] Un lugar encontrado
       *[other] { $count } lugares encontrados
    }
rulebook-things = Qué hay en el tablero
rulebook-here = En esta mesa
