### On Tour en español.
###
### Un "mark" es un número de dos cifras, star o x. Un argumento que acaba en "_word" ya llega
### sustituido por la palabra de la que es clave. Cada asiento llega con un nombre ($seat_name) y
### con $seat_you, "yes" para el lector.
### `.short` es lo que dice el mapa de un área.

name = On Tour
blurb = Cien días, una gira: todos escriben los mismos números en su propio mapa, y gana el camino más largo por números que no bajan.

## Qué hay que hacer ahora

prompt-numbers =
    { $last ->
        [yes] Todos te esperan: escribe { $low } y { $high }.
       *[no] Escribe { $low } y { $high }{ $cards ->
            [yes] { " " }con dos cartas.
           *[no] .
        }
    }
prompt-number =
    { $last ->
        [yes] Todos te esperan: escribe { $number }.
       *[no] Ahora escribe { $number }.
    }{ $only ->
        [yes] { " " }Solo cabe en una zona.
       *[no] { "" }
    }
prompt-either =
    { $last ->
        [yes] Todos te esperan: escribe { $low } o { $high }.
       *[no] Escribe { $low } o { $high }.
    }
prompt-number-and-x =
    { $last ->
        [yes] Todos te esperan. Solo cabe un número: escribe { $low } o { $high }, y una X.
       *[no] Solo cabe un número: escribe { $low } o { $high }, y una X.
    }
prompt-x =
    { $last ->
        [yes] Todos te esperan. No cabe nada más
       *[no] No cabe nada más
    }: tacha { $left ->
        [one] una zona
       *[other] { $left } zonas
    }.{ $only ->
        [yes] { " " }Solo queda una.
       *[no] { "" }
    }
prompt-star =
    { $kind ->
        [same-region] Las tres cartas coinciden
       *[other] Dobles { $low }
    }: dibuja una estrella.{ $last ->
        [yes] { " " }Todos te esperan.
       *[no] { "" }
    }{ $only ->
        [yes] { " " }Solo cabe en una zona.
       *[no] { "" }
    }
prompt-no-star =
    { $kind ->
        [same-region] Las tres cartas coinciden
       *[other] Dobles { $low }
    }: no cabe ninguna estrella. Tacha una zona.{ $last ->
        [yes] { " " }Todos te esperan.
       *[no] { "" }
    }
prompt-confirm =
    { $last ->
        [yes] Todos te esperan: ¿has terminado?
       *[no] ¿Listo, o borras algo?
    }
prompt-wait =
    { $players ->
        [one] { $players } jugador sigue escribiendo.
       *[other] { $players } jugadores siguen escribiendo.
    }
prompt-wait-for = { $seat_name } sigue escribiendo.
prompt-over = Las giras han terminado.

## Qué se puede elegir

choice-mark =
    { $mark ->
        [star] Una estrella en { $area_word }
        [x] Tachar { $area_word }
       *[other] { $mark } en { $area_word }
    }{ $circled ->
        [yes] , con círculo
       *[no] { "" }
    }
choice-mark-group =
    { $mark ->
        [star] Dibujar una estrella
        [x] Tachar una zona
       *[other] Escribir { $mark }
    }
choice-take-back =
    Borrar { $mark ->
        [star] la estrella
        [x] la X
       *[other] el { $mark }
    } de { $area_word }
choice-take-all-back = Borrar los dos

## Qué ha pasado

event-started = Todos empiezan con { $mark } en { $area_word }.
event-cards-turned =
    Cartas: { $one_word } ({ $one_region ->
        [north] Norte
        [south] Sur
        [west] Oeste
        [central] Centro
       *[east] Este
    }), { $two_word } ({ $two_region ->
        [north] Norte
        [south] Sur
        [west] Oeste
        [central] Centro
       *[east] Este
    }), { $three_word } ({ $three_region ->
        [north] Norte
        [south] Sur
        [west] Oeste
        [central] Centro
       *[east] Este
    }).
event-reshuffled = Las cartas usadas se barajan y vuelven a ser el mazo.
event-rolled =
    { $kind ->
        [numbers] Ronda { $turn }: { $low } y { $high }.
        [doubles] Ronda { $turn }: dobles. Todos dibujan una estrella, o una X donde no quepa.
        [same-region] Ronda { $turn }: una sola región en las cartas. Todos dibujan una estrella, o una X donde no quepa.
        [final-doubles] Las últimas zonas: dobles. Todos dibujan una estrella.
       *[final-numbers] Las últimas zonas: { $low } y { $high }.
    }
event-rolled-special =
    { $kind ->
        [doubles] Dobles: todos dibujan una estrella.
        [same-region] Una sola región en las cartas: todos dibujan una estrella.
        [final-doubles] Las últimas zonas, y dobles: todos dibujan una estrella.
        [final-numbers] Las últimas zonas: sin cartas, escribe donde quieras.
       *[numbers] { "" }
    }
event-marked =
    { $seat_you ->
        [yes] { $mark ->
            [star] Dibujas una estrella en { $area_word }
            [x] Tachas { $area_word }
           *[other] Escribes { $mark } en { $area_word }
        }
       *[no] { $mark ->
            [star] { $seat_name } dibuja una estrella en { $area_word }
            [x] { $seat_name } tacha { $area_word }
           *[other] { $seat_name } escribe { $mark } en { $area_word }
        }
    }{ $circled ->
        [yes] , con círculo.
       *[no] .
    }
event-ended = Todos los mapas están llenos: se cuentan las giras.

## Cómo ha terminado

result-points =
    { $seat_you ->
        [yes] Ganas
       *[no] { $seat_name } gana
    } con una gira de { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
result-more-circles =
    Empate a { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $seat_you ->
        [yes] ganas
       *[no] { $seat_name } gana
    } con más zonas con círculo en el mapa ({ $circles }).
result-shared =
    { $winners } jugadores comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } cada uno.
result-alone =
    Una gira de { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $grade ->
        [rare] ¡para recordarla!
        [excellent] ¡excelente!
        [good] ¡buena!
        [solid] sólida.
        [fair] no está mal.
       *[beginner] es un comienzo.
    }
merit =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $circles ->
        [one] { $circles } círculo
       *[other] { $circles } círculos
    }

## Qué no se puede hacer

error-marks-missing =
    { $marks ->
        [one] Aún falta { $marks } marca.
       *[other] Aún faltan { $marks } marcas.
    }
error-nothing-to-take-back = No has marcado nada esta ronda.
error-one-to-take-back = Solo hay una marca que borrar.
error-marked-all = Ya has hecho todas las marcas de esta ronda.
error-no-such-area = Esa zona no existe en este mapa.
error-area-full = En { $area_word } ya hay algo.
error-not-this-mark = Ahora no se puede escribir eso.
error-x-not-needed = No hay que tachar nada.
error-not-here = Ninguna carta te deja escribir ahora en { $area_word }.
error-x-not-here = { $area_word } no se puede tachar: hay que tachar otra zona.

## Cómo se prepara una mesa

preset-coast-to-coast = De costa a costa
preset-coast-to-coast-help = Estados Unidos, con una tirada para los primeros números.
preset-grand-tour = La gran gira
preset-grand-tour-help = Lo mismo, por Europa.
preset-by-the-book = Según el reglamento
preset-by-the-book-help = Dos tiradas para los primeros números, como en las reglas impresas.
preset-sharp-eyes = Ojo avizor
preset-sharp-eyes-help = Cuatro tiradas al empezar; una estrella solo cuenta doble donde una carta nombra la zona.

option-map = Mapa
option-map-help = Cuarenta y un estados de EE. UU. o treinta y nueve países de Europa.
option-map-usa = EE. UU.
option-map-europe = Europa
option-setup = Primeros números
option-setup-help = Cómo se llenan las cuatro zonas con las que todos empiezan.
option-setup-single-roll = Una tirada
option-setup-rulebook = Dos tiradas
option-setup-four-rolls = Cuatro tiradas
option-star-circle = Estrellas
option-star-circle-help = Las zonas con círculo valen doble. Las estrellas llevan círculo siempre, o solo donde una carta nombra la zona.
option-star-circle-always = Siempre con círculo
option-star-circle-exact = Con círculo si se nombra

## El tablero

board-step =
    { $what ->
        [star] Elige una zona para la estrella.
        [x] Elige la zona que tachas.
       *[other] Elige una zona para el { $number }.
    }
board-numbers = Qué escribir
board-dice = Dados: { $one } y { $other }
board-write =
    { $what ->
        [star] Estrella
        [x] X
       *[other] { $number }
    }{ $written ->
        [yes] , escrito
       *[no] { "" }
    }
board-cards = Cartas
board-region =
    { $region ->
        [north] Norte
        [south] Sur
        [west] Oeste
        [central] Centro
       *[east] Este
    }
board-final = Las últimas zonas: sin cartas, escribe donde quieras.
board-your-map = Mapa
board-map = Mapa
board-tiles = Mosaico
board-tour = Gira: { $points }
board-would = gira { $before } → { $after }
board-would-said = gira de { $before } a { $after }
board-beside = Al lado
board-toured = en tu gira
board-empty = { $area_word }
board-holds =
    { $area_word }: { $mark ->
        [star] estrella
        [x] X
       *[other] { $mark }
    }
board-holds-said =
    { $area_word }: { $mark ->
        [star] estrella
        [x] X
       *[other] { $mark }
    }{ $circled ->
        [yes] , con círculo
       *[no] { "" }
    }
board-between =
    { $below ->
        [-1] { $above ->
            [-1] sin números al lado
           *[other] antes de { $above }
        }
       *[other] { $above ->
            [-1] después de { $below }
           *[other] entre { $below } y { $above }
        }
    }
board-others = Otros mapas ({ $players })
board-note =
    { $points } { $state ->
        [thinking] …
        [ready] ✓
       *[over] { "" }
    }
board-their-map =
    mapa, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $state ->
        [thinking] , aún escribe
        [ready] , listo
       *[over] { "" }
    }
board-draw = Trazar una gira
board-draw-back = Una parada atrás
board-draw-end = Mejor gira
board-drawn = Tu gira: { $points } de { $best }
tie-circles = Empate a puntos: va delante quien tiene más zonas con círculo en el mapa; aquí, { $circles }.
tie-shared = Empate a puntos y a zonas con círculo ({ $circles }): puesto compartido.
account-tour =
    { $areas ->
        [one] { $areas } zona
       *[other] { $areas } zonas
    } + { $circles ->
        [one] { $circles } círculo
       *[other] { $circles } círculos
    }
account-way =
    De { $from_word } a { $to_word }{ $stars ->
        [0] { "" }
        [one] , pasando por una estrella
       *[other] , pasando por { $stars } estrellas
    }

## El tutorial

tutorial-goal = ¡Tu banda sale de gira! Escribe números en el mapa. Al final, tu gira es el mejor camino por líneas en el que los números nunca bajan: un punto por zona, y otro más si tiene círculo.
tutorial-start = Cuatro zonas ya están escritas, las mismas para todos: 18 en Nevada y Utah, 81 en Kentucky y Virginia. Así que esta gira irá mejor de oeste a este.
tutorial-cards = Los dados muestran 2 y 5: escribe 25 y 52. Cada número usa una carta y va a la región que ella muestra. Si la carta nombra esa misma zona, lleva círculo. ¡Escribe 25 en Colorado!
tutorial-cards-other = Puedes hacerlo. Pero el 25 en Colorado sigue al 18 de Utah, y lleva círculo.
tutorial-second = Tu gira va 18, 18, 25. Ahora el 52, con otra carta: Kansas está junto a Colorado, y su propia carta está ahí.
tutorial-second-other = Puedes hacerlo. Pero en Kansas el 52 sigue al 25, y lleva círculo.
tutorial-done = ¡Ya son ocho puntos! Hasta que pulses «Listo» puedes borrarlo todo. Cleo escribe los mismos números en su propio mapa.
tutorial-done-other = Todo está en su sitio: pulsa «Listo».
tutorial-star = ¡Dobles! En vez de números, todos dibujan una estrella, igual que si las tres cartas son de una región. Vale por el número que la gira necesite. Misuri está entre Kansas y Kentucky: allí se cruzan ocho líneas.
tutorial-star-other = Puedes hacerlo. Pero una estrella en Misuri une el 52 y el 81.
tutorial-joined = El oeste y el este están unidos. Siete zonas de Nevada a Virginia, todas con círculo: 14 puntos. Pulsa «Listo».
tutorial-region = 09 y 90: uno para el principio, otro para el final. La carta de Washington muestra Oeste, así que vale cualquier zona del oeste. Oregón está junto a Nevada: escribe allí el 09.
tutorial-region-other = Puedes hacerlo. Pero el 09 en Oregón es una nueva primera parada de tu gira.
tutorial-far = Ahora el 90: Carolina del Norte está junto a Virginia, y su propia carta está ahí.
tutorial-far-other = Puedes hacerlo. Pero el 90 en Carolina del Norte sigue al 81, y lleva círculo.
tutorial-all = ¡17 puntos! Todos escriben a la vez. Lo que han escrito los demás lo ves en cuanto todos han terminado.
tutorial-x = Más tarde falta sitio: lo que no cabe en ninguna región de las cartas es una X, y por ahí no pasa ninguna gira. Guarda sitio en todas partes, y deja los números malos donde no estorben.
tutorial-last = Muchas rondas después solo queda Nebraska. Para las últimas zonas no hay cartas: escribe 57 o 75. La gira va de Kansas (52) por la estrella de Misuri a Illinois (60). ¿Qué número encaja en medio?
tutorial-last-other = 75 es más que el 60 que viene después: la gira pasaría de largo por Nebraska.
tutorial-last-done = Ahora la gira también para en Nebraska: 37 puntos. ¡Pulsa «Listo»!
tutorial-end = 24 zonas, 13 con círculo, de Washington a Nueva York: ¡ganas por 37 a 32! La mejor gira se busca sola. O traza una a mano: ¿hallas otra igual de buena?

## Zonas

area-usa-al = Alabama
    .short = AL
area-usa-az = Arizona
    .short = AZ
area-usa-ar = Arkansas
    .short = AR
area-usa-ca = California
    .short = CA
area-usa-co = Colorado
    .short = CO
area-usa-fl = Florida
    .short = FL
area-usa-ga = Georgia
    .short = GA
area-usa-id = Idaho
    .short = ID
area-usa-il = Illinois
    .short = IL
area-usa-in = Indiana
    .short = IN
area-usa-ia = Iowa
    .short = IA
area-usa-ks = Kansas
    .short = KS
area-usa-ky = Kentucky
    .short = KY
area-usa-la = Luisiana
    .short = LA
area-usa-mi = Míchigan
    .short = MI
area-usa-mc = Costa Media
    .short = MC
area-usa-mn = Minnesota
    .short = MN
area-usa-ms = Misisipi
    .short = MS
area-usa-mo = Misuri
    .short = MO
area-usa-mt = Montana
    .short = MT
area-usa-ne = Nebraska
    .short = NE
area-usa-nv = Nevada
    .short = NV
area-usa-nwe = Nueva Inglaterra
    .short = N.E.
area-usa-nm = Nuevo México
    .short = NM
area-usa-ny = Nueva York
    .short = NY
area-usa-nc = Carolina del Norte
    .short = NC
area-usa-nd = Dakota del Norte
    .short = ND
area-usa-oh = Ohio
    .short = OH
area-usa-ok = Oklahoma
    .short = OK
area-usa-or = Oregón
    .short = OR
area-usa-pa = Pensilvania
    .short = PA
area-usa-sc = Carolina del Sur
    .short = SC
area-usa-sd = Dakota del Sur
    .short = SD
area-usa-tn = Tennessee
    .short = TN
area-usa-tx = Texas
    .short = TX
area-usa-ut = Utah
    .short = UT
area-usa-va = Virginia
    .short = VA
area-usa-wa = Washington
    .short = WA
area-usa-wv = Virginia Occidental
    .short = WV
area-usa-wi = Wisconsin
    .short = WI
area-usa-wy = Wyoming
    .short = WY

area-europe-al = Albania
    .short = AL
area-europe-at = Austria
    .short = AT
area-europe-by = Bielorrusia
    .short = BY
area-europe-be = Bélgica
    .short = BE
area-europe-ba = Bosnia y Herzegovina
    .short = BA
area-europe-bg = Bulgaria
    .short = BG
area-europe-hr = Croacia
    .short = HR
area-europe-cz = Chequia
    .short = CZ
area-europe-dk = Dinamarca
    .short = DK
area-europe-ee = Estonia
    .short = EE
area-europe-fi = Finlandia
    .short = FI
area-europe-fr = Francia
    .short = FR
area-europe-de = Alemania
    .short = DE
area-europe-gr = Grecia
    .short = GR
area-europe-hu = Hungría
    .short = HU
area-europe-is = Islandia
    .short = IS
area-europe-ie = Irlanda
    .short = IE
area-europe-it = Italia
    .short = IT
area-europe-lv = Letonia
    .short = LV
area-europe-lt = Lituania
    .short = LT
area-europe-lu = Luxemburgo
    .short = LU
area-europe-md = Moldavia
    .short = MD
area-europe-me = Montenegro
    .short = ME
area-europe-nl = Países Bajos
    .short = NL
area-europe-mk = Macedonia del Norte
    .short = MK
area-europe-no = Noruega
    .short = NO
area-europe-pl = Polonia
    .short = PL
area-europe-pt = Portugal
    .short = PT
area-europe-ro = Rumanía
    .short = RO
area-europe-ru = Rusia
    .short = RU
area-europe-rs = Serbia
    .short = RS
area-europe-sk = Eslovaquia
    .short = SK
area-europe-si = Eslovenia
    .short = SI
area-europe-es = España
    .short = ES
area-europe-se = Suecia
    .short = SE
area-europe-ch = Suiza
    .short = CH
area-europe-tr = Turquía
    .short = TR
area-europe-ua = Ucrania
    .short = UA
area-europe-gb = Reino Unido
    .short = UK
