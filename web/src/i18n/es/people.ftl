## People and their pages

my-page = Mi página
my-page-nobody = Aquí aún no te conoce nadie. Elige un apodo al jugar tu primera partida y tus partidas aparecerán en esta página.
my-page-no-line = No hay conexión. Tus partidas siguen guardadas y podrás verlas cuando vuelva. Mientras tanto puedes cambiar el idioma y la apariencia.
name-save = Guardar el nombre
name-saved = Guardado.
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
figures-average = Puntuación media
figures-best = Mejor puntuación
figures-presets = Victorias según los ajustes
figures-bots = Ganadas en mesas con bots
figures-of = { $won } de { $played }
recent = Tus últimas partidas
recent-rank = { $rank }.º de { $seats }
recent-early = sin terminar
my-data = Qué ven los demás
my-data-public = Quien se haya sentado contigo a una mesa puede abrir tu página: tu nombre, desde cuándo estás aquí y estas cifras. No dice en qué mesas te sentaste.
my-data-look = Verla como los demás

## Deleting everything

deletion-title = Borrar mis datos
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

## Descargarlo todo

export-title = Tu copia
export = Descargar todo sobre mí
export-text = Un archivo ZIP con todo lo que se guarda aquí sobre ti: tu apodo, tus dispositivos, tus mesas y los registros de tus partidas.
export-busy = Se está preparando. Con muchas partidas tarda un poco…
export-done = Descargado.
