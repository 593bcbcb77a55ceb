## Waiting for the start

waiting-title = Esperando para empezar
waiting-open =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
waiting-full = Todos los asientos están ocupados.
waiting-owner-starts = Empieza cuando quieras.
waiting-for-owner = La partida empezará cuando lo decida el anfitrión.
share = Comparte este enlace
share-help = Quien lo abra puede sentarse en un asiento libre o mirar.
link = Enlace a esta mesa
copy = Copiar
copied = Copiado
sit-here = Sentarme aquí
sit-here-seat = Sentarme aquí: asiento { $number }
stand-up = Levantarme
open-seat = Asiento libre
fill-with-bot = Poner un bot
fill-seat-with-bot = Poner un bot en el asiento { $number }
free-seat = Liberar
free-seat-number = Liberar el asiento { $number }
start = Empezar la partida
start-needs-seats = Antes hay que ocupar los asientos libres.
who-are-you = ¿Cómo te llamamos?
