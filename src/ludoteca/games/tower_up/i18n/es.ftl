### Tower Up en español.
###
### Los argumentos que acaban en "_word" se dicen con la palabra de su clave: colores, solares, objetivos, cartas.
### Cada asiento llega con un nombre ($seat_name) y con $seat_you, "yes" para el lector.

name = Tower Up
blurb = Una ciudad, cuatro colores y todos la construyen a la vez: cada edificio nuevo hace crecer a sus vecinos, y tu tejado en uno alto lleva lejos a tu vehículo.

## Vehículos: lo que vale la casilla en la que está uno, como dice la ficha

vehicle-from =
    { $start ->
        [7] 8
        [8] 10
        [9] 12
        [10] 14
        [11] 16
        [12] 17
        [13] 18
        [14] 19
        [15] 20
       *[other] { $start }
    }
vehicle-to =
    { $end ->
        [7] 8
        [8] 10
        [9] 12
        [10] 14
        [11] 16
        [12] 17
        [13] 18
        [14] 19
        [15] 20
       *[other] { $end }
    }

## Qué hay que hacer ahora

prompt-place =
    Elige un solar para el edificio inicial { $colour_word }.{ $only ->
        [yes] { " " }Solo hay uno.
       *[no] { "" }
    }
prompt-act =
    { $extra ->
        [yes] Turno extra
       *[no] { $final ->
            [yes] Tu último turno
           *[no] Te toca
        }
    }: toma una carta o construye.
prompt-take =
    { $extra ->
        [yes] Turno extra
       *[no] { $final ->
            [yes] Tu último turno
           *[no] Te toca
        }
    }: solo puedes tomar una carta.
prompt-wild = Elige el color de un piso.
prompt-instead = No queda ningún piso { $colour_word }: elige otro color.
prompt-return =
    El límite son diez pisos: devuelve { $floors ->
        [one] { $floors } piso
       *[other] { $floors } pisos
    }.{ $only ->
        [yes] { " " }Solo tienes de un color.
       *[no] { "" }
    }
prompt-done = ¿Listo? Hasta entonces puedes deshacerlo.
prompt-others = Le toca a { $seat_name }.
prompt-others-place = { $seat_name } coloca los edificios iniciales.
prompt-over = La ciudad está construida. Fin de la partida.

## Qué se puede elegir

choice-place = Ponerlo en { $site_word }
choice-take =
    Tomar la carta { $place }: { $card_word }{ $ends ->
        [yes] ; esto provoca el final
       *[no] { "" }
    }
choice-choose = Tomar un piso { $colour_word } (quedan { $left })
choice-return = Devolver un piso { $colour_word } (tienes { $left })
choice-build =
    Construir un edificio { $colour_word } en { $site_word } por { $cost ->
        [one] { $cost } piso
       *[other] { $cost } pisos
    }, tejado { $new ->
        [yes] encima
       *[no] en { $roof_word } ({ $on_word }, altura { $height })
    }: vehículo { $on_word } de { vehicle-from } a { vehicle-to }, { $points ->
        [0] sin puntos
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $chips ->
        [0] { "" }
       *[other] , objetivo: { $chips }
    }{ $extra ->
        [yes] , turno extra
       *[no] { "" }
    }
choice-build-group =
    Construir un edificio { $colour_word } en { $site_word } por { $cost ->
        [one] { $cost } piso
       *[other] { $cost } pisos
    }

## Qué ha pasado

event-building-stood = En { $site_word } hay un edificio { $colour_word }.
event-founding =
    { $seat_you ->
        [yes] Eliges
       *[no] { $seat_name } elige
    } dónde van los edificios iniciales; { $first_seat_you ->
        [yes] empiezas tú
       *[no] empieza { $first_seat_name }
    }.
event-building-started =
    { $seat_you ->
        [yes] Pones
       *[no] { $seat_name } pone
    } el edificio inicial { $colour_word } en { $site_word }.
event-card-taken =
    { $seat_you ->
        [yes] Tomas
       *[no] { $seat_name } toma
    } una carta: { $card_word }.
event-card-revealed = Nueva carta en el mercado: { $card_word }.
event-reshuffled = Las cartas tomadas hasta ahora se barajan y forman el mazo.
event-floor-chosen =
    { $seat_you ->
        [yes] Eliges
       *[no] { $seat_name } elige
    } un piso { $colour_word }{ $wanted ->
        [wild] .
       *[other] { " " }en lugar de uno { $wanted_word }.
    }
event-floor-returned =
    { $seat_you ->
        [yes] Devuelves
       *[no] { $seat_name } devuelve
    } un piso { $colour_word }.
event-built =
    { $seat_you ->
        [yes] Construyes
       *[no] { $seat_name } construye
    } un edificio { $colour_word } en { $site_word }; { $raised ->
        [one] crece un edificio vecino
       *[other] crecen { $raised } edificios vecinos
    }.
event-roofed =
    { $seat_you ->
        [yes] Tu tejado va
       *[no] Un tejado de { $seat_name } va
    } al piso { $height } del edificio { $colour_word } de { $site_word }; { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }.
event-vehicle-moved =
    { $seat_you ->
        [yes] Tu vehículo { $colour_word }
       *[no] El vehículo { $colour_word } de { $seat_name }
    } va de { vehicle-from } a { vehicle-to } puntos.
event-cone-changed =
    { $owner_seat_you ->
        [yes] Tus tejados visibles
       *[no] Tejados visibles de { $owner_seat_name }
    }: { $visible }, por { $end ->
        [one] { $end } punto
       *[other] { $end } puntos
    } en vez de { $start }.
event-objective-met =
    { $seat_you ->
        [yes] Cumples
       *[no] { $seat_name } cumple
    } { $objective_word } y { $seat_you ->
        [yes] recibes
       *[no] recibe
    } { $chip ->
        [one] { $chip } punto
       *[other] { $chip } puntos
    }.
event-objective-met-own = { event-objective-met }
event-turn-began =
    { $final ->
        [yes] { $seat_you ->
            [yes] Tu último turno.
           *[no] El último turno de { $seat_name }.
        }
       *[no] { $seat_you ->
            [yes] Te toca.
           *[no] Le toca a { $seat_name }.
        }
    }
event-extra-turn =
    Todos { $seat_you ->
        [yes] tus vehículos
       *[no] los vehículos de { $seat_name }
    } han llegado a la estrella del { $column }: ¡turno extra!
event-extra-turn-special = { event-extra-turn }
event-end-triggered =
    { $why ->
        [roofs] { $seat_you ->
            [yes] Has puesto tu último tejado
           *[no] { $seat_name } ha puesto su último tejado
        }
        [supply] { $seat_you ->
            [yes] Necesitas un piso que se ha agotado
           *[no] { $seat_name } necesita un piso que se ha agotado
        }
        [full] Ya no se puede construir nada tras { $seat_you ->
            [yes] tu turno
           *[no] el turno de { $seat_name }
        }
       *[idle] Hace mucho que nadie construye, y ahora tampoco { $seat_you ->
            [yes] tú
           *[no] { $seat_name }
        }
    }: empiezan los últimos turnos.
event-end-triggered-special = { event-end-triggered }
event-scored =
    { $seat_you ->
        [yes] Consigues
       *[no] { $seat_name } consigue
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $cone } por { $visible ->
        [one] { $visible } tejado visible
       *[other] { $visible } tejados visibles
    }.
event-scored-own = { event-scored }
event-ended = Todos han jugado su último turno. Fin de la partida.

## Cómo terminó

result-points =
    { $seat_you ->
        [yes] Ganas
       *[no] Gana { $seat_name }
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
result-shared =
    { $winners } jugadores comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } cada uno.

## Qué no se puede hacer

error-asked-place = Primero coloca el edificio inicial.
error-asked-act = Toma una carta o construye.
error-asked-choose = Primero elige el color del piso.
error-asked-return = Primero devuelve pisos.
error-asked-confirm = Tu turno está jugado: pulsa «Listo» o deshazlo.
error-no-such-action = Esa jugada no existe en este juego.
error-no-such-site = Ese solar no existe.
error-site-taken = Ahí ya hay un edificio.
error-same-colour-beside = Al lado hay un edificio de este color.
error-card-not-there = Esta carta no está en el mercado.
error-colour-run-out = No queda ningún piso { $colour_word }.
error-no-such-floor = No tienes ningún piso { $colour_word }.
error-no-roof = No te quedan tejados.
error-no-building-beside = No hay ningún edificio al lado.
error-floors-missing = No tienes todos los pisos que hacen falta.
error-roof-elsewhere = El tejado va en el edificio nuevo o en uno que acaba de crecer.

## Cómo se prepara una mesa

preset-new-town = Ciudad nueva
preset-new-town-help = Otros objetivos cada vez; tres edificios donde diga la suerte.
preset-first-street = Primera calle
preset-first-street-help = Los tres objetivos que convienen a una primera partida.
preset-founders = Fundadores
preset-founders-help = Quien juega en último lugar elige dónde están los tres primeros edificios.

option-objectives = Objetivos
option-objectives-help = Tres de diez al azar, o los tres que convienen a una primera partida.
option-objectives-random = Al azar
option-objectives-starter = Para la primera partida
option-start-sites = Edificios iniciales
option-start-sites-help = Al empezar hay tres edificios. Sus solares se sortean, o los elige quien juega en último lugar.
option-start-sites-automatic = Al azar
option-start-sites-chosen = Los elige quien juega último

## Objetivos

objective-o01 = Paleta completa
objective-o02 = Por toda la ciudad
objective-o03 = Fiesta de barrio
objective-o04 = Vistas al parque
objective-o05 = Cruzar la línea
objective-o06 = Paseo por los tejados
objective-o07 = Doble ración
objective-o08 = Quinto piso
objective-o09 = Estilo de la casa
objective-o10 = Horizonte
objective-o01-text = Tus tejados están en edificios de los cuatro colores.
objective-o02-text = Tus tejados están en cuatro barrios o más.
objective-o03-text = Tus tejados están en tres edificios de un mismo barrio.
objective-o04-text = Tus tejados están en tres edificios junto al mismo parque.
objective-o05-text = Dos calles entre barrios distintos tienen tus tejados en ambos extremos.
objective-o06-text = Tres edificios con tus tejados visibles están unidos por calles.
objective-o07-text = Dos de tus tejados están en un mismo edificio.
objective-o08-text = Uno de tus tejados está en el piso 5 o más arriba.
objective-o09-text = Tus tejados están en cuatro edificios de un mismo color.
objective-o10-text = Cinco de tus tejados son visibles a la vez.

## Lugares, colores y cartas

district-c = Centro
district-d = Muelles
district-h = Ladera
district-n = Puerta Norte
district-s = Orilla Sur
site-c1 = Centro 1
site-c2 = Centro 2
site-c3 = Centro 3
site-c4 = Centro 4
site-c5 = Centro 5
site-c6 = Centro 6
site-c7 = Centro 7
site-c8 = Centro 8
site-c9 = Centro 9
site-d1 = Muelles 1
site-d2 = Muelles 2
site-d3 = Muelles 3
site-d4 = Muelles 4
site-d5 = Muelles 5
site-d6 = Muelles 6
site-d7 = Muelles 7
site-d8 = Muelles 8
site-d9 = Muelles 9
site-d10 = Muelles 10
site-h1 = Ladera 1
site-h2 = Ladera 2
site-h3 = Ladera 3
site-h4 = Ladera 4
site-h5 = Ladera 5
site-h6 = Ladera 6
site-h7 = Ladera 7
site-h8 = Ladera 8
site-h9 = Ladera 9
site-h10 = Ladera 10
site-n1 = Puerta Norte 1
site-n2 = Puerta Norte 2
site-n3 = Puerta Norte 3
site-n4 = Puerta Norte 4
site-n5 = Puerta Norte 5
site-n6 = Puerta Norte 6
site-n7 = Puerta Norte 7
site-n8 = Puerta Norte 8
site-n9 = Puerta Norte 9
site-s1 = Orilla Sur 1
site-s2 = Orilla Sur 2
site-s3 = Orilla Sur 3
site-s4 = Orilla Sur 4
site-s5 = Orilla Sur 5
site-s6 = Orilla Sur 6
site-s7 = Orilla Sur 7
site-s8 = Orilla Sur 8
site-s9 = Orilla Sur 9
colour-white = blanco
colour-grey = gris
colour-brown = marrón
colour-black = negro
colour-wild = cualquier color
card-m01 = 2 blancos, 1 marrón, 1 negro
card-m02 = 2 blancos, 1 gris, 1 negro
card-m03 = 2 blancos, 1 gris, 1 marrón
card-m04 = 2 grises, 1 marrón, 1 negro
card-m05 = 1 blanco, 2 grises, 1 negro
card-m06 = 1 blanco, 2 grises, 1 marrón
card-m07 = 1 gris, 2 marrones, 1 negro
card-m08 = 1 blanco, 2 marrones, 1 negro
card-m09 = 1 blanco, 1 gris, 2 marrones
card-m10 = 1 gris, 1 marrón, 2 negros
card-m11 = 1 blanco, 1 marrón, 2 negros
card-m12 = 1 blanco, 1 gris, 2 negros
card-m13 = 1 blanco, 1 gris, 1 marrón, 1 negro
card-m14 = 1 blanco, 1 gris, 1 marrón, 1 negro
card-m15 = 1 blanco, 1 gris, 1 marrón, 1 negro
card-m16 = 1 blanco, 1 gris, 1 marrón, 1 negro
card-m17 = 1 gris, 1 marrón, 1 negro + vehículo gris
card-m18 = 1 gris, 1 marrón, 1 negro + vehículo marrón
card-m19 = 1 gris, 1 marrón, 1 negro + vehículo negro
card-m20 = 1 gris, 1 marrón, 1 negro + vehículo blanco
card-m21 = 1 blanco, 1 marrón, 1 negro + vehículo blanco
card-m22 = 1 blanco, 1 marrón, 1 negro + vehículo marrón
card-m23 = 1 blanco, 1 marrón, 1 negro + vehículo negro
card-m24 = 1 blanco, 1 marrón, 1 negro + vehículo gris
card-m25 = 1 blanco, 1 gris, 1 negro + vehículo blanco
card-m26 = 1 blanco, 1 gris, 1 negro + vehículo gris
card-m27 = 1 blanco, 1 gris, 1 negro + vehículo negro
card-m28 = 1 blanco, 1 gris, 1 negro + vehículo marrón
card-m29 = 1 blanco, 1 gris, 1 marrón + vehículo blanco
card-m30 = 1 blanco, 1 gris, 1 marrón + vehículo gris
card-m31 = 1 blanco, 1 gris, 1 marrón + vehículo marrón
card-m32 = 1 blanco, 1 gris, 1 marrón + vehículo negro
card-m33 = 2 de cualquier color
card-m34 = 2 de cualquier color
card-m35 = 2 de cualquier color
card-m36 = 2 de cualquier color
card-m37 = 2 de cualquier color + vehículo blanco
card-m38 = 2 de cualquier color + vehículo gris
card-m39 = 2 de cualquier color + vehículo marrón
card-m40 = 2 de cualquier color + vehículo negro
card-m41 = 2 de cualquier color + vehículos blanco y gris
card-m42 = 2 de cualquier color + vehículos gris y marrón
card-m43 = 2 de cualquier color + vehículos marrón y negro
card-m44 = 2 de cualquier color + vehículos negro y blanco

# ---- the board

board-city = Ciudad
board-plan = Plano
board-boards = Tableros
board-market = Mercado
board-supply = Reserva
board-deck =
    Mazo: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
board-stock = Tus pisos
board-objectives = Objetivos
board-card = { $card_word }.
board-card-short = A la reserva le falta algún piso.
board-card-ends = Tomarla desencadena el final.
board-floors = { $count } { $colour_word }
board-short =
    { $count ->
        [0] No queda ningún piso { $colour_word }.
        [one] Solo queda { $count } piso { $colour_word }.
       *[other] Solo quedan { $count } pisos de color { $colour_word }.
    }
board-chips = Fichas que quedan: { $chips }.
board-has-chip = { $seat_name } tiene { $chip }.
board-building = { $site_word }: { $colour_word }, altura { $height }
board-roof-seen =
    { $seat_you ->
        [yes] tu tejado encima
       *[no] tejado de { $seat_name } encima
    }
board-roof-covered =
    { $seat_you ->
        [yes] tu tejado en el { $floor }, tapado
       *[no] tejado de { $seat_name } en el { $floor }, tapado
    }
board-free =
    { $free ->
        [0] ya no puede crecer
        [one] { $free } solar libre al lado
       *[other] { $free } solares libres al lado
    }
board-empty = { $site_word }: vacío
board-beside = Al lado: { $sites }
board-beside-empty = { $site_word } (vacío)
board-beside-built = { $site_word } ({ $colour_word }, altura { $height })
board-own-district =
    { $count ->
        [0] ningún tejado tuyo en { $district_word }
        [one] tienes tejados en { $count } edificio de { $district_word }
       *[other] tienes tejados en { $count } edificios de { $district_word }
    }
board-at-park =
    junto al parque { $park }{ $count ->
        [0] { "" }
        [one] , donde tienes tejados en { $count } edificio
       *[other] , donde tienes tejados en { $count } edificios
    }
board-can-place = { $site_word }: el edificio puede ir aquí
board-can-build = { $site_word }: puedes construir
board-costs = { $colour_word } cuesta { $floors }
board-covers =
    { $seat_you ->
        [yes] tapa un tejado tuyo
       *[no] tapa un tejado de { $seat_name }
    }
board-highest = un tejado hasta la altura { $height }
board-refused = { $site_word }: ahora no
board-refused-no-building = no hay ningún edificio al lado
board-refused-colours = al lado hay edificios de los cuatro colores
board-refused-floors = te falta: { $floors }
board-refused-no-roof = no te quedan tejados
board-refused-place = al lado hay un edificio de ese color
board-building-on = Construir en { $site_word }
board-step-colour = Elige el color para { $site_word }.
board-step-roof = Elige dónde va tu tejado.
board-back = Un paso atrás
board-new = Edificio nuevo
board-pay = Pagas
board-height = Altura { $height }
board-drive = { vehicle-from } → { vehicle-to }
board-plus = +{ $points }
board-would =
    altura { $height }, vehículo { $colour_word } de { vehicle-from } a { vehicle-to }, { $points ->
        [one] { $points } punto más
       *[other] { $points } puntos más
    }
board-extra = turno extra
board-gain = { $objective_word }: +{ $chip }
board-return =
    { $count ->
        [one] Sobra un piso: ¿cuál devuelves?
       *[other] Sobran { $count } pisos: ¿cuáles devuelves?
    }
board-wild = Cualquier color: ¿qué piso tomas?
board-instead = No queda ningún piso { $colour_word }: ¿cuál tomas en su lugar?
board-end-roofs =
    { $seat_you ->
        [yes] Has puesto tu último tejado.
       *[no] { $seat_name } ha puesto su último tejado.
    }
board-end-supply =
    { $seat_you ->
        [yes] El final empieza contigo.
       *[no] El final empieza con { $seat_name }.
    }
board-last-turns = Últimos turnos: { $names }
board-note = { $roofs } ⌂
board-sheet =
    Pisos: { $white } de color blanco, { $grey } gris, { $brown } marrón, { $black } negro. Vehículos: blanco en { $white_at }, gris en { $grey_at }, marrón en { $brown_at }, negro en { $black_at }. Tejados: { $roofs } en mano, { $visible } a la vista.
account-cone =
    { $visible ->
        [one] { $visible } tejado
       *[other] { $visible } tejados
    }
account-chips = Objetivos
account-vehicle = vehículo { $colour_word }:

## El tutorial

tutorial-goal = Una sola ciudad, y la construyen todos. Cada tejado tuyo hace avanzar uno de tus cuatro vehículos. Lo lejos que lleguen, tus tejados a la vista y los objetivos son tus puntos.
tutorial-card = En tu turno tomas una carta o construyes. Primero hacen falta pisos: la tercera carta da uno blanco, uno gris y uno marrón, y tu vehículo marrón avanza una casilla. ¡Tómala!
tutorial-card-other = Se puede. Pero la tercera carta da tres pisos y además mueve un vehículo.
tutorial-done = Los pisos ya son tuyos. Hasta que pulses «Listo» puedes deshacer tu turno.
tutorial-build = Cleo también ha construido. Junto a Puerta Norte 5 hay tres edificios. Elígelo y luego marrón: pagas ese piso y uno para cada vecino, y los tres crecen. Después pon tu tejado en Puerta Norte 2, el más alto.
tutorial-build-other = Se puede. Pero marrón en Puerta Norte 5, con el tejado en Puerta Norte 2, mueve tu vehículo gris tres casillas.
tutorial-moved = Tu tejado está en el piso 3 de un edificio gris: tu vehículo gris avanza tres casillas. El tejado de Cleo queda tapado y al final no cuenta como visible.
tutorial-wild = Te quedan pocos pisos. Un interrogante es un piso del color que quieras: toma la primera carta.
tutorial-wild-other = Se puede. Pero los dos interrogantes de la primera carta dan justo lo que quieres.
tutorial-colour = Los colores importan: un edificio nuevo debe ser distinto de todos los vecinos. Toma un piso blanco.
tutorial-colour-other = Se puede. Pero te vendrán bien dos pisos blancos.
tutorial-second = Ahora uno marrón: acabas de usar el tuyo, y hay poco marrón en la ciudad.
tutorial-second-other = Se puede. Pero aún hay poco marrón, así que se puede empezar casi en cualquier sitio.
tutorial-limit = Guardas hasta diez pisos; lo que sobre se devuelve. Pulsa «Listo».
tutorial-objectives = Cleo sigue jugando. Hay tres objetivos para todos: dónde están tus tejados. Quien cumple uno primero recibe 7 puntos, después 5. Se miran cada vez que construyes.
tutorial-star = Unos turnos después. Tres de tus vehículos han pasado la primera estrella, el blanco no. Cuando los cuatro llegan a una estrella, juegas un turno extra. ¡Construye marrón en Muelles 6, con el tejado en Centro 6!
tutorial-star-other = Se puede. Pero con el tejado en Centro 6 el blanco pasa la estrella y cumples dos objetivos.
tutorial-extra = ¡Un turno extra y dos objetivos de 7 puntos! Sigue así: un tejado bajo se pone enseguida, uno alto te lleva lejos.
tutorial-end = Cleo ha puesto su décimo tejado y tú has jugado tu último turno. Recorridos 38, seis tejados a la vista 10, objetivos 21: ¡ganas por 69 a 62! Ahora, tu propia ciudad.
