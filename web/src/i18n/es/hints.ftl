## Pistas

hint = Pista
hint-key = Pregunta a un bot qué haría (H)
hint-level = A qué bot preguntar
hint-close = Guardar la pista
hint-thinking = El bot ({ $level }) está pensando…
hint-figures =
    { $known ->
        [no] { "" }
        [wins] : { $win } de probabilidad de ganar
        [points] : { $points ->
            [one] alrededor de { $points } punto
           *[other] unos { $points } puntos
        }
       *[both] : { $points ->
            [one] alrededor de { $points } punto
           *[other] unos { $points } puntos
        } y { $win } de probabilidad de ganar
    }
hint-chosen = El bot ({ $level }) elegiría «{ $option }»{ $figures }.
hint-second = La segunda mejor: «{ $option }»{ $figures }.
hint-doubt = Tras jugar muchas partidas desde aquí, rinde más otra opción: «{ $option }»{ $figures }.
hint-mark = Lo que elegiría el bot
hint-win = Probabilidad de ganar
hints = Pistas
hints-help = Si los jugadores de la mesa pueden pedir consejo a un bot.
hints-on = Permitidas
hints-off = Aquí no
