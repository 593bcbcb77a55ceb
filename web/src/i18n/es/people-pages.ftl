## People and their pages

my-page-no-line = No hay conexión. Tus partidas siguen guardadas y podrás verlas cuando vuelva. Mientras tanto puedes cambiar el idioma y la apariencia.
person-since = Por aquí desde el { $day }
person-no-games = Esta persona aún no ha terminado ninguna partida.
figures = Cómo te ha ido
figures-none = Cuando termines tu primera partida, se contará aquí.
figures-all = Todos los juegos
figures-favourite = Favorito
figures-weeks = Partidas por semana
figures-weeks-told =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en las últimas { $weeks } semanas
figures-played = Jugadas
figures-early = { $tables } sin terminar
figures-won = Ganadas
figures-won-of = Ganadas y jugadas
figures-stays = Juega hasta el final: { $end } de { $tables }
figures-thinking-live = Suele responder en { $time }
figures-thinking-days = En partidas por días suele responder en { $time }
figures-row = Mejor racha de victorias: { $best }
figures-row-now = Mejor racha de victorias: { $best }; ahora, { $now }
opponents-most = Con quién ha jugado más
opponents-games =
    { $played ->
        [one] { $played } partida
       *[other] { $played } partidas
    }
opponents-went = por delante en { $ahead }, por detrás en { $behind }
figures-average = Puntuación media
figures-best = Mejor puntuación
figures-presets = Victorias según los ajustes
figures-bots = Ganadas en mesas con bots
figures-of = { $won } de { $played }
recent = Tus últimas partidas
recent-rank = { $rank }.º de { $seats }
recent-early = sin terminar
my-data = Qué ven los demás
my-data-public = Quien se haya sentado contigo a una mesa, o esté contigo en un grupo, puede abrir tu página: tu nombre, desde cuándo estás aquí, estas cifras, tus trofeos y con quién has jugado más en mesas públicas. No dice en qué mesas te sentaste.
my-data-look = Verla como los demás
deletion-title = Borrar mis datos
export-title = Tu copia
export = Descargar todo sobre mí
export-text = Un archivo ZIP con todo lo que se guarda aquí sobre ti: tu apodo, tus dispositivos, tus mesas y los registros de tus partidas.
export-busy = Se está preparando. Con muchas partidas tarda un poco…
export-done = Descargado.

## Deleting everything

deletion-lead = Aquí se borra todo lo que dice quién eres, al momento y para siempre.
deletion-what = Qué se borra
deletion-what-name = Tu nombre, «{ $name }»: desaparece de todas las mesas, historiales y registros. Los demás leerán «Alguien».
deletion-what-talk = Todo lo que has dicho en las mesas.
deletion-what-figures = Tu página con sus cifras.
deletion-what-tables = Tus asientos: donde la partida siga en marcha, un bot jugará hasta el final. Las mesas sin empezar pasan a la siguiente persona o se cierran.
deletion-what-browser = La cookie y lo que este navegador recuerda de las mesas. El idioma y la apariencia se quedan.
deletion-stays = Qué se queda
deletion-stays-text = Las jugadas y los dados de las partidas terminadas, que también son de los demás, sin tu nombre. Quien haya descargado antes un registro conserva su copia.
deletion-sure = Sí, borra todo lo mío. Sé que no se puede deshacer.
deletion-do = Borrar mis datos
deletion-keep = Conservarlo todo
deletion-done = Todo borrado
deletion-done-text = Aquí ya no queda nada sobre ti. Si vuelves, será como la primera vez, y con los brazos abiertos.
deletion-nobody = No hay nada que borrar: aquí no te conoce nadie.

relations-title = Gente que conoces
follow = Seguir
unfollow = Dejar de seguir
follow-done = Sigues a { $name }.
unfollow-done = Ya no sigues a { $name }.
block = Bloquear
unblock = Desbloquear
block-ask = ¿Bloquear a { $name }?
block-what = No os emparejaremos ni os sentaréis en la misma mesa antes de una partida, ninguno podrá invitar al otro y no leeréis nada el uno del otro. { $name } no recibirá ningún aviso.
block-done = Has bloqueado a { $name }.
unblock-done = { $name } ya no está en tus bloqueos.
followed-title = A quién sigues
followed-nobody = Aún a nadie. Puedes seguir a alguien desde su página.
followed-here = aquí ahora
followed-are-here = A quién sigues y está aquí
followed-join = Unirse a { $game }
followed-watch = Mirar { $game }
followed-open = Ir a { $game }
blocked-title = A quién has bloqueado
wish-seen-by = Quién ve que estás aquí y tus mesas públicas
wish-invited-by = Quién puede invitarte sin haber jugado contigo
wish-who-followers = Quien me sigue
wish-who-mutual = Quien me sigue y yo sigo
wish-who-nobody = Nadie
wish-strangers = Qué lees de desconocidos
wish-strangers-help = Son desconocidos quienes ni sigues ni has invitado.
wish-strangers-all = Todo
wish-strangers-phrases = Frases rápidas y reacciones
error-blocked = Has bloqueado a esta persona.
error-yourself = Esa persona eres tú.
error-too-many-followed = Ya sigues a { $most } personas. Deja de seguir a alguna antes.
error-too-many-blocked = Ya has bloqueado a { $most } personas. Desbloquea a alguna antes.

### Trofeos

trophies = Trofeos
trophy-first = Por primera vez el { $day }
trophy-times =
    { $times ->
        [one] { $times } vez
       *[other] { $times } veces
    }
trophy-new = ¡Nuevo!

### Clasificaciones de los juegos

leaderboard-of = Clasificación: { $game }
leaderboard-lead = Todo el mundo empieza con 1500. Con 400 de ventaja se ganan unas diez de cada once partidas.
leaderboard-season = Temporada
leaderboard-all = Desde siempre
leaderboard-quarter = { $year }, trimestre { $quarter }
leaderboard-empty = Aquí nadie tiene valoración todavía. Juega con otros unas partidas que cuenten.
leaderboard-among = Mostrar
leaderboard-everybody = Todo el mundo
leaderboard-followed = A quienes sigo
leaderboard-follow = Todavía no sigues a nadie. Abre la página de una persona, por ejemplo desde su nombre en una lista, y pulsa «Seguir».
leaderboard-follow-first = Para eso necesitas una forma de volver a entrar.
leaderboard-followed-empty = Nadie a quien sigues tiene valoración aquí todavía.
leaderboard-together = En este juego se gana o se pierde en equipo, así que no hay valoraciones.
leaderboard-place = Puesto
leaderboard-name = Nombre
leaderboard-played = Partidas
leaderboard-you = Tu puesto
leaderboard-you-provisional = No apareces en la lista mientras tu valoración sea provisional.
leaderboard-more = Ver a más personas
