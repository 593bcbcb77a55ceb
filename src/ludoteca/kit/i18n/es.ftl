### Lo que los juegos dicen igual, en español. Un juego puede tener mensajes con el mismo nombre.

## Qué hacer ahora

prompt-wait =
    { $players ->
        [one] { $players } jugador sigue eligiendo.
       *[other] { $players } jugadores siguen eligiendo.
    }
prompt-wait-for = { $seat_name } sigue eligiendo.
prompt-over = La partida ha terminado.
prompt-halted = La moderación ha cerrado esta mesa.

## Qué se puede elegir

choice-confirm = Listo
choice-reopen = Aún no he terminado
choice-take-back = Retirar lo último elegido
choice-take-all-back =
    { $choices ->
        [2] Retirar las dos elecciones
       *[other] Retirar las { $choices } elecciones
    }

## Qué ha pasado

event-passed =
    { $seat_you ->
        [yes] No puedes mover y pasas.
       *[no] { $seat_name } no puede mover y pasa.
    }
event-passed-special = { event-passed }

## Cómo va

result-running = La partida sigue en curso.

## Qué no se puede hacer

error-seats = Este juego es para { $least } a { $most } jugadores, no para { $seats }.
error-seats-exact =
    Este juego es para { $players ->
        [one] una sola persona
       *[other] { $players } jugadores
    }, no para { $seats }.
error-table-over = La partida ha terminado.
error-not-your-turn = No te toca.
error-not-now = Eso no se puede hacer ahora.
error-confirmed = Ya has terminado por esta vez.
error-not-confirmed = Todavía no has terminado.
error-nothing-to-take-back = No hay nada que retirar.
error-one-to-take-back = Solo hay una elección que retirar.
