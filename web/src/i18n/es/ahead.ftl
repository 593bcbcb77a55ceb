## Deshacer y mirar adelante

undo = Deshacer
do-it = Confirmar
let-it-be = Mejor no
single-taps = Un solo toque basta para jugar
event-undone =
    { $seat_you ->
        [yes] Deshaces la jugada.
       *[other] { $seat_name } deshace la jugada.
    }
undo-back = Volver a antes de tu última jugada
undo-ask = Pedir a los demás volver a antes de tu última jugada
undo-wished = { $name }: propuesta de volver a antes de su última jugada.
undo-waiting = Has propuesto volver atrás. Falta la respuesta de { $names }.
undo-declined = { $name } prefiere no volver atrás.
undo-nothing = No hay nada tuyo que deshacer.
undo-drawn = Los dados o las cartas ya han decidido: eso no se puede deshacer.
undo-revealed = Se ha mostrado algo oculto: eso no se puede deshacer.
undo-others = Otra persona ya ha jugado: es tarde para deshacer.
undo-together = Varios eligen a la vez: ahora no hay nada tuyo que deshacer.
undo-over = La partida ha terminado: no se puede deshacer nada.

## Proposals

proposal-by = { $name } propone:
proposal-clear = Quitar la propuesta
propose = Proponerlo
choices-of = Lo que puede hacer { $name }
choices-propose = Elige una opción para proponérsela a { $name }.

## Elegir por adelantado

ahead = Elegir por adelantado
ahead-key = Elegir por adelantado (A)
ahead-prompt = Elige ya lo que harás cuando te toque.
ahead-chosen = Elegido por adelantado:
ahead-chosen-nameless = Has elegido por adelantado.
ahead-take-back = Retirar
ahead-illegal = Lo que elegiste por adelantado ya no era posible.
ahead-undone = Se deshicieron jugadas y, con ellas, lo que elegiste por adelantado.
ahead-replaced = Un bot ocupó tu asiento, así que lo que elegiste por adelantado se ha perdido.
