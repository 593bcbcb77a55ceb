### Ludoteca en español: lo que rodea a los juegos.

app-name = Ludoteca
app-line = Una casa de juegos. Juega en el navegador con amigos y bots: sin instalar nada, sin pagar nada.
skip-to-content = Saltar al contenido
loading = Un momento…
language = Idioma
appearance = Apariencia
appearance-system = Como el sistema
appearance-light = Clara
appearance-dark = Oscura
close = Cerrar

## First page

games = Juegos
players = { $least }–{ $most } jugadores
minutes =
    unos { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
minutes-range = unos { $least }–{ $most } minutos
complexity = Complejidad { $level } de 5
play-now = Jugar ya contra bots
opponents = Bots rivales
level = Su nivel
play-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
change = Cambiar
level-random = Al azar
level-easy = Fácil
level-medium = Medio
level-hard = Difícil
nickname = Tu apodo
nickname-help = Es el nombre que verán los demás. No hace falta ninguna cuenta.
nickname-other = Otra sugerencia
nickname-suggestions = Nutria Serena|Garza con Suerte|Zorro Curioso|Tejón Soleado|Oso Amable|Vencejo Veloz|Petirrojo Alegre|Búho Dormilón|Escarabajo Audaz|Ballena Gentil|Lince Ágil|Tritón Risueño|Urraca Lista|Caracol Paciente|Ganso Viajero|Gorrión Valiente
make-table = Crear una mesa y compartir el enlace
make-table-now = Crear la mesa
new-table = Una mesa nueva
rules-of-table = Cómo se juega
seats = Asientos
seat-number = Asiento { $number }
seat-me = Tú
seat-open = Libre, para quien tenga el enlace
seat-bot = Bot: { $level }
add-seat = Añadir un asiento
remove-seat = Quitar el asiento { $number }

## Pages that are not there

missing-title = Aquí no hay nada
missing-text = Esta página no existe. Quizá el enlace se cortó al copiarlo.
to-first-page = Ir a los juegos

## Waiting for the start

waiting-title = Esperando para empezar
waiting-open =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
waiting-full = Todos los asientos están ocupados.
waiting-owner-starts = Empieza cuando quieras.
waiting-for-owner = La partida comienza cuando la inicie quien creó la mesa.
share = Comparte este enlace
share-help = Quien lo abra puede sentarse en un asiento libre o mirar.
link = Enlace a esta mesa
copy = Copiar
copied = Copiado
sit-here = Sentarme aquí
sit-here-seat = Sentarme aquí: asiento { $number }
stand-up = Levantarme
open-seat = Asiento libre
fill-with-bot = Poner un bot
fill-seat-with-bot = Poner un bot en el asiento { $number }
free-seat = Liberar
free-seat-number = Liberar el asiento { $number }
start = Empezar la partida
start-needs-seats = Antes hay que ocupar los asientos libres.
who-are-you = ¿Cómo te llamamos?

## At the table

board = Tablero
you = tú
bot-level = bot, { $level }
absent = ausente
to-act = le toca jugar
score = Puntuación
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
watchers =
    { $count ->
        [0] Nadie está mirando
        [one] Una persona está mirando
       *[other] { $count } personas están mirando
    }
watching = Estás mirando.
choices = Tus opciones
choices-none = Ahora no hay nada que elegir.
choices-keys = Con las flechas e Intro, o con un número.
log = Qué ha pasado
log-empty = Todavía no ha pasado nada.
show-log = Historial
show-choices = Opciones
sending = Enviando…

## When something is in the way

line-connecting = Conectando…
line-lost = Se ha perdido la conexión. Reintentando…
line-lost-help = No se pierde nada: la partida sigue en cuanto vuelva la conexión.
notice-stale = La mesa ya ha avanzado; esa elección respondía a una pregunta anterior.
notice-outdated = Ludoteca se ha renovado. Vuelve a cargar la página, por favor.
reload = Volver a cargar
stopped-title = Esta mesa se ha detenido
stopped-text = Algo falló en las reglas y la mesa se detuvo para que no vaya a peor. Las demás mesas siguen.
board-failed = No se ha podido cargar el tablero.
try-again = Reintentar

## The end

result-title =
    { $team ->
        [won] ¡Habéis ganado juntos!
        [lost] Habéis perdido juntos.
       *[none] Fin de la partida
    }
result-won = ¡Has ganado!
result-shared-win = ¡Compartes la victoria!
rank = { $rank }.º
ranking = Clasificación
play-again = Otra partida
see-board = Ver el tablero
see-result = Ver el resultado
other-games = Todos los juegos
see-replay = Ver la repetición

## Looking back

as-it-was = Ver la mesa tal como estaba
replay-title = Repetición: { $name }
back-to-now = Volver al presente
back-to-table = Volver a la mesa
replay-your-turn = Ahora te toca a ti.
replay-controls = Reproducción
replay-slider = Punto de la repetición
replay-position = Entrada { $n } de { $of }
replay-play = Reproducir
replay-pause = Pausa
replay-first = Al principio
replay-last = Al final
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-turn-back = Un turno atrás
replay-turn-forward = Un turno adelante
replay-speed = Velocidad
replay-times = { $times }×
replay-keys = La barra espaciadora reproduce y detiene. Las flechas avanzan paso a paso; con Mayús, por turnos.
share-moment = Compartir este momento
link-moment = Enlace a este momento
missed-moves =
    { $count ->
        [one] Una jugada desde tu última
       *[other] { $count } jugadas desde tu última
    }

## Records

records = Registros
records-title = Abrir un registro
records-text = Un registro es una partida terminada en forma de archivo: quién jugó, qué salió en los dados, qué se eligió. Cualquiera puede comprobarlo y reproducirlo, con nosotros o sin nosotros.
records-choose = Elegir un archivo
records-drop = o suéltalo aquí
records-where = El archivo lo abre tu navegador y no se guarda en ningún sitio. Tu navegador comprueba la suma, el rastro y cada tirada. Las reglas se ejecutan en nuestro servidor: solo el registro que miras se envía allí, se recorre y se olvida.
records-other = Abrir otro archivo
records-which = Registro, de { $of }
records-none = En este archivo no hay ningún registro.
records-not-this = La línea { $number } no es un registro.
records-too-large = Este archivo pasa de 64 MB. Divídelo: cada línea es un registro completo.
records-unreadable = No se pudo leer este archivo.
record-checking = Comprobando…
record-good = Todo en este registro es correcto.
record-bad = Algo en este registro no es correcto.
record-here = Comprobado por tu navegador
record-server = Comprobado por nuestro servidor
record-checksum-good = La suma de comprobación encaja.
record-checksum-bad = La suma de comprobación no encaja: algo en la línea se cambió.
record-trail-good = El rastro encaja, entrada por entrada.
record-trail-header = El rastro no encaja con la cabecera del registro.
record-trail-entry = El rastro no encaja a partir de la entrada { $n }.
record-draws-good =
    { $by ->
        [secret] Las { $count } tiradas se siguen del secreto comprometido.
       *[seed] Las { $count } tiradas se siguen de la semilla.
    }
record-draws-bad = Una tirada de la entrada { $n } no es la que debería ser.
record-secret-bad = El secreto no es el que se había comprometido.
record-draws-unknown = No se pudieron comprobar las tiradas.
record-rules-good = Las reglas permiten cada entrada y el resultado es correcto.
record-seed-help = Un registro correcto en sí mismo puede ser de una partida que nunca tuvo lugar. Eso solo lo dice lo que guardaste de tu propia mesa.

## The proof of the dice

proof = Prueba de los dados
proof-good = Estos dados fueron justos, y tu navegador puede demostrarlo.
proof-consistent = Nada habla en contra de estos dados.
proof-bad = Algo en estos dados no es correcto.
proof-commitment-same = El compromiso es el que se comunicó a tu navegador antes de empezar.
proof-commitment-late = Tu navegador supo del compromiso después de empezar: no puede decir si antes era otro.
proof-commitment-other = El compromiso no es el que se comunicó a tu navegador al principio.
proof-commitment-unknown = A tu navegador no se le comunicó ningún compromiso en esta mesa; solo puede comprobar que todo encaja.
proof-secret-good = El secreto es el que se había comprometido.
proof-entropy-there = Los bytes aleatorios de tu navegador forman parte de cada tirada.
proof-entropy-missing = Faltan los bytes aleatorios de tu navegador.
proof-entropy-unknown = A tu navegador no se le pidieron bytes aleatorios en esta mesa.
proof-record-bad = El registro no encaja.
proof-derivation = Cómo salió una tirada
proof-which = Tirada
proof-draw =
    Entrada { $entry }: { $seat_you ->
        [yes] tú
       *[other] { $seat_name }
    }, { $number } de { $of }
proof-draw-start = Entrada { $entry }: comienzo, { $number } de { $of }
proof-draw-before = La tirada anterior
proof-draw-after = La tirada siguiente
proof-no-draws = En esta mesa no se sorteó nada.
proof-step-secret = El secreto, publicado al terminar la partida:
proof-step-message = El mensaje de la tirada { $k }: protocolo, mesa, bytes aleatorios de todos, número de la tirada:
proof-step-digest = HMAC-SHA-256 del mensaje con el secreto; cuentan las 16 primeras cifras:
proof-step-value = Leído como número:
proof-step-thrown = Tan grande que favorecería a algunos de los { $n } resultados: se descarta y cuenta la siguiente.
proof-step-outcome = El resto de dividirlo entre { $n }:
proof-step-shown = Los resultados se cuentan desde 0: este es el número { $number } de { $n }. En un dado es el número de puntos.
proof-meaning = Qué demuestra esto y qué no
proof-proves = Ningún resultado se eligió a mano, se cambió ni se repitió: todos quedaron fijados al empezar por el secreto y por los bytes aleatorios de todos. El servidor no pudo elegir un secreto a su gusto, porque no conocía esos bytes cuando se comprometió.
proof-not = No demuestra
proof-not-together = que el servidor no jugara en combinación con alguien de la mesa que respondió el último;
proof-not-ahead = que el servidor no mirase hacia delante: conoce el secreto durante la partida, aunque no puede cambiar nada;
proof-not-late = nada a quien llegó después de empezar: depende de los bytes aleatorios de los demás;
proof-not-page = que esta página sea honrada, si te la envió el mismo servidor. Descarga el registro y compruébalo con un programa tuyo.
record-download = Descargar el registro
luck = Suerte
luck-sentence =
    { $seat_you ->
        [yes] Los dados te dieron { $points } puntos.
       *[other] Los dados dieron { $points } puntos a { $seat_name }.
    }
luck-help = Cada tirada comparada con la media de todo lo que pudo salir, a juicio del bot del propio juego.

## Deshacer y mirar adelante

undo = Deshacer
do-it = Hacerlo
let-it-be = Dejarlo
single-taps = Un solo toque juega directamente
event-undone =
    { $seat_you ->
        [yes] Lo deshaces.
       *[other] { $seat_name } lo deshace.
    }
undo-nothing = No hay nada tuyo que deshacer.
undo-drawn = El azar ya ha decidido: eso no se puede deshacer.
undo-revealed = Se ha mostrado algo oculto: eso no se puede deshacer.
undo-others = Otra persona ya ha jugado: es tarde para deshacer.
undo-together = Mientras varios eligen a la vez no se puede deshacer nada.
undo-over = La partida ha terminado: no se puede deshacer nada.

## Pistas

hint = Pista
hint-key = Pregunta a un bot qué haría (H)
hint-level = A qué bot preguntar
hint-close = Guardar la pista
hint-thinking = El bot ({ $level }) está pensando…
hint-figures =
    { $known ->
        [no] { "" }
        [points] : unos { $points } { $points ->
            [one] punto
           *[other] puntos
        }
       *[both] : unos { $points } { $points ->
            [one] punto
           *[other] puntos
        } y un { $win } de ganar
    }
hint-chosen = El bot ({ $level }) elegiría «{ $option }»{ $figures }.
hint-second = La segunda mejor: «{ $option }»{ $figures }.
hint-doubt = Jugando muchas partidas desde aquí, va mejor otra opción: «{ $option }»{ $figures }.
hint-mark = Lo que elegiría el bot
hint-win = Probabilidad de ganar
hints = Pistas
hints-help = Si en esta mesa se puede pedir consejo a un bot.
hints-on = Permitidas
hints-off = Aquí no

## Repaso de una partida

see-review = Repaso
review-title = Cómo fue la partida
review-to-table = Volver a la mesa
review-pending = La partida se está mirando jugada a jugada. Tarda unos segundos…
review-chances = Probabilidad de ganar, jugada a jugada
review-points = Puntos esperados, jugada a jugada
review-start = Antes de la primera jugada
review-move = Jugada { $number }, { $name }
review-see = Ver este momento
review-as-table = Lo mismo en una tabla
review-column = Jugada
review-costly = Las jugadas que más costaron
review-whose = De quién
review-all = De todos
review-mine = { $name } (tú)
review-price =
    { $kind ->
        [both] { $win } de ganar, { $points } { $points ->
            [one] punto
           *[other] puntos
        }
        [wins] { $win } de ganar
        [points] { $points } { $points ->
            [one] punto
           *[other] puntos
        }
       *[little] un poco
    }
review-chosen = Elegida
review-better = Mejor
review-none = Ninguna jugada destaca: lo que se perdió aquí puede ser puro azar.
review-how = Cómo se averigua: desde cada posición se juegan al azar muchas partidas hasta el final. Una jugada se juzga por lo que podía saber quien la hizo, antes de los dados; la suerte posterior no cambia nada. Todas las cifras son estimaciones.

## Errors

error-network = No se puede contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
error-unreadable = El servidor no ha entendido esta petición.
error-unreadable-frame = El servidor no ha entendido este mensaje.
error-unreadable-action = El servidor no ha entendido esta elección.
error-no-guest = Elige antes un apodo.
error-forged-request = La página llevaba demasiado tiempo abierta. Vuelve a cargarla, por favor.
error-foreign-origin = Esta petición venía de otro sitio y se ha rechazado.
error-not-owner = Solo puede hacerlo quien creó la mesa.
error-not-your-seat = Este no es tu asiento.
error-not-found = Aquí no hay nada.
error-no-such-table = Esta mesa no existe. Quizá el enlace se cortó al copiarlo.
error-method = El servidor no hace esto.
error-no-such-game = Este juego no está en la casa.
error-no-such-seat = Este asiento no existe.
error-no-such-level = No hay ningún bot de ese nivel.
error-options = Estos ajustes no encajan con el juego.
error-seat-count = Este juego necesita de { $least } a { $most } asientos.
error-history-range = Se pueden leer como mucho { $most } entradas a la vez.
error-record = Este registro no es correcto. { $place }: { $what }.
error-name-empty = Un apodo necesita al menos una letra.
error-name-too-long =
    Un apodo tiene como mucho { $most ->
        [one] { $most } carácter
       *[other] { $most } caracteres
    }.
error-name-characters = Un apodo puede llevar letras, cifras, espacios y signos sencillos.
error-name-like-a-bot = Parece el nombre de un bot. Elige otro.
error-already-seated = Ya estás en esta mesa.
error-not-seated = No estás en esta mesa.
error-seat-taken = Ahora hay otra persona en ese asiento.
error-table-full = Todos los asientos están ocupados. Puedes mirar.
error-seat-open = Hay asientos libres. Ocúpalos antes de empezar.
error-table-started = La partida ya ha empezado.
error-not-running = La partida no está en marcha.
error-not-over = Eso se muestra cuando termina la partida.
error-not-asked = Ahora mismo no tienes nada que elegir.
error-hints-off = En esta mesa no hay pistas.
error-no-record = Esta mesa es de antes de que los dados se pudieran comprobar; no tiene registro.
error-table-stopped = Esta mesa se ha detenido.
error-no-preview = Aquí no se puede mostrar lo que pasaría.
error-too-large = Es demasiado de una vez.
error-too-many = Has ido un poco rápido. Espera un momento e inténtalo de nuevo.
error-too-many-tables = Has creado { $most } mesas en una hora. Inténtalo un poco más tarde.
error-internal = Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.
error-no-hint = El bot no ha sabido responder. Pregunta de nuevo en un momento.
error-no-review = No se ha podido analizar esta partida.
error-not-saved = El servidor no ha podido guardar esto, así que no ha pasado nada. Inténtalo de nuevo en un momento.
