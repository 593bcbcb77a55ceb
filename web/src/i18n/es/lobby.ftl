## Lists of tables

lobby-title = Mesas
my-tables = Tus mesas
my-tables-all = Todas tus mesas
all-tables = Todas las mesas
open-tables = Mesas abiertas
open-tables-none = Ahora mismo nadie busca jugadores. Crea una mesa que todos puedan encontrar y los demás la verán aquí al momento.
running-tables = Mesas para mirar
over-tables = Tus mesas terminadas
time-left = Plazo: { $time }
new-results = Resultados nuevos
result-new = Nuevo
results-unseen =
    { $count ->
        [one] Un resultado nuevo
       *[other] { $count } resultados nuevos
    }
next-table = Siguiente mesa
next-table-waits = Siguiente mesa en la que te toca
next-table-key = Siguiente mesa en la que te toca (N)
more-tables = Mostrar más
lists-lost = Se ha perdido la conexión. Reintentando…
turn-since = Te toca ({ $when })
turn-of = Le toca a { $name }
table-running = En juego
seats-open =
    { $count ->
        [one] Un asiento libre
       *[other] { $count } asientos libres
    }
seats-full = Completa, sin empezar
join = Unirme
watch = Mirar
play-turn = Te toca
open-table = Abrir
replay = Repetición
proof-short = Comprobar el azar
ended-place = { $rank }.º de { $seats }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
ended-won =
    Victoria de { $names } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
ended-undecided = No se jugó hasta el final
turns-waiting =
    { $count ->
        [one] Te toca en una mesa
       *[other] Te toca en { $count } mesas
    }

## Finding a game among many

search-name = Buscar un juego
search-players = Número de jugadores
search-players-any = Jugadores
search-players-of =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
search-minutes = Duración
search-minutes-any = Duración
search-minutes-most = Hasta { $minutes } min
search-complexity = Complejidad
search-complexity-any = Complejidad
search-complexity-most = Hasta { $level } de 5
search-found =
    { $count ->
        [one] Un juego encontrado
       *[other] { $count } juegos encontrados
    }
search-none = Ningún juego encaja. Quita algún filtro o míralos todos.
search-all = Mostrar todos los juegos
tournaments = Torneos
