## Repaso de una partida

review-title = Cómo fue la partida
review-to-table = Volver a la mesa
review-nothing = En esta mesa nadie eligió nada, así que no hay nada que repasar.
review-pending = La partida se está analizando jugada a jugada.
review-first = Analizando la primera jugada…
review-looked = { $looked } de { $moves } jugadas
review-others =
    { $others ->
        [one] Se turna con otro análisis que está en marcha.
       *[other] Se turna con otros { $others } análisis que están en marcha.
    }
review-left =
    · { $unit ->
        [hours] { $count ->
            [one] falta aproximadamente { $count } hora
           *[other] faltan aproximadamente { $count } horas
        }
        [minutes] { $count ->
            [one] falta aproximadamente { $count } minuto
           *[other] faltan aproximadamente { $count } minutos
        }
       *[seconds] { $count ->
            [one] falta aproximadamente { $count } segundo
           *[other] faltan aproximadamente { $count } segundos
        }
    }
review-goes-on = También sigue sin ti: vuelve cuando quieras, el resultado se guarda.
review-chances = Probabilidad de ganar, jugada a jugada
review-points = Puntos esperados, jugada a jugada
review-start = Antes de la primera jugada
review-move = Jugada { $number }, { $name }
review-see = Ver este momento
review-as-table = Lo mismo en una tabla
review-column = Jugada
review-turning = El punto de inflexión
review-turned =
    { $way ->
        [fell] Aquí la probabilidad de ganar juntos cayó del { $before } al { $after }.
       *[rose] Aquí la probabilidad de ganar juntos subió del { $before } al { $after }.
    }
review-costly = Las jugadas que más costaron
review-whose = De quién
review-team = El equipo
review-all = De todos
review-mine = { $name } (tú)
review-price =
    { $kind ->
        [both] { $win } de probabilidad de ganar, { $points } { $points ->
            [one] punto
           *[other] puntos
        }
        [wins] { $win } de probabilidad de ganar
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
review-how-outlook = Cómo se averigua: el bot del propio juego valora cada posición de un vistazo. Una jugada se juzga por lo que podía saber quien la hizo, antes de los dados; la suerte posterior no cambia nada. Todas las cifras son estimaciones.
