## Errors

error-network = No se puede contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
error-unreadable = El servidor no ha entendido esta petición.
error-unreadable-frame = El servidor no ha entendido este mensaje.
error-unreadable-action = El servidor no ha entendido esta elección.
error-no-guest = Elige antes un apodo.
error-forged-request = La página llevaba demasiado tiempo abierta. Vuelve a cargarla, por favor.
error-no-cookies = Tu navegador no ha guardado las cookies de este sitio y no puede saber quién eres. Permite las cookies en esta dirección y vuelve a cargar la página.
error-other-address = En esta dirección tu navegador no guarda las cookies de este sitio. Ábrelo en { $address }.
error-no-websocket = Tu navegador llega al servidor, pero la conexión en directo no pasa. Prueba sin VPN, proxy ni filtros de contenido, o con otra red. Si administras este servidor: el proxy debe dejar pasar los WebSockets.
error-foreign-origin = Esta petición venía de otro sitio y se ha rechazado.
error-not-owner = Solo puede hacerlo el anfitrión de la mesa.
error-not-your-seat = Este no es tu asiento.
error-not-found = Aquí no hay nada.
error-no-such-table = Esta mesa no existe. Quizá el enlace se cortó al copiarlo.
error-no-tutorial = Este juego no tiene tutorial.
error-method = El servidor no admite esta petición.
error-no-such-game = Ese juego no existe aquí.
error-no-such-seat = Este asiento no existe.
error-no-such-level = No hay ningún bot de ese nivel.
error-options = Estos ajustes no encajan con el juego.
error-seat-count = Este juego necesita de { $least } a { $most } asientos.
error-seat-count-exact =
    Este juego necesita { $seats ->
        [one] un solo asiento
       *[other] exactamente { $seats } asientos
    }.
error-history-range = Se pueden leer como mucho { $most } entradas a la vez.
error-name-empty = Un apodo necesita al menos una letra.
error-name-too-long =
    Un apodo tiene como mucho { $most ->
        [one] { $most } carácter
       *[other] { $most } caracteres
    }.
error-name-characters = Un apodo puede llevar letras, cifras, espacios y signos sencillos.
error-name-like-a-bot = Parece el nombre de un bot. Elige otro.
error-name-reserved = Nadie puede llamarse así: te tomarían por la propia casa.
error-name-link = Un enlace no es un nombre. Detrás de un punto hace falta un espacio.
error-already-seated = Ya estás en esta mesa.
error-not-seated = No estás en esta mesa.
error-seat-taken = Ahora hay otra persona en ese asiento.
error-table-full = Todos los asientos están ocupados. Puedes mirar.
error-not-invited = Ahora no se puede invitar a esta persona. Puedes enviarle el enlace.
error-sent-away = Te han sacado de esta mesa. Puedes mirar y, dentro de dos minutos, volver a sentarte.
error-blocked-there = En esta mesa hay alguien a quien has bloqueado.
error-seat-open = Hay asientos libres. Ocúpalos antes de empezar.
error-seat-occupied = { $name } ocupa ese asiento. Déjalo libre primero.
error-seats-changed = Los asientos acaban de cambiar. Inténtalo otra vez.
error-colour-taken = Otra persona tiene ese color.
error-not-answered = { $name } todavía no ha respondido.
error-shared-dice = Otras personas juegan con los mismos dados, así que esta partida se juega tal cual.
error-table-started = La partida ya ha empezado.
error-not-running = La partida no está en marcha.
error-not-over = Eso se muestra cuando termina la partida.
error-not-asked = Ahora mismo no tienes nada que elegir.
error-hints-off = En esta mesa no hay pistas.
error-no-such-challenge = No existe ese reto.
error-challenge-alone = El reto de hoy se juega a solas y tal como es.
error-challenge-open = Otros aún tienen que jugar con estos dados: se muestra cuando los hayas jugado tú o cuando se cierre el reto.
error-challenge-over = Ese reto ya terminó. Cada día hay uno nuevo.
error-not-comparable = Este juego no se puede repetir con los mismos dados.
error-table-stopped = Esta mesa se ha detenido.
error-table-closed = Esta mesa se ha cerrado.
error-not-a-person = En ese asiento no hay nadie.
error-bot-plays = Un bot está jugando por ti. Recupera primero tu asiento.
error-undo-asked = Ya hay una propuesta de volver atrás. Espera la respuesta.
error-undo-declined = No se ha aceptado. Podrás proponerlo de nuevo tras la próxima jugada.
error-undo-gone = Esa propuesta ya no está en pie.
error-paused = La mesa ya está en pausa.
error-pause-time = Una pausa dura entre cinco minutos y 30 días.
error-pause-gone = Esa propuesta ya no está en pie.
error-asked-already = Te toca a ti: elige ahora.
error-too-many-ahead = Ya has elegido por adelantado en { $most } mesas. Retira antes alguna de esas elecciones.
error-person-plays = En ese asiento está jugando una persona.
error-seat-not-played = Ningún bot está jugando por ti.
error-too-many-sockets = Desde tu red hay demasiadas ventanas abiertas aquí. Cierra alguna.
error-no-preview = Aquí no se puede mostrar lo que pasaría.
error-no-proposals = En este juego no se hacen propuestas.
error-too-large = Es demasiado de una vez.
error-too-many =
    { $seconds ->
        [one] Has ido un poco rápido. Inténtalo de nuevo dentro de un segundo.
       *[other] Has ido un poco rápido. Inténtalo de nuevo dentro de { $seconds } segundos.
    }
error-too-many-tables = Has creado { $most } mesas en una hora. Inténtalo un poco más tarde.
error-known-dice = Los dados de esta mesa ya se conocen, así que solo es para quien tenga el enlace.
error-never-rated = Esta mesa no puede contar para la valoración.
error-too-many-listed = Tienes { $most } mesas en la sala que esperan a otros. Empieza o cierra una antes.
error-too-many-seats = Estás en { $most } mesas de otros que esperan su comienzo. Juega en una o deja una antes.
error-taken-back-enough = Aquí ya has deshecho muchísimo. Sigue desde donde estás.
error-changed-enough = Has cambiado muchísimas veces esta elección. Se queda como está.
error-unknown-host = Este servidor no conoce la dirección con la que has llegado. Quien lo administra debe definir PUBLIC_URL.
error-internal = Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de un momento.
error-no-hint = El bot no ha sabido responder. Pregunta de nuevo dentro de un momento.
error-no-review = El análisis no ha podido terminar. Inténtalo de nuevo: seguirá donde se quedó.
error-not-saved = El servidor no ha podido guardar esto, así que no ha pasado nada. Inténtalo de nuevo dentro de un momento.
error-draining = Esta casa va a cerrar por mantenimiento y ahora no se crean mesas. Vuelve un poco más tarde.
error-talk-off = En esta mesa el chat está desactivado o limitado a frases rápidas.
error-talk-empty = El mensaje está vacío.
error-no-such-phrase = Esta frase no existe.
error-said-already = Eso lo acabas de decir.
error-no-such-person = Esa persona no existe, o ya no está aquí.
error-lasting-person = Tiene formas propias de iniciar sesión, como una llave de acceso: solo puede hacerlo esa persona.
error-name-taken = Otra persona de esta mesa ya tiene ese nombre. Elige otro.
error-name-taken-away = La moderación ha retirado ese nombre. Elige otro.
error-banned = No puedes participar mientras dure la expulsión. Tus avisos dicen por qué.
error-held-browser = Este navegador está excluido por ahora, por una expulsión.
error-muted = Por ahora no puedes escribir textos propios. Las frases sí funcionan.
error-no-such-feed = Esa dirección ya se retiró.
error-no-such-webhook = Ese webhook ya no existe.
error-too-many-feeds = Ya tienes { $most } direcciones. Retira una antes.
error-too-many-webhooks = Ya hay { $most } webhooks. Quita uno antes.
error-webhook-address = Escribe una dirección que empiece por https:// y sea de un servidor público.
error-no-such-language = Este idioma no existe aquí.
error-no-such-zone = Esta zona horaria no existe.
error-hours-length = El horario de juego dura de { $least } a { $most } horas al día.
error-hours-changed = Ya has cambiado tu horario { $most } veces esta semana. Inténtalo dentro de unos días.
error-on-holiday = Ya estás de vacaciones.
error-holiday-left = { $left ->
    [0] No te quedan días de vacaciones este año.
    [one] Te queda { $left } día de vacaciones este año.
   *[other] Te quedan { $left } días de vacaciones este año.
  }
error-holiday-days = Las vacaciones empiezan hoy y duran como mucho { $most } días.
error-too-many-browsers = Tienes avisos en demasiados navegadores. Desactiva antes uno.
error-push-service = El servicio de avisos de este navegador no se puede usar.
error-no-push = Este navegador no recibe avisos.
error-search-seats = Ningún juego elegido admite ese número de jugadores.
error-already-matched = Ya hay una mesa para ti. Responde primero.
error-not-matched = Esa mesa ya no está. La búsqueda continúa.
error-not-lasting = Añade antes una forma de volver a entrar.
