## Making a table

who-may-come = Quién puede encontrar la mesa
come-private = Solo quien tenga el enlace
come-listed = Todo el mundo
come-private-help = No aparece en ninguna lista.
come-listed-help = Aparece entre las mesas abiertas, y otros pueden mirar.
more-settings = Más ajustes
setting-absence = Si alguien no está, esperar
setting-absence-60 = 1 minuto
setting-absence-300 = 5 minutos
setting-absence-3600 = 1 hora
setting-absence-86400 = 1 día
setting-absence-259200 = 3 días
setting-absence-never = Lo que haga falta
setting-stand-in = Después juega un bot
setting-absence-help = Quien vuelve puede recuperar su asiento al momento.
setting-forfeit = Cuando alguien se rinde
setting-forfeit-bot = Sigue un bot
setting-forfeit-last = Queda en último lugar
setting-talk = Chat de la mesa
setting-talk-all = Todo
setting-talk-phrases = Frases rápidas
setting-talk-off = Desactivado
settings-of-table = Ajustes de la mesa
no-board = Este juego aún no tiene tablero aquí: solo se puede jugar mediante la API.
