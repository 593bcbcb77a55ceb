## Pistas

hint = Pista
hint-key = Pregunta a un bot qué haría (H)
hint-level = A qué bot preguntar
hint-close = Ocultar la pista
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
hint-equal = { $more ->
        [0] Más o menos igual de buena: «{ $option }».
       *[other] Más o menos igual de buenas: «{ $option }» y { $more } más.
    }
hint-own-reasons = Es su propio criterio: en partidas jugadas al azar desde aquí rinde más otra opción. Por eso no hay cifras.
hint-as-good = Más o menos igual de buena
hint-mark = Lo que elegiría el bot
hint-win = Probabilidad de ganar
hints = Pistas
hints-help = Si los jugadores de la mesa pueden pedir consejo a un bot.
hints-on = Permitidas
hints-off = Aquí no
seat-bot = Bot: { $level }
