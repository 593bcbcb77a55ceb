### Lo que dice el propio servidor en español: títulos y descripciones de las páginas.

site = Ludoteca
site-line = Una ludoteca en línea. Juega en el navegador con amigos y bots: sin instalar nada, sin pagar nada.
page-title = { $title } · Ludoteca
needs-scripts = Ludoteca necesita JavaScript. Actívalo en tu navegador, por favor.

game-title = Juega a { $game } en línea
game-facts =
    { $least ->
        [0] { $most ->
            [one] { $most } jugador
           *[other] { $most } jugadores
        }
       *[other] De { $least } a { $most } jugadores
    }, { $minutes_from ->
        [0] { $minutes_to ->
            [one] cerca de { $minutes_to } minuto
           *[other] unos { $minutes_to } minutos
        }
       *[other] de { $minutes_from } a { $minutes_to } minutos
    }. { $blurb }

invite-title = { $name } te invita a jugar a { $game }
invite-line = Abre el enlace, elige un nombre y siéntate. Sin cuenta y sin instalar nada.
watch-title = { $people } están jugando a { $game }
watch-title-alone = { $people } está jugando a { $game }
watch-line = Abre el enlace para ver la partida en directo en tu navegador.
over-title = { $people } han jugado a { $game }
over-title-alone = { $people } ha jugado a { $game }
over-line = Mira cómo terminó y repasa la partida jugada a jugada.
bots-only = Unos bots
moment-title = Un momento de { $game }
moment-line = Paso { $n } de una partida con { $people }. Abre el enlace para ver el tablero tal como estaba.
no-table-title = Esta mesa no existe
no-table-line = Quizá el enlace se cortó al copiarlo.

records-title = Abrir un registro
records-line = Un registro es una partida terminada en forma de archivo. Comprueba cada dado y repásala jugada a jugada.

about-title = Acerca de Ludoteca
about-line = Libre y abierta, sin cuentas, sin publicidad y sin rastreo. Cómo funciona y cómo alojarla por tu cuenta.

challenge-title = { $game }: el reto del { $day }
challenge-again-title = { $game }: otra vez los mismos dados
challenge-line = Todos juegan con los mismos dados, cada cual por su cuenta. ¿Quién les saca más partido?

shortcut-games = Juegos
shortcut-mine = Mis mesas

lobby-title = Mesas
lobby-line = Mesas que esperan jugadores y partidas que puedes ver en directo.
learn-title = Aprende { $game }
learn-line = Una primera partida en la que juegas tú, explicada paso a paso.
leaderboard-title = Clasificación de { $game }
leaderboard-line = Quién juega mejor: valoraciones de siempre y de esta temporada.
tournaments-title = Torneos
tournaments-line = Varias rondas con rivales distintos y, si se puede, todos con los mismos dados.
groups-title = Grupo
groups-line = Un grupo de personas que juegan entre sí.

## Feeds of a person: their calendar and their reader

feed-title = { $name }: mis mesas
feed-turn = Te toca en { $game }
feed-started = Ha empezado { $game }
feed-finished = Ha terminado { $game }
feed-with = Con { $people }

## Webhooks: what a receiver is told

webhook-full = Todos los asientos de { $game } están ocupados: { $people }
webhook-started = Ha empezado { $game }: { $people }
webhook-turn = { $game }, le toca a: { $people }
webhook-finished = Ha terminado { $game }: { $people }
webhook-test = Esto es una prueba de Ludoteca. El webhook funciona.

## En una terminal

play-begins = { $game }, semilla { $seed }
play-you = Tú
play-bot = Bot { $n }
play-choose = Tu elección, de 1 a { $most } (? muestra la mesa, q termina):
play-choose-inside = Tu elección, de 1 a { $most } (0 vuelve atrás, q termina):
play-choose-again = Ya has elegido; los demás todavía no. Intro para seguir, de 1 a { $most } para retirar tu elección:
play-not-that = Responde con un número de 1 a { $most }.
play-left = Has dejado la mesa.

## README.txt de una exportación de todos los datos de una persona

export-readme =
    Esto es todo lo que esta Ludoteca sabe de { $name }.

    person.json: tu apodo, tu identificador público, tu primera y tu última visita, y los navegadores en los que tienes la sesión abierta.
    seats.json, tables.json, outcomes.json, talk.json y otros: las filas de la base de datos que son tuyas, un archivo por cada tipo. No hay archivos sin filas.
    records/: las partidas que has jugado hasta el final, un archivo por cada una. Ábrelas en la página «Abrir un registro» o compruébalas con la orden ludoteca verify. Las partidas de un reto que sigue abierto faltan hasta que se cierre.

    Las horas están en milisegundos desde 1970 UTC. No están los secretos con los que otros podrían actuar en tu nombre. Las demás personas aparecen solo con su nombre, como en cualquier registro.
## En correos

mail-asked = Lo pidió { $browser } a las { $time }.
mail-some-browser = un navegador
mail-link-life = El enlace sirve una sola vez y durante 15 minutos.
mail-sign-in-subject = Inicia sesión en Ludoteca
mail-sign-in-text = Abre este enlace para iniciar sesión, mejor en el navegador en el que lo pediste.
mail-sign-in-button = Iniciar sesión
mail-sign-in-footer = Si no fuiste tú, no tienes que hacer nada: sin el enlace no entra nadie.
mail-add-subject = Confirma tu dirección para Ludoteca
mail-add-text = { $name } quiere usar esta dirección para iniciar sesión en Ludoteca. Si eres tú, abre este enlace.
mail-add-button = Confirmar la dirección
mail-add-footer = Si no fuiste tú, no tienes que hacer nada: sin el enlace la dirección no se usa.
mail-removed-subject = Tu dirección se quitó de Ludoteca
mail-removed-text = Esta dirección ya no sirve para iniciar sesión en Ludoteca. Si no fuiste tú, inicia sesión de otra forma y revisa tus dispositivos.
mail-removed-footer = Este es el último correo a esta dirección, a no ser que se añada de nuevo.
mail-notices-subject = { $count } avisos de Ludoteca
mail-notices-button = Ir allí
mail-notices-footer-at-once = Recibes esto porque quieres avisos en esta dirección: en el plazo de un minuto.
mail-notices-footer-hourly = Recibes esto porque quieres avisos en esta dirección: como mucho, un correo por hora.
mail-notices-footer-daily = Recibes esto porque quieres avisos en esta dirección: un correo al día.
mail-notices-unsubscribe = No recibir más avisos por correo
## Avisos: lo que le pasó a quien no estaba mirando

notice-turn = Te toca en { $game }
notice-turn-body = Los demás esperan tu jugada.
notice-running-out = Se te acaba el tiempo en { $game }
notice-running-out-body = Juega pronto o alguien ocupará tu puesto.
notice-started = { $game } ha empezado
notice-started-body = Tu mesa ha comenzado.
notice-full = Tu mesa de { $game } está completa
notice-full-body = Ya están todos. Puedes empezar.
notice-invited = { $name } te invita a { $game }
notice-invited-nameless = Te invitan a { $game }
notice-invited-body = Hay un asiento esperándote.
notice-rematch = { $name } quiere jugar otra vez a { $game }
notice-rematch-nameless = Revancha de { $game }
notice-rematch-body = Tu asiento en la revancha te espera.
notice-finished = { $game } ha terminado
notice-finished-body = Mira cómo acabó.
notice-mentioned = { $name } te ha mencionado
notice-mentioned-nameless = Te han mencionado
notice-mentioned-body = En tu mesa de { $game }.
notice-matched = Hay una mesa de { $game } para ti
notice-matched-body = Hemos encontrado jugadores. Entra ya: esperan solo unos segundos.
notice-round = { $name }: empieza tu ronda
notice-round-body = Tu mesa de { $game } está lista.
notice-reopened = { $game }: la partida sigue
notice-reopened-body = La moderación ha vuelto a abrir tu mesa.
notice-called = Alguien quiere jugar a { $game }
notice-called-any = Alguien busca con quién jugar
notice-called-body = Toca para unirte mientras espera.
notice-group = { $name }: hay una mesa abierta de { $game }
notice-group-body = En el grupo buscan a quien juegue. Toca para sentarte.
notice-turns =
    { $count ->
        [one] Te toca en { $count } mesa
       *[other] Te toca en { $count } mesas
    }
notice-several =
    { $count ->
        [one] Novedades de { $count } mesa
       *[other] Novedades de { $count } mesas
    }
notice-trial = Los avisos funcionan
notice-trial-body = Así te avisará Ludoteca.
