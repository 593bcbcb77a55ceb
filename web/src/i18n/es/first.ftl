## First page

games = Juegos
players = { $least }–{ $most } jugadores
minutes =
    { $minutes ->
        [one] alrededor de { $minutes } minuto
       *[other] unos { $minutes } minutos
    }
minutes-range = unos { $least }–{ $most } minutos
complexity = Complejidad { $level } de 5
play-now =
    { $together ->
        [yes] Jugar ya con bots
       *[no] Jugar ya contra bots
    }
play-now-alone = Jugar ya en solitario
opponents =
    { $together ->
        [yes] Bots de tu equipo
       *[no] Bots rivales
    }
level = Nivel de los bots
play-bots =
    { $count ->
        [0] en solitario
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
make-table = Crear mesa y compartir enlace
rules-of-table = Cómo se juega
preset = Tipo de partida
preset-own = A tu manera
preset-own-help = Cambia reglas sueltas aquí abajo.
