### Roll to the Top: Journeys en español.
###
### Los dados se llaman por su número de caras (d4 ... d20). Las filas se cuentan desde el suelo y
### los sitios de una fila desde la izquierda. Cada asiento llega con un nombre ($seat_name) y con
### $seat_you, "yes" para el lector.

name = Roll to the Top: Journeys
blurb = Con los mismos dados, todos llenan el mismo monumento, número sobre número: ninguno puede apoyarse en otro mayor. ¿Quién llegará antes a la cima?

## Qué hay que hacer ahora

prompt-write =
    { $only ->
        [yes] No cabe ningún número: pulsa «Listo».
       *[no] Escribe sumas de dados.
    }
prompt-write-last =
    { $only ->
        [yes] Todos te esperan: no cabe ningún número, pulsa «Listo».
       *[no] Todos te esperan: escribe sumas de dados.
    }
prompt-wait =
    { $players ->
        [one] { $players } jugador sigue escribiendo.
       *[other] { $players } jugadores siguen escribiendo.
    }
prompt-wait-for = { $seat_name } sigue escribiendo.
prompt-pool-yours =
    { $why ->
        [five] Cinco dados: elige cuál sale.
        [nobody] Nadie ha escrito: que entre un dado.
        [one] Solo queda un dado: que entre otro.
       *[face] { $change ->
            [add] Elige un dado que entre.
            [remove] Elige un dado que salga.
            [swap] Cambia dos dados.
           *[either] Que entre o salga un dado.
        }
    }
prompt-pool-theirs =
    { $why ->
        [five] { $seat_name } elige cuál de los cinco dados sale.
        [nobody] Nadie ha escrito nada: { $seat_name } elige un dado que entre.
        [one] Solo hay un dado en juego: { $seat_name } elige otro.
       *[face] { $change ->
            [add] { $seat_name } elige un dado que entre.
            [remove] { $seat_name } elige un dado que salga.
            [swap] { $seat_name } elige dos dados que cambiar.
           *[either] { $seat_name } elige un dado que entre o que salga.
        }
    }
prompt-over = La partida ha terminado.

## Qué se puede elegir

choice-write = Escribir { $number } ({ $dice }) en la fila { $row }, casilla { $place }
choice-write-group = Escribir { $number } ({ $dice })
choice-confirm =
    { $left ->
        [0] Listo: todos los dados están usados
       *[other] Listo, sin usar { $dice }
    }
choice-take-back = Borrar el { $number }
choice-take-all-back = Borrar los { $choices } números de esta ronda
choice-add-die = Que entre el { $die }
choice-remove-die = Que salga el { $die }
choice-swap-dice = Que salga el { $out } y entre el { $into }

## Qué ha pasado

event-opened =
    { $board_word }. { $start ->
        [rolled] La tirada inicial pone en juego { $dice }.
       *[five] Los cinco dados están en juego.
    }
event-written =
    { $seat_you ->
        [yes] Escribes
       *[no] { $seat_name } escribe
    } { $number } en la fila { $row }, casilla { $place }.
event-passed =
    { $seat_you ->
        [yes] No escribes
       *[no] { $seat_name } no escribe
    } nada{ $could ->
        [yes] .
       *[no] : no cabe ningún número.
    }
event-passed-own =
    { $could ->
        [yes] { "" }
       *[no] { event-passed }
    }
event-completed =
    { $seat_you ->
        [yes] ¡Tu tablero está lleno!
       *[no] ¡El tablero de { $seat_name } está lleno!
    }
event-completed-own = { event-completed }
event-die-added =
    { $only ->
        [yes] Entra el { $die }: no queda otro.
       *[no] { $why ->
            [nobody] Nadie ha escrito: { $seat_you ->
                [yes] metes
               *[no] { $seat_name } mete
            }
            [one] Había un solo dado: { $seat_you ->
                [yes] metes
               *[no] { $seat_name } mete
            }
           *[other] { $seat_you ->
                [yes] Metes
               *[no] { $seat_name } mete
            }
        } el { $die }.
    }
event-die-added-own =
    { $only ->
        [yes] { event-die-added }
       *[no] { "" }
    }
event-die-removed =
    { $why ->
        [five] Había cinco dados: { $seat_you ->
            [yes] retiras
           *[no] { $seat_name } retira
        }
       *[other] { $seat_you ->
            [yes] Retiras
           *[no] { $seat_name } retira
        }
    } el { $die }.
event-dice-swapped =
    { $seat_you ->
        [yes] Cambias
       *[no] { $seat_name } cambia
    } el { $out } por el { $into }.
event-rolled =
    Ronda { $turn }{ $last ->
        [yes] , la última:
       *[no] :
    }{ $d4 ->
        [0] { "" }
       *[other] { " " }d4 { $d4 }
    }{ $d6 ->
        [0] { "" }
       *[other] { " " }d6 { $d6 }
    }{ $d8 ->
        [0] { "" }
       *[other] { " " }d8 { $d8 }
    }{ $d12 ->
        [0] { "" }
       *[other] { " " }d12 { $d12 }
    }{ $d20 ->
        [0] { "" }
       *[other] { " " }d20 { $d20 }
    }; dado de acción: { $face ->
        [add] añadir
        [remove] quitar
        [swap] cambiar
       *[either] añadir o quitar
    }.
event-rolled-special =
    { $last ->
        [yes] ¡Es la última ronda!
       *[no] { "" }
    }
event-ended = La partida termina tras la ronda { $turn }.

## Cómo ha terminado

result-full =
    { $seat_you ->
        [yes] Llegas
       *[no] { $seat_name } llega
    } a la cima en la ronda { $turns }.
result-full-shared = { $winners } jugadores llegan a la cima en la ronda { $turns } y comparten la victoria.
result-limit =
    Nadie llega a la cima en { $turns ->
        [one] { $turns } ronda
       *[other] { $turns } rondas
    }; { $seat_you ->
        [yes] eres quien más se acerca
       *[no] { $seat_name } es quien más se acerca
    }, con { $empty ->
        [one] { $empty } casilla vacía
       *[other] { $empty } casillas vacías
    }.
result-limit-shared =
    Nadie llega a la cima en { $turns ->
        [one] { $turns } ronda
       *[other] { $turns } rondas
    }; { $winners } jugadores comparten la victoria con { $empty ->
        [one] { $empty } casilla vacía
       *[other] { $empty } casillas vacías
    } cada uno.
result-alone =
    La cima en { $turns ->
        [one] { $turns } ronda
       *[other] { $turns } rondas
    }{ $medal ->
        [gold] : ¡medalla de oro!
        [silver] : ¡medalla de plata!
        [bronze] : ¡medalla de bronce!
       *[none] .
    }
result-unfinished =
    Sin terminar en { $turns ->
        [one] { $turns } ronda
       *[other] { $turns } rondas
    }: { $empty ->
        [one] queda { $empty } casilla vacía
       *[other] quedan { $empty } casillas vacías
    }.
result-running = La partida sigue en curso.
merit-full =
    Completo en { $turns ->
        [one] { $turns } ronda
       *[other] { $turns } rondas
    }
merit-boxes =
    { $filled } de { $boxes } casillas en { $turns ->
        [one] { $turns } ronda
       *[other] { $turns } rondas
    }

## Qué no se puede hacer

error-table-over = La partida ha terminado.
error-not-your-turn = No te toca.
error-not-now = Eso no se puede hacer ahora.
error-one-to-take-back = Solo hay un número que borrar.
error-nothing-to-take-back = No has escrito nada esta ronda.
error-no-such-dice = No existen esos dados.
error-no-such-box = No existe esa casilla.
error-die-in-reserve = Ese dado no está en juego.
error-die-in-pool = Ese dado ya está en juego.
error-die-used = Ya has usado uno de esos dados.
error-box-full = En esa casilla hay un { $number }.
error-box-hangs = Esa casilla está en el aire: llena antes una de al lado.
error-box-unsupported = Llena antes las casillas de abajo.
error-too-low = { $number } es poco: hace falta { $least } como mínimo.
error-other-change = Ahora toca hacer otra cosa con los dados.

## Cómo se prepara una mesa

preset-surprise = Sorpresa
preset-surprise-help = Cualquiera de los ocho lugares.
preset-first-climb = Primera subida
preset-first-climb-help = El puente Golden Gate con los cinco dados desde el principio: bueno para aprender.
preset-summit = A la cumbre
preset-summit-help = El Cervino, la subida más difícil.

option-board = Monumento
option-board-help = Todos llenan el mismo tablero. Para empezar: el Golden Gate, la Gran Muralla o la torre Eiffel.
option-board-random = Sorpresa
option-board-golden-gate-bridge = Golden Gate
option-board-great-wall = Gran Muralla china
option-board-eiffel-tower = Torre Eiffel
option-board-taj-mahal = Taj Mahal
option-board-pyramids-of-giza = Pirámides de Guiza
option-board-burj-khalifa = Burj Khalifa
option-board-leaning-tower-of-pisa = Torre inclinada de Pisa
option-board-matterhorn = Cervino
option-start-pool = Primeros dados
option-start-pool-help = Una tirada inicial deja fuera los dados que muestran un número impar.
option-start-pool-opening-roll = Tirada inicial
option-start-pool-all = Los cinco
option-turn-limit = Última ronda
option-turn-limit-help = Tras esta ronda gana quien tenga más casillas llenas.
option-auto-pass = Nada que escribir
option-auto-pass-help = Quien no puede escribir nada con una tirada no tiene que decirlo.
option-auto-pass-true = Pasa automáticamente
option-auto-pass-false = Se pregunta igualmente

## El tablero

board-dice = Dados
board-resting = fuera
board-die =
    { $how ->
        [resting] { $die }, fuera de juego
        [used] { $die } muestra { $number }, usado
       *[free] { $die } muestra { $number }
    }
board-step-box =
    { $fits ->
        [yes] Elige una casilla para el { $number }, u otro dado.
       *[no] El { $number } no cabe en ninguna casilla: suma otro dado o suéltalos.
    }
board-step-swap =
    { $way ->
        [out] Sale el { $die }: elige el dado que entra.
       *[into] Entra el { $die }: elige el dado que sale.
    }
board-take-die = { $die } muestra { $number }: sumarlo
board-swap-die =
    { $way ->
        [out] { $die }: que salga
       *[into] { $die }: que entre
    }
board-action-die =
    Dado de acción: { $face ->
        [add] entra uno
        [remove] sale uno
        [swap] cambio
       *[either] entra o sale uno
    }
board-box =
    Fila { $row }, casilla { $place }: { $kind ->
        [full] { $number }
        [open] admite { $least } o más
       *[shut] aún no; después, { $least } o más
    }
board-boxes-left =
    { $left ->
        [one] falta { $left } casilla
       *[other] faltan { $left } casillas
    }{ $state ->
        [done] , listo
       *[none] { "" }
    }
board-left =
    { $left ->
        [one] falta { $left }
       *[other] faltan { $left }
    }{ $state ->
        [done] { " " }✓
       *[none] { "" }
    }
board-next =
    { $why ->
        [five] Los cinco dados están en juego: después { $seat_you ->
            [yes] retiras
           *[no] { $seat_name } retira
        } uno.
        [one] Solo hay un dado en juego: después { $seat_you ->
            [yes] metes
           *[no] { $seat_name } mete
        } otro.
       *[face] { $change ->
            [add] Después { $seat_you ->
                [yes] metes
               *[no] { $seat_name } mete
            } un dado.
            [remove] Después { $seat_you ->
                [yes] retiras
               *[no] { $seat_name } retira
            } un dado; si nadie escribe, entra uno.
            [swap] Después { $seat_you ->
                [yes] cambias
               *[no] { $seat_name } cambia
            } dos dados; si nadie escribe, entra uno.
           *[either] Después { $seat_you ->
                [yes] metes o retiras
               *[no] { $seat_name } mete o retira
            } un dado.
        }
    }
board-pool =
    { $why ->
        [five] Con cinco dados en juego tiene que salir uno, diga lo que diga el dado de acción.
        [nobody] Si nadie escribe tiene que entrar un dado, diga lo que diga el dado de acción.
        [one] Con un solo dado tiene que entrar otro, diga lo que diga el dado de acción.
       *[face] { $change ->
            [add] El dado de acción añade: toca uno de los que descansan.
            [remove] El dado de acción quita: toca uno en juego.
            [swap] El dado de acción cambia: toca uno en juego y otro que descansa.
           *[either] El dado de acción añade o quita: toca cualquiera.
        }
    }
board-sum =
    { $dice }: { $boxes ->
        [0] no cabe en ninguna casilla
       *[other] toca una casilla iluminada
    }
board-clear = Soltar
board-done = Listo
board-unused = sin usar: { $dice }

## Cómo se llegó a la puntuación

account-sheet =
    { $left ->
        [0] Las { $boxes } casillas llenas; el número más alto, { $highest }
        [one] Queda { $left } casilla de { $boxes }
       *[other] Quedan { $left } casillas de { $boxes }
    }
account-medal =
    { $medal ->
        [gold] Oro
        [silver] Plata
       *[bronze] Bronce
    }: hasta { $turns } rondas

## El tutorial

tutorial-goal = ¡Hola! Este es el puente Golden Gate, con todas sus casillas vacías. Cleo tiene el mismo puente. Gana quien llene antes todas las casillas, hasta la punta de las torres.
tutorial-dice = Se han tirado tres dados: 2, 1 y 5. Cleo y tú usan los mismos números, cada dado una vez. Elige un dado y luego una casilla que brille.
tutorial-ground = Las casillas con punto admiten cualquier número en cualquier momento, y todas las del suelo lo tienen. Ahí van bien los números pequeños: escribe el 1 bajo la torre izquierda.
tutorial-ground-other = Puedes hacerlo. Pero un número alto abajo complica todo lo que va encima. Empieza esta torre con el 1.
tutorial-above = Una casilla que se apoya en otras admite un número al menos tan alto como cada una de ellas. El 2 puede ir sobre tu 1.
tutorial-above-other = Puedes hacerlo. Pero mira: justo sobre tu 1, el 2 tiene la altura exacta. Los pasos pequeños dejan sitio arriba.
tutorial-climb = Y el 5 puede ir sobre el 2 que acabas de escribir: ¡tres filas en una ronda!
tutorial-climb-other = Puedes hacerlo. Pero aquí subes tres filas de golpe: pon el 5 sobre el 2.
tutorial-done = Todos los dados están usados: pulsa «Listo» y se verán las dos hojas. El dado de acción, a su lado, muestra un más: después de esta ronda Cleo añade un dado para ambos.
tutorial-done-other = Hasta que pulses «Listo» puedes borrar números. Pero estos tres están bien: pulsa «Listo».
tutorial-hanging = Cleo tenía que añadir un dado, como mandaba el dado de acción: el d12. Mira junto a tu 5: esas casillas cuelgan. Admiten cualquier número en cuanto hay una llena a su lado, incluso este 1.
tutorial-hanging-other = Puedes hacerlo. Pero pronto un 1 no cabrá en otro sitio: cuélgalo junto al 5.
tutorial-sum = Los dados se pueden sumar. Elige juntos el d6 y el d8: 4 y 3 son 7, y el 7 queda bien sobre el 5.
tutorial-sum-other = Puedes hacerlo. Pero prueba una suma: elige el d6 y el d8, y luego la casilla sobre el 5.
tutorial-tower = El 9 va arriba del todo y tu primera torre está acabada. Los números grandes van mejor donde no se apoya nada.
tutorial-tower-other = Puedes hacerlo. Pero en la punta de la torre un 9 no estorba a nadie.
tutorial-pool = Ahora cambias tú los dados de ambos, y el dado de acción dice que salga uno. Te falta llenar el suelo, donde ayudan los números pequeños. Deja fuera el d12.
tutorial-pool-other = Puedes hacerlo. Pero el d12 es el que da los números más grandes: sin él, tu suelo queda bajo.
tutorial-large = Un 8 es demasiado alto para el suelo. Cuélgalo al otro lado del 5, donde nada se apoya en él. Un número que solo estropea una torre, mejor sin usar.
tutorial-large-other = Puedes hacerlo. Pero ahí el 8 sería una carga pesada. La casilla colgante a la izquierda del 5 no sostiene nada.
tutorial-back = Con «Deshacer» borras números hasta que todos terminan. El dado de acción tiene dos caras más: dos flechas cambian un dado por otro; un más sobre un menos te deja elegir.
tutorial-finish = Unas rondas después solo queda vacía una casilla, en el extremo izquierdo de la calzada. Se apoya en un 6, y el d6 muestra un 6: igual de alto basta. ¡Termina tu puente!
tutorial-finish-other = Puedes hacerlo. Pero a tu puente le falta una sola casilla: elige el d6 y escríbelo ahí.
tutorial-end = Las 22 casillas están llenas en la ronda 7 y a Cleo le falta solo una: has ganado. Te esperan otros siete monumentos, con otras torres que subir.
