proof = Comprobación del azar
record-download = Descargar el registro
luck-sentence =
    { $seat_you ->
        [yes] La suerte te aportó { $points } puntos.
       *[other] La suerte le aportó { $points } puntos a { $seat_name }.
    }
luck-together = La suerte aportó { $points } puntos al equipo.
luck-help = Cada tirada comparada con la media de todo lo que podía salir, según el bot del propio juego; si eran más de 100 formas, con la media de 30 de ellas.
