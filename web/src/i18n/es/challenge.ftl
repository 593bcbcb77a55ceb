## Los mismos dados para todos

challenge-today = El reto de hoy
challenge-line = Los mismos dados para todos, distintos cada día.
challenge-none-title = { $game } no tiene reto
challenge-none-text = Un reto compara lo que cada cual logra con los mismos dados. En este juego diría poco: los dados cambian según lo que se elige, o los puntos dependen de con quién se juega.
challenge-none-game = Sobre el juego
challenge-about = Cómo funciona
challenge-text = Todos reciben los mismos dados y cartas, y cada cual juega por su cuenta. ¿Quién les saca más partido?
challenge-rules = Se juega una sola vez y sin pistas. Cómo les fue a los demás lo verás cuando termines.
challenge-play = Jugar el reto
challenge-go-on = Seguir jugando
challenge-your-table = Tu mesa
challenge-closes = Se cierra el { $time }. Entonces se publica el secreto de los dados.
challenge-closed = Este reto está cerrado: el secreto de sus dados es público.
challenge-everybody = Todos los que jugaron con estos dados
challenge-nobody = Todavía no ha terminado nadie.
challenge-players =
    { $players ->
        [one] Ya ha terminado una persona.
       *[other] Ya han terminado { $players } personas.
    }
challenge-hidden = Verás cómo les fue cuando termines tú también.
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
challenge-past = El reto del { $day }
challenge-past-play = Jugar con estos dados
challenge-past-text = Este día ya pasó: juegas por tu cuenta y no cuenta para nada.
challenge-archive = Días anteriores
challenge-archive-text = Cualquiera puede verlos y jugarlos. Ya no cuentan.
challenge-people =
    { $players ->
        [one] Una persona
       *[other] { $players } personas
    }
challenge-share = Compartir tu resultado
challenge-share-rank = puesto { $rank } de { $players }
challenge-rank = Puesto
challenge-name = Nombre
challenge-reached = Resultado
challenge-bot = Bot: { $level }
challenge-page = Sobre este reto
challenge-table = El reto de hoy: los mismos dados para todos
challenge-again-table = Los dados de una partida terminada
challenge-again-title = Los dados de una partida terminada
challenge-again-text = Son los dados y las cartas de una partida terminada. Quien jugó en ella los conoce, y cualquiera ha podido mirarlos. Solo cuenta la primera partida de cada persona.
challenge-source = La primera partida con estos dados
challenge-proof = Qué está probado sobre estos dados
challenge-proof-text = El servidor eligió estos dados por su cuenta: podía conocerlos e incluso escogerlos, y ningún navegador intervino. Lo que se prueba es que estaban fijados antes de que empezara la primera partida del día y que todas las del reto tuvieron los mismos. Compara la huella con la que vieron los demás y comprueba cualquier registro cuando se publique el secreto.
challenge-again-proof-text = Todas las partidas con estos dados se sirven del secreto y de los bytes aleatorios de la primera. Su prueba vale para cada una: los mismos dados, fijados antes de que empezara la primera.
challenge-commitment = Huella (SHA-256 del secreto)
challenge-secret = Secreto
same-dice = Jugar con los mismos dados
