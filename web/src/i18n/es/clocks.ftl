## Time controls

clock-none = Sin reloj
clock-relaxed = Con calma
clock-normal = Normal
clock-fast = Rápido
clock-days = En varios días
clock-none-help = Cada cual piensa todo lo que quiera.
clock-live-help = Cada persona empieza con { $bank } y recibe { $increment } más con cada jugada.
clock-bank-help = Cada persona tiene { $bank } para toda la partida.
clock-days-help = No hace falta estar siempre aquí: cada persona tiene { $time } para cada jugada.
clock-each = Tiempo por jugada
clock-up-bot = A quien se le acaba el tiempo lo sustituye un bot. Puede recuperar su asiento.
clock-up-last = A quien se le acaba el tiempo queda en último lugar.
clock-named-relaxed = En directo, con calma
clock-named-normal = En directo, ritmo normal
clock-named-fast = En directo, rápido
clock-named-live = En directo, { $control }
clock-named-day = Una jugada al día
clock-named-week = Una jugada a la semana
clock-named-each = Una jugada cada { $time }
clock-about = unos { $minutes } min

## Clocks

clock-left = Tiempo restante: { $time }
clock-is-up = Tiempo agotado
clock-until = Hasta el { $when }
clock-of-you = Te quedan { $time }.
clock-of = { $name }: { $time }.
clock-warning =
    { $seconds ->
        [one] ¡Te queda un segundo!
       *[other] ¡Te quedan { $seconds } segundos!
    }
clock-warning-minute = Te queda un minuto.
clock-up-you = Se te acabó el tiempo: sigue un bot.
clock-thought = Tiempo de reflexión
clock-thought-for = Pensó { $time }
