## Looking back

as-it-was = Ver la mesa tal como estaba
replay-title = Repetición: { $name }
back-to-now = Volver al presente
back-to-table = Volver a la mesa
replay-your-turn = Ahora te toca a ti.
replay-controls = Reproducción
replay-slider = Punto de la repetición
replay-position = Paso { $n } de { $of }
replay-play = Reproducir
replay-pause = Pausa
replay-first = Al principio
replay-last = Al final
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-turn-back = Un turno atrás
replay-turn-forward = Un turno adelante
replay-speed = Velocidad
replay-times = { $times }×
replay-keys = La barra espaciadora reproduce y detiene. Las flechas avanzan paso a paso; con Mayús, por turnos.
share-moment = Compartir este momento
link-moment = Enlace a este momento
missed-moves =
    { $count ->
        [one] Una jugada desde tu última vez
       *[other] { $count } jugadas desde tu última vez
    }
