### Torneos: las páginas y lo que allí se rechaza

tournament = Torneo
tournaments-lead = Varias rondas con rivales distintos, en una tarde o a lo largo de días. Abierto a quien tenga el enlace.
tournaments-mine = Tus torneos
tournaments-listed = Abiertos a todos
tournaments-none = Ahora no hay torneos públicos. Crea uno y comparte el enlace.
tournament-people = { $people ->
    [one] { $people } participante
   *[other] { $people } participantes
}
tournament-tables-of = Mesas de { $seats }
tournament-open = Inscripción abierta
tournament-starts = Empieza: { $time }
tournament-over = Terminado
tournament-cancelled = Cancelado
tournament-round-of = Ronda { $round } de { $rounds }

tournament-make = Nuevo torneo
tournament-make-lasting = Para organizar un torneo, añade antes una forma de volver a entrar. Para jugar basta un apodo.
tournament-make-lasting-how = Añadir una forma de entrar
tournament-name = Nombre del torneo
tournament-game = Juego
tournament-same-dice = Todas las mesas de una ronda tienen los mismos dados y cartas: te comparas con todos.
tournament-swiss = En este juego los dados dependen de lo que se juega, así que las mesas difieren: se enfrentan quienes tienen puntos parecidos.
tournament-seats = Puestos por mesa
tournament-rounds = Rondas
tournament-late = Inscripción hasta la ronda
tournament-rest = Descanso entre rondas (segundos)
tournament-clock-needed = Un torneo necesita reloj.
tournament-when = Hora de inicio
tournament-when-help = Déjala vacía para empezar tú cuando quieras.
tournament-listed = Quién lo encuentra
tournament-listed-no = Solo quien tenga el enlace
tournament-listed-yes = Todos

tournament-take-part = Participar
tournament-enter = Inscribirme
tournament-come-back = Volver
tournament-entered = Ya participas. Deja abierta esta página o activa las notificaciones: te avisaremos cuando empiece una ronda.
tournament-your-table = Tu mesa está lista.
tournament-to-table = Ir a mi mesa
tournament-next-round = La próxima ronda empieza: { $time }.
tournament-wait-others = Faltan las otras mesas de esta ronda.
tournament-start = Empezar ahora
tournament-cancel = Cancelar el torneo
tournament-cancel-sure = ¿Cancelar este torneo?
tournament-cancel-text = No se puede deshacer.
tournament-withdraw = Retirarme
tournament-withdraw-sure = ¿No jugar más rondas?
tournament-withdraw-text = Si tu mesa sigue en juego, sigue siendo tuya: termínala, por favor.
tournament-link = Comparte el enlace de esta página: quien lo abra puede inscribirse.

tournament-standings = Clasificación
tournament-entries = Participantes
tournament-nobody = Aún no hay nadie inscrito.
tournament-rank = Puesto
tournament-number = N.º
tournament-round-short = R{ $round }
tournament-points = Puntos
tournament-opposition = Rivales
tournament-remove = Sacar a { $name }
tournament-remove-sure = ¿Sacar a { $name } de este torneo?
tournament-remove-text = No jugará más rondas ni podrá volver. Si su mesa sigue en juego, sigue siendo suya.
tournament-remove-yes = Sacar
tournament-out = se retiró
tournament-bot = Bot

tournament-round = Ronda { $round }
tournament-table = Mesa { $table }
tournament-bye = Descansa: { $names }
tournament-away = ausente, sin puntos
tournament-void = sin resultado
tournament-replay-own = Tu repetición
tournament-replay-best = La repetición del mejor
tournament-beside = Comparar con la mejor partida

tournament-rules = Reglas
tournament-rule-same-dice = Todas las mesas de una ronda tienen los mismos dados y cartas. Son secretos hasta que acaba la ronda.
tournament-rule-mixed = Los puestos se sortean para que conozcas a tanta gente distinta como sea posible.
tournament-rule-points-same = Una ronda vale hasta 100 puntos: 50 por tu puesto en la mesa y 50 por la comparación con todos los de otras mesas con los mismos dados.
tournament-rule-apart = En este juego los dados dependen de lo que se juega, así que no hay dos mesas con los mismos.
tournament-rule-swiss = Se enfrentan quienes tienen puntos parecidos, si aún no se han encontrado (sistema suizo).
tournament-rule-points-place = Una ronda vale hasta 100 puntos, por tu puesto en la mesa.
tournament-rule-away = Si te vas o no vienes, un bot sigue por ti y no ganas puntos en esa ronda.
tournament-rule-bye = Quien sobra descansa y gana 60 puntos. Lo mismo vale una mesa interrumpida sin culpa de sus jugadores.
tournament-rule-ties = Desempate: primero la media de puntos de tus rivales, luego tu mejor ronda. Si no, se comparte el puesto.
tournament-rule-late = Se puede entrar hasta que empiece la ronda { $round }.
tournament-rule-seed = Esta huella fija el sorteo; el número del que sale se muestra al final.

error-no-such-tournament = Ese torneo no existe.
error-tournament-together = En este juego se gana o se pierde en equipo, así que no hay torneos.
error-tournament-time = Elige un inicio dentro de los próximos 30 días.
error-tournament-people = Aún no se puede empezar. Mínimo: { $least }.
error-tournament-started = Ya ha empezado.
error-tournament-over = Este torneo ha terminado.
error-tournament-full = Este torneo está completo.
error-tournament-late = Ya no es posible inscribirse en este torneo.
error-tournament-removed = La persona que organiza te ha sacado de este torneo.
error-tournament-seats = Los puestos de un torneo se sortean.
error-too-many-tournaments = Ya llevas tantos torneos a la vez como se puede ({ $most }). Termina uno primero.
error-too-many-entries = Ya participas en tantos torneos a la vez como se puede ({ $most }).

### Dos repeticiones con los mismos dados

beside = Dos repeticiones, lado a lado
beside-title = Lado a lado: { $name }
beside-board = Qué tablero se ve
beside-turn = Turno { $turn } de { $of }.
beside-slider = Turno
beside-start = Antes del primer turno. La primera diferencia está en el turno { $turn }.
beside-until = Igual hasta aquí. La primera diferencia está en el turno { $turn }.
beside-first = Aquí está la primera diferencia.
beside-same = Igual en este turno. La primera diferencia estuvo en el turno { $turn }.
beside-differs = Distinto también en este turno. La primera diferencia estuvo en el turno { $turn }.
beside-never = Las dos son iguales de principio a fin.
beside-to-first = Al turno { $turn }
beside-difference = Diferencia siguiente
beside-difference-back = Diferencia anterior
beside-nothing = Nada en este turno.
beside-over = Ya ha terminado.
beside-keys = Las flechas avanzan por turnos; con Mayús, hasta la diferencia siguiente.
