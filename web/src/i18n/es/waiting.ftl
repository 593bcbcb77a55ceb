## Waiting for the start

waiting-title = Esperando para empezar
waiting-open =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
waiting-full = Todos los asientos están ocupados.
share = Comparte este enlace
share-help = Quien lo abra puede sentarse en un asiento libre o mirar.
played-with = Gente con la que has jugado
played-with-nobody = Aún nadie. Aquí verás a quien termine una partida contigo.
invite = Invitar
invited = Ya tiene invitación
invite-take-back = Retirar
played-with-invited = Has invitado a { $name }.
played-with-taken-back = Has retirado la invitación a { $name }.
invites-you = { $name } te invita.
invite-decline = Rechazar
link = Enlace a esta mesa
copy = Copiar
copied = Copiado
sit-here = Sentarme aquí
sit-here-seat = Sentarme aquí: asiento { $number }
move-here = Pasarme aquí
move-here-seat = Pasarme aquí: asiento { $number }
stand-up = Levantarme
open-seat = Asiento libre
fill-with-bot = Poner un bot
fill-seat-with-bot = Poner un bot en el asiento { $number }
free-seat-number = Liberar el asiento { $number }
start = Empezar la partida
who-are-you = ¿Cómo te llamamos?
take-seat = Sentarme
waiting-for = La partida empezará cuando { $name } la inicie.
start-with =
    { $count ->
        [one] Empezar con { $count } jugador
       *[other] Empezar con { $count } jugadores
    }
start-alone = Empezar a solas
start-bots =
    { $count ->
        [one] Añadir un bot y empezar
       *[other] Añadir { $count } bots y empezar
    }
change-rules = Cambiar
change-done = Listo
rules-changed = Acaba de cambiar: { $what }
seat-change = Asiento { $number }: color y más
seat-colour = Color
seat-colour-0 = Círculo rojo
seat-colour-1 = Cuadrado azul
seat-colour-2 = Triángulo verde
seat-colour-3 = Rombo morado
seat-colour-4 = Hexágono amarillo
seat-colour-5 = Estrella celeste
seat-colour-6 = Pentágono gris
seat-colour-7 = Cruz marrón
seat-earlier = Jugar un puesto antes
name-take = Usar este nombre
add-seat = Añadir un asiento
remove-seat = Quitar el asiento { $number }
seats = Asientos
sent-away-until = El anfitrión ha liberado tu asiento. Podrás volver a sentarte a las { $time }; hasta entonces puedes mirar.
