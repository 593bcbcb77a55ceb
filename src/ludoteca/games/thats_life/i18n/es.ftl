### That's Life! en español.
###
### Una "face" es lo que está escrito en una loseta: start, finish, lucky, gift, steal o un número
### con su signo. Cada asiento llega con un nombre ($seat_name) y con $seat_you, "yes" para el lector.

name = ¡Así es la vida!
blurb = Tira el dado, mueve una ficha y carga con la loseta que deja atrás: esquiva las negativas, atrapa las positivas y que la suerte convierta lo peor en lo mejor.

## Qué hay que hacer ahora

prompt-move-piece-yours =
    Te toca: mueve { $only ->
        [last] tu última ficha
       *[no] una ficha
    } { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }.{ $only ->
        [together] { " " }Están todas juntas.
       *[no] { "" }
    }
prompt-move-piece-theirs =
    { $seat_name } elige qué ficha mover { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }.
prompt-move-figure-yours =
    Te toca: mueve una ficha o un guardián { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }.
prompt-move-figure-theirs =
    { $seat_name } elige qué ficha o guardián mover { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }.
prompt-gift-yours =
    Regalo: elige quién recibe { $face ->
        [lucky] tu loseta de la suerte
       *[other] tu { $face }
    }.
prompt-gift-theirs =
    { $seat_name } elige quién recibe { $face ->
        [lucky] una loseta de la suerte
       *[other] el { $face }
    }.
prompt-steal-yours = Robo: elige a quién le quitas la loseta de arriba.
prompt-steal-theirs = { $seat_name } elige a quién robarle la loseta de arriba.

## Qué se puede elegir

choice-move-piece =
    Mover una ficha desde { $from_face ->
        [start] la salida
        [lucky] una loseta de la suerte
        [gift] un Regalo
        [steal] un Robo
       *[other] { $from_face }
    }{ $from_place ->
        [0] { "" }
       *[other] { " " }(loseta { $from_place })
    }, { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }, hasta { $to_face ->
        [finish] la meta
        [lucky] una loseta de la suerte
        [gift] un Regalo
        [steal] un Robo
       *[other] { $to_face }
    }{ $leaving ->
        [take] { $from_face ->
            [lucky] ; te quedas con la loseta de la suerte
           *[other] ; te quedas con { $from_face }
        }
        [action] { $from_face ->
            [gift] ; se cumple el Regalo
           *[other] ; se cumple el Robo
        }
       *[nothing] { "" }
    }
choice-move-guard =
    Mover un guardián desde { $from_face ->
        [lucky] una loseta de la suerte
        [gift] un Regalo
        [steal] un Robo
       *[other] { $from_face }
    }{ $from_place ->
        [0] { "" }
       *[other] { " " }(loseta { $from_place })
    }, { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }, hasta { $to_face ->
        [finish] la meta
        [lucky] una loseta de la suerte
        [gift] un Regalo
        [steal] un Robo
       *[other] { $to_face }
    }
choice-gift =
    Dar { $face ->
        [lucky] tu loseta de la suerte
       *[other] tu { $face }
    } a { $target_seat_name }
choice-steal =
    Robarle { $face ->
        [lucky] la loseta de la suerte
       *[other] el { $face }
    } a { $target_seat_name }

## Qué ha pasado

event-began =
    { $seat_you ->
        [yes] Empiezas tú.
       *[no] Empieza { $seat_name }.
    }
event-rolled =
    { $seat_you ->
        [yes] Sacas
       *[no] { $seat_name } saca
    } un { $die }.
event-piece-moved =
    { $seat_you ->
        [yes] Mueves
       *[no] { $seat_name } mueve
    } una ficha { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } desde { $from_face ->
        [start] la salida
        [lucky] una loseta de la suerte
        [gift] un Regalo
        [steal] un Robo
       *[other] { $from_face }
    } hasta { $to_face ->
        [finish] la meta
        [lucky] una loseta de la suerte
        [gift] un Regalo
        [steal] un Robo
       *[other] { $to_face }
    }.
event-guard-moved =
    { $seat_you ->
        [yes] Mueves
       *[no] { $seat_name } mueve
    } un guardián { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } desde { $from_face ->
        [lucky] una loseta de la suerte
        [gift] un Regalo
        [steal] un Robo
       *[other] { $from_face }
    } hasta { $to_face ->
        [finish] la meta
        [lucky] una loseta de la suerte
        [gift] un Regalo
        [steal] un Robo
       *[other] { $to_face }
    }.
event-tile-taken =
    { $seat_you ->
        [yes] Te quedas con
       *[no] { $seat_name } se queda con
    } { $face ->
        [lucky] una loseta de la suerte
       *[other] { $face }
    }.
event-tile-given =
    { $seat_you ->
        [yes] Le das { $face ->
            [lucky] una loseta de la suerte
           *[other] { $face }
        } a { $target_seat_name }.
       *[no] { $target_seat_you ->
            [yes] { $seat_name } te da { $face ->
                [lucky] una loseta de la suerte
               *[other] { $face }
            }.
           *[no] { $seat_name } le da { $face ->
                [lucky] una loseta de la suerte
               *[other] { $face }
            } a { $target_seat_name }.
        }
    }
event-tile-stolen =
    { $seat_you ->
        [yes] Le robas { $face ->
            [lucky] una loseta de la suerte
           *[other] { $face }
        } a { $target_seat_name }.
       *[no] { $target_seat_you ->
            [yes] { $seat_name } te roba { $face ->
                [lucky] una loseta de la suerte
               *[other] { $face }
            }.
           *[no] { $seat_name } le roba { $face ->
                [lucky] una loseta de la suerte
               *[other] { $face }
            } a { $target_seat_name }.
        }
    }
event-action-fizzled =
    { $face ->
        [gift] { $why ->
            [nothing] { $seat_you ->
                [yes] No tienes nada que regalar.
               *[no] { $seat_name } no tiene nada que regalar.
            }
           *[nobody] { $seat_you ->
                [yes] No hay nadie a quien puedas regalar nada.
               *[no] No hay nadie a quien { $seat_name } pueda regalar nada.
            }
        }
       *[steal] { $seat_you ->
            [yes] No hay nadie a quien puedas robar.
           *[no] No hay nadie a quien { $seat_name } pueda robar.
        }
    }
event-action-fizzled-special = { event-action-fizzled }
event-tile-turned =
    La loseta { $place } del camino muestra ahora { $face ->
        [gift] Regalo
       *[steal] Robo
    }.
event-tile-turned-own = { event-tile-turned }
event-finished =
    { $seat_you ->
        [yes] Todas tus fichas han llegado a la meta.
       *[no] Todas las fichas de { $seat_name } han llegado a la meta.
    }
event-finished-own = { event-finished }
event-ended = Todas las fichas han llegado. La partida ha terminado.

## Cómo ha acabado

result-points =
    { $seat_you ->
        [yes] Ganas
       *[no] { $seat_name } gana
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
result-fewer-lucky =
    Empate a { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $seat_you ->
        [yes] ganas
       *[no] { $seat_name } gana
    } por tener menos losetas de la suerte ({ $lucky }).
result-shared =
    { $winners } jugadores comparten la victoria: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y { $lucky ->
        [0] ninguna loseta de la suerte
        [one] { $lucky } loseta de la suerte
       *[other] { $lucky } losetas de la suerte
    } cada uno.

## Qué no se puede hacer

error-not-your-turn = No te toca.
error-answer-first = Primero elige a un jugador.
error-no-question = Ahora no hay que elegir a ningún jugador.
error-not-a-choice = No se puede elegir a ese jugador.
error-no-such-action = Esa jugada no existe en este juego.
error-no-such-tile = Esa loseta no existe.
error-no-piece-there =
    No tienes ninguna ficha { $face ->
        [start] en la salida
        [lucky] en esta loseta de la suerte
        [gift] en este Regalo
        [steal] en este Robo
       *[other] en este { $face }
    }.
error-piece-home = Las fichas que están en la meta se quedan allí.
error-no-guards-in-play = No hay guardianes en el camino.
error-no-guard-there =
    No hay ningún guardián { $face ->
        [start] en la salida
        [finish] en la meta
        [lucky] en esta loseta de la suerte
        [gift] en este Regalo
        [steal] en este Robo
       *[other] en este { $face }
    }.
error-guard-alone = Un guardián solo se puede mover mientras haya una ficha en la misma loseta.

## Cómo se prepara una mesa

preset-modern = Moderno
preset-modern-help = Un camino nuevo cada vez, y losetas de acción.
preset-classic-2005 = Clásico 2005
preset-classic-2005-help = Como en la primera edición: camino ordenado, ocho guardianes y ninguna loseta de acción.
preset-expert = Experto
preset-expert-help = Las losetas de la suerte dan la vuelta a la que tienen justo debajo, para bien o para mal.
preset-wild = Salvaje
preset-wild-help = Losetas de acción y guardianes a la vez.

option-layout = Camino
option-layout-help = El orden de las losetas. Un camino barajado es distinto cada vez.
option-layout-shuffled = Barajado
option-layout-standard = Ordenado: suerte y luego positivas
option-layout-variant1 = Ordenado: positivas y luego suerte
option-layout-variant2 = Ordenado: la suerte al final
option-action-tiles = Losetas de acción
option-action-tiles-help = Cuatro losetas que no salen del camino. Quien deja una vacía regala o roba una loseta.
option-action-tiles-true = Con losetas de acción
option-action-tiles-false = Sin ellas
option-guards = Guardianes
option-guards-help = Ocho figuras neutrales retienen las mejores losetas. Puedes mover una en lugar de una ficha si hay una ficha en la misma loseta.
option-guards-false = Sin guardianes
option-guards-true = Con guardianes
option-scoring = Losetas de la suerte
option-scoring-help = Básica: cada una vuelve positiva tu mayor loseta negativa restante. Experta: cada una invierte la loseta que tiene justo debajo, para bien o para mal.
option-scoring-basic = Básica
option-scoring-expert = Experta
option-pieces = Fichas
option-pieces-help = Con dos fichas por jugador, las partidas de cinco o seis son más cortas.
option-pieces-three = Tres cada uno
option-pieces-rulebook = Tres cada uno; dos con cinco o seis jugadores

## Palabras del tablero

tile-start = Salida
tile-finish = Meta
tile-minus = Loseta { $face }
tile-plus = Loseta { $face }
tile-lucky = Loseta de la suerte
tile-gift = Loseta de acción: Regalo
tile-steal = Loseta de acción: Robo
gift = Regalo
steal = Robo
lucky = Suerte
piece = Ficha
path = Camino
pieces-at =
    { $seat_you ->
        [yes] { $count ->
            [one] { $count } ficha tuya
           *[other] { $count } fichas tuyas
        }
       *[no] { $count ->
            [one] { $count } ficha de { $seat_name }
           *[other] { $count } fichas de { $seat_name }
        }
    }
guards-at =
    { $count ->
        [one] { $count } guardián
       *[other] { $count } guardianes
    }
nobody-at = no hay nadie
die-shows = El dado muestra { $die }
tower-of =
    { $seat_you ->
        [yes] Tu torre
       *[no] Torre de { $seat_name }
    }
tower-empty = sin losetas
tower-height =
    { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas
    }
tower-top =
    { $face ->
        [lucky] una loseta de la suerte arriba
       *[other] { $face } arriba
    }
tower-built = { $height } ({ $tiles }), { $top }
score-of =
    { $seat_you ->
        [yes] Tú
       *[no] { $seat_name }
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## El tutorial

tutorial-goal = ¡Te damos la bienvenida al jardín! Cada cual lleva tres fichas de la salida a la meta. Da igual quién llegue antes: lo que cuenta es lo que recoges por el camino.
tutorial-stones = Las losetas con un más dan puntos; las que tienen un menos, los quitan. Y las del trébol traen suerte: pronto verás por qué.
tutorial-roll = Has sacado un 3. Elige tus fichas de la salida: una avanza exactamente tres losetas.
tutorial-leave = Y ahora viene lo bueno: quien deja una loseta vacía tiene que llevársela. Así que deja esperar a tu ficha en el −4 y saca otra de la salida.
tutorial-leave-other = Esa ficha dejaría vacío el −4, y tendrías que llevártelo.
tutorial-closed = Cleo dejó vacío el −2: ahora está en su torre y el camino se ha cerrado. ¡Y mira quién te acompaña en el −4!
tutorial-last = Hay dos fichas en el −4. La primera en irse se libra; solo la última tiene que llevarse la loseta. ¡Rápido, vete!
tutorial-last-other = Puedes hacerlo, pero entonces Cleo puede escaparse antes y el −4 será para ti.
tutorial-plus = Ha salido bien: Cleo fue la última y tuvo que llevarse el −4. La regla también tiene su lado bueno: tu ficha está sola en el +6. Si se va, el +6 es tuyo.
tutorial-plus-other = Puedes hacerlo, pero el +6 es tuyo ahora mismo, antes de que Cleo llegue también allí.
tutorial-clover = Ahora tu ficha está sola en el trébol. Si se va, ¡la suerte es tuya! Caerás en el −8, pero no te preocupes.
tutorial-clover-other = Puedes hacerlo, pero ¿quién sabe cuánto tiempo seguirás a solas con el trébol?
tutorial-minus = Al final, cada loseta de la suerte vuelve positiva la mayor loseta negativa de su dueño. Tú tienes una, así que el −8 es un tesoro: déjalo y mira tus puntos.
tutorial-minus-other = Puedes hacerlo, pero con tu loseta de la suerte el −8 te vale +8.
tutorial-gift = Cleo dejó vacía una loseta de acción. Mostraba Regalo, así que te dio la loseta de arriba de su torre: −1. Ahora se ha dado la vuelta y muestra Robo. ¡Lleva allí tu última ficha!
tutorial-gift-other = Puedes hacerlo, pero desde el Robo podrías quitarle algo a Cleo.
tutorial-steal = Cleo acaba de poner un trébol en lo alto de su torre. Deja vacío el Robo y su trébol será tuyo.
tutorial-steal-other = Puedes hacerlo, pero entonces Cleo quizá tape su trébol con algo peor.
tutorial-stolen = El trébol es tuyo y la loseta vuelve a mostrar Regalo: las losetas de acción no salen del camino y se dan la vuelta cada vez. Con un Regalo te libras de una mala loseta de arriba.
tutorial-finish = Muchos turnos después, tu última ficha es la única en el camino. Para llegar a la meta sirve cualquier tirada suficiente. ¡Vuelve a casa y llévate el trébol!
tutorial-end = Todas las fichas están en casa. Tu último trébol ha convertido un −7 en +7: ¡ganas por 51 a 1! Los guardianes y otros caminos son opcionales en cada mesa.

## De dónde salen los puntos

account-plus = Positivas
account-turned = Vueltas por la suerte
account-minus = Negativas
account-lucky = Suerte sin usar
tie-lucky = Empate a puntos: va delante quien tiene menos losetas de la suerte; aquí, { $lucky }.
tie-shared = Empate a puntos y a losetas de la suerte ({ $lucky }): puesto compartido.
