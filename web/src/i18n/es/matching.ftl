## Encontrar con quién jugar

play-people = Jugar con gente
search-any = Cualquier juego
search-seats = Jugadores
search-least = Como mínimo
search-most = Como máximo
search-speed = Ritmo
search-live = En vivo
search-days = En varios días
search-bots = Completar con bots tras
search-bots-seconds =
    { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
search-bots-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
search-bots-never = Nunca
search-backfill = Partidas empezadas
search-backfill-help = Si nadie más busca, puedes ocupar el asiento de un bot en una mesa recién empezada.
search-backfill-yes = Unirme a una
search-backfill-no = Solo mesas nuevas
search-language = Idioma
search-language-any = Cualquiera
search-start = Buscar jugadores
searching-for = Buscando jugadores: { $games }
searching-others =
    { $count ->
        [one] { $count } persona busca lo mismo
       *[other] { $count } personas buscan lo mismo
    }
search-near = También { $game } ({ $count })
search-found-game = Hay jugadores para { $game }
search-found-title = ¡Hay jugadores!
search-found-help = Los demás esperan: { $seconds } s
search-seat-game = Hay un asiento para ti: { $game }
search-seat-help = La partida ya ha empezado: relevas a un bot y el resultado no cuenta para ti.
search-here = Estoy aquí
search-leave = No jugar
search-waits = { $game }: esperando a los demás
search-lost = No respondiste a tiempo y la búsqueda ha terminado.
crowd = { $online } en línea · { $playing } jugando · { $looking } buscando rival
over-lately = Terminadas hace poco
