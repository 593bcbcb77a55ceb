## Los mismos dados para todos

challenge-today = El reto de hoy
challenge-line = Los mismos dados para todos, distintos cada día.
challenge-text = Todos reciben los mismos dados y cartas, y cada cual juega por su cuenta. ¿Quién les saca más partido?
challenge-closes = Se cierra el { $time }. Entonces se publica el secreto de los dados.
challenge-closed = Este reto está cerrado: el secreto de sus dados es público.
challenge-everybody = Todos los que jugaron con estos dados
challenge-better =
    Puesto { $rank } de { $players }{ $percent ->
        [0] .
       *[other] : mejor que el { $percent } % de los demás.
    }
challenge-first = Nadie había terminado antes con estos dados.
challenge-not-counted = Este resultado no cuenta: ya conocías los dados, te ayudó un bot o terminaste demasiado tarde.
challenge-next = El próximo, en { $hours } h { $minutes } min
challenge-streak =
    { $days ->
        [one] Racha de un día
       *[other] Racha de { $days } días
    }
challenge-rank = Puesto
challenge-name = Nombre
challenge-reached = Resultado
challenge-bot = Bot: { $level }
challenge-page = Sobre este reto
challenge-table = El reto de hoy: los mismos dados para todos
challenge-week-table = Ronda de la semana: los mismos dados para todo el grupo
challenge-again-table = Los dados de una partida terminada
challenge-again-text = Son los dados y las cartas de una partida terminada. Quien jugó en ella los conoce, y cualquiera ha podido mirarlos. Solo cuenta la primera partida de cada persona.
same-dice = Jugar con los mismos dados
