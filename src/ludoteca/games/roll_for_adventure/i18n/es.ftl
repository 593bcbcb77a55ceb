### Roll for Adventure in Spanish.
###
### Arguments that end in "_word" are said as the word of their key: places, dice, cards, heroes.

name = Roll for Adventure
blurb = Cuatro tierras, un Maestro de las Sombras y un puñado de dados: hay que colocarlos bien, reunir las piedras de poder y resistir juntos.

## What to do now

prompt-hero = Elige el héroe { $hero } del equipo.
prompt-hero-own = Elige tu héroe.
prompt-roll = { $hero_word }: tira tus dados.
prompt-no-dice = { $hero_word } no tiene dados: llegan los enemigos.
prompt-summon = { $hero_word }: saca un dado del Olvido, o sigue.
prompt-place = { $hero_word }: elige un número y dónde van sus dados.
prompt-mark = Elige más dados para repetir, o tira.
prompt-turn = Coloca un segundo dado con la habilidad, o sigue.
prompt-fight = Tus dados vuelven del enemigo: ¿los tiras otra vez en este turno?
prompt-raise = Desierto: ¿qué dado sube?
prompt-eat = Desierto: ¿qué dado se entrega para siempre?
prompt-price = Bosque profundo: ¿qué dado va al Olvido?
prompt-claim = Cueva de hielo: ¿reclamas ya las recompensas o sigues?
prompt-give = Faltan dados de bonificación: ¿quién recibe uno?
prompt-defeat = Cueva de hielo: ¿qué enemigo cae?
prompt-reset = Cueva de hielo: ¿qué calavera vuelve al inicio?
prompt-settle = ¿Dónde se instala el gigante?
prompt-lose = Ataque: { $territory_word }. ¿Qué dado se pierde?
prompt-save = La Guerrera puede salvar uno de estos dados.
prompt-others = Turno de { $seat_name }: { $hero_word }.
prompt-others-hero = { $seat_name } elige un héroe.
prompt-over = La aventura ha terminado.

## What one can choose

choice-be = { $hero_word }: { $ability_word }
choice-roll-roll = Tirar los dados
choice-roll-mark = Repetir los dados elegidos
choice-no-dice = Que lleguen los enemigos
choice-place =
    { $count } × { $number } → { $to_word }{ $ally ->
        [0] {""}
       *[other] {" "}({ $ally } de aliado)
    }{ $bonus ->
        [0] {""}
       *[other] {" "}({ $bonus } de bonificación)
    }{ $completes ->
        [yes] {" "}✓ completo
       *[no] {""}
    }
choice-place-enemy =
    { $count } × { $number } → { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    }{ $ally ->
        [0] {""}
       *[other] {" "}({ $ally } de aliado)
    }{ $bonus ->
        [0] {""}
       *[other] {" "}({ $bonus } de bonificación)
    }{ $falls ->
        [yes] {" "}✓ derrotado
       *[no] {""}
    }{ $avenge ->
        [yes] {" "}(Vengador)
       *[no] {""}
    }
choice-mark = Repetir { $die_word } que muestra { $number }
choice-flip = Girar { $die_word } de { $number } a { $opposite }
choice-heal = Curar { $territory_word } por { $die_word }
choice-turn = Colocar { $die_word }, girado a { $number }: { $to_word }
choice-summon = Sacar { $die_word } del Olvido
choice-raise = Subir { $die_word }
choice-eat = Entregar { $die_word } para siempre
choice-price = Enviar { $die_word } al Olvido
choice-lose = Perder { $die_word }
choice-save = Salvar { $die_word }
choice-fight = Tirarlos otra vez
choice-pass-fight = Que descansen
choice-claim = Reclamar las recompensas
choice-pass-claim = Seguir
choice-pass-turn = Sin segundo dado
choice-pass-save = No salvar ninguno ahora
choice-give = { $hero_word } recibe un dado de bonificación
choice-defeat =
    Derrotar: { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    } ({ $at_word }, { $total } de { $strength })
choice-reset = Devolver la calavera: { $territory_word }
choice-settle = El gigante se instala: { $territory_word }

## What happened

event-hero-joined = { $seat_name } juega con { $hero_word }.
event-turn-began = Turno de { $seat_name }: { $hero_word }.
event-rolled = Los dados muestran { $dice }.
event-rerolled = La Aventurera repite { $again }. Los dados muestran { $dice }.
event-placed =
    { $count } × { $number } → { $to_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    }.
event-avenged = Habilidad del Vengador: bastan dos menos.
event-turned = { $hero_word }: un dado se gira a { $number } y se coloca: { $to_word }.
event-flipped = El Pícaro gira un dado de { $number } a { $opposite }.
event-healed = El Sanador cura: { $territory_word }; { $die_word } va al Olvido.
event-summoned = La Invocadora saca del Olvido: { $die_word }.
event-fought-on =
    El Luchador vuelve a tirar { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }.
event-die-raised = Desierto: sube { $die_word }.
event-die-eaten = Desierto: { $die_word } se va para siempre.
event-chain-made = Cadena { $chain } del gusano lista.
event-chain-made-own = { event-chain-made }
event-barrier-fell = Cae la barrera de la sección { $number }; quedan { $left }.
event-barrier-fell-own = { event-barrier-fell }
event-price-paid = El bosque profundo se lleva { $die_word }.
event-stone-gained = { $territory_word }: ¡piedra de poder { $stones } de { $goal }!
event-stone-gained-own = ¡Piedra de poder { $stones } de { $goal }!
event-claimed =
    Se reclaman las recompensas por { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } de la cueva de hielo.
event-bonus-given = { $hero_word } recibe un dado de bonificación.
event-enemy-defeated =
    Enemigo derrotado: { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    }.
event-enemy-defeated-own = { event-enemy-defeated }
event-skull-reset = { $territory_word }: la calavera vuelve al inicio.
event-vortex-released =
    La Resurrección llega a { $total }: { $dice ->
        [one] vuelve { $dice } dado de ambos vórtices.
       *[other] vuelven los { $dice } dados de ambos vórtices.
    }
event-vortex-released-own = { event-vortex-released }
event-card-revealed =
    Aparece: { $card_word }.{ $commanded ->
        [0] {""}
        [one] {" "}A su orden ataca { $commanded }.
       *[other] {" "}A su orden atacan { $commanded }.
    }
event-card-revealed-meanwhile = Turno de los enemigos.
event-attacked =
    { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    } ataca: { $territory_word }.
event-die-lost = Cae en el Olvido: { $die_word }.
event-die-saved = La Guerrera salva { $die_word }.
event-damaged = { $territory_word } sufre daño: { $hole } de { $last }.
event-territory-rolled = El dado de territorio para { $card_word }: { $face_word }.
event-giant-settled = El gigante se instala: { $territory_word }.
event-dragon-breathed =
    El dragón se lleva los dados que muestran { $number }: { $dice ->
        [0] ninguno
       *[other] { $dice }
    }.
event-master-hid =
    { $cards ->
        [0] El Maestro de las Sombras se queda.
       *[other] El Maestro de las Sombras se oculta entre { $cards } cartas.
    }
event-ended =
    { $by ->
        [stones] Todas las piedras de poder reunidas: ¡victoria de todos!
        [territory] Ha caído un territorio.
       *[dice] A nadie le queda un dado.
    }

## How it ended

result-so-far = { $stones } de { $goal } piedras de poder hasta ahora, turno { $turns }.
result-stones = Reunidas las { $goal } piedras de poder en { $turns } turnos.
result-territory = { $territory_word }: cayó en el turno { $turns }, con { $stones } de { $goal } piedras de poder.
result-dice = A nadie le quedaba un dado tras el turno { $turns }, con { $stones } de { $goal } piedras de poder.

## What cannot be done

error-no-such-dice = No tienes esos dados.
error-no-such-ability = El Vengador no se puede usar así.
error-no-room = Esos dados no caben ahí.

## Places, dice, cards and heroes

place-desert = Desierto
place-fortress = Fortaleza
place-forest = Bosque
place-ice-cave = Cueva de hielo
place-resurrection = Resurrección
place-oblivion = Olvido
face-all = todos los territorios
face-none = nada
die-ally = un dado aliado
die-bonus = un dado de bonificación
hero-adventurer = Aventurera
hero-fighter = Luchador
hero-healer = Sanador
hero-warrior = Guerrera
hero-avenger = Vengador
hero-summoner = Invocadora
hero-trickster = Pícaro
hero-frost-walker = Caminante de la escarcha
hero-ranger = Exploradora
hero-stonebreaker = Rompemuros
ability-adventurer = Tras una tirada, una vez por turno: repite a la vez los dados que quieras.
ability-fighter = Si los dados que coloca derrotan a un enemigo, una vez por turno: sus propios dados de allí vuelven a tirarse.
ability-healer = En vez de colocar, una vez por turno: un dado va al Olvido y una calavera retrocede un hueco.
ability-warrior = Cuando los enemigos atacan al final de su turno, una vez: vuelve uno de los dados que se llevan.
ability-avenger = Una vez por turno: los dados derrotan a un enemigo aunque les falte uno o dos para su fuerza.
ability-summoner = Al empezar su turno: saca un dado del Olvido.
ability-trickster = Tras una tirada, una vez por turno: gira un dado a su cara opuesta.
ability-frost-walker = En vez de colocar, una vez por turno: uno o dos dados cualesquiera van a la cueva de hielo.
ability-ranger = En vez de colocar, una vez por turno: uno o dos dados cualesquiera van al bosque.
ability-stonebreaker = En vez de colocar, una vez por turno: uno o dos dados cualesquiera van a una sección de la fortaleza.
die-adventurer = un dado de la Aventurera
die-fighter = un dado del Luchador
die-healer = un dado del Sanador
die-warrior = un dado de la Guerrera
die-avenger = un dado del Vengador
die-summoner = un dado de la Invocadora
die-trickster = un dado del Pícaro
die-frost-walker = un dado del Caminante de la escarcha
die-ranger = un dado de la Exploradora
die-stonebreaker = un dado del Rompemuros
card-sand-devil = Diablo de arena
card-dune-scorpion = Escorpión de las dunas
card-desert-worm = Gusano del desierto
card-bone-guard = Guardia de hueso
card-crypt-spirit = Espíritu de la cripta
card-black-knight = Caballero Negro
card-tree-shrike = Alcaudón arbóreo
card-bloodsucker = Chupasangre
card-thorn-lord = Señor de las espinas
card-white-wolf = Lobo blanco
card-cave-troll = Trol de las Cavernas
card-frost-hulk = Coloso de hielo
card-phantom = Fantasma
card-giant = Gigante
card-lull = Calma
card-master = Maestro de las Sombras
card-dragon-1 = Dragón del 1
card-dragon-2 = Dragón del 2
card-dragon-3 = Dragón del 3
card-dragon-4 = Dragón del 4
card-dragon-5 = Dragón del 5
card-dragon-6 = Dragón del 6

## How a table is set up

preset-apprentice = Nivel 1: Aprendiz
preset-apprentice-help = Cinco piedras, sin calmas. Los bots medios ganaron cerca del 90 % entre dos, 90 % entre tres, 85 % entre cuatro.
preset-companion = Nivel 2: Compañero
preset-companion-help = Seis piedras, una calma. Los bots medios ganaron cerca del 70 % entre dos, 80 % entre tres, 55 % entre cuatro.
preset-hero = Nivel 3: Héroe
preset-hero-help = Siete piedras, tres calmas. Los bots medios ganaron cerca del 60 % entre dos, 60 % entre tres, 40 % entre cuatro.
preset-champion = Nivel 4: Campeón
preset-champion-help = Siete piedras, sin calmas. Los bots medios ganaron cerca del 25 % entre dos, 45 % entre tres, 10 % entre cuatro.
preset-legend = Nivel 5: Leyenda
preset-legend-help = Ocho piedras, una calma. Los bots medios ganaron cerca del 10 % entre dos, 20 % entre tres, 10 % entre cuatro.
option-adventure = Aventura
option-adventure-help = Cuántas piedras de poder hacen falta.
option-adventure-book = El Libro de la Magia: 5 piedras
option-adventure-sword = La Espada de los Santos: 6 piedras
option-adventure-crown = La Corona de los Reyes: 7 piedras
option-adventure-jewel = La Joya de la Luz: 8 piedras
option-desert = Desierto
option-desert-help = A: nueve 1 y un dado para siempre. B: cadenas para el gusano.
option-desert-A = Lado A
option-desert-B = Lado B: el gusano
option-fortress = Fortaleza
option-fortress-help = A: cuatro dados iguales rompen una barrera. B: muros dobles.
option-fortress-A = Lado A
option-fortress-B = Lado B: muros dobles
option-forest = Bosque
option-forest-help = A: el camino crece de seis a nueve dados. B: siempre siete, y uno es el precio.
option-forest-A = Lado A
option-forest-B = Lado B: el precio del bosque
option-ice-cave = Cueva de hielo
option-ice-cave-help = A: cualquier espacio libre. B: solo junto a uno ocupado.
option-ice-cave-A = Lado A
option-ice-cave-B = Lado B: la fila continua
option-dragons = Dragones
option-dragons-help = Seis dragones: cada uno se lleva los dados de su número.
option-dragons-false = Sin ellos
option-dragons-true = Con dragones
option-phantoms = Fantasmas
option-phantoms-help = Seis fantasmas que atacan en cualquier parte.
option-phantoms-false = Sin ellos
option-phantoms-true = Con fantasmas
option-giants = Gigantes
option-giants-help = Seis gigantes de fuerza diez.
option-giants-false = Sin ellos
option-giants-true = Con gigantes
option-lull = Cartas de calma
option-lull-help = Cartas en las que no pasa nada: más fácil.
option-lull-0 = Ninguna
option-lull-1 = Una
option-lull-3 = Tres
option-lull-6 = Seis
option-short-tracks = Pistas de daño
option-short-tracks-help = La partida se pierde cuando una calavera llega al hueco seis, o ya al cinco.
option-short-tracks-false = Seis huecos
option-short-tracks-true = Cortas: cinco huecos
option-heroes = Héroes
option-heroes-help = Quién juega.
option-heroes-first = Los cuatro de la primera partida
option-heroes-random = Al azar entre diez
option-heroes-chosen = Cada cual elige
option-first-player = Primer jugador
option-first-player-help = Quién empieza; si hay menos jugadores, el último.
option-first-player-random = Al azar
option-first-player-1 = Jugador 1
option-first-player-2 = Jugador 2
option-first-player-3 = Jugador 3
option-first-player-4 = Jugador 4
option-solo-heroes = Héroes en solitario
option-solo-heroes-help = Una persona sola juega con este número de héroes.
option-solo-heroes-2 = Dos
option-solo-heroes-3 = Tres
option-solo-heroes-4 = Cuatro

## What people say at a table

phrase-save-forest = ¡A salvar el bosque!
phrase-save-desert = ¡A salvar el desierto!
phrase-save-fortress = ¡A salvar la fortaleza!
phrase-save-ice = ¡A salvar la cueva de hielo!
phrase-wait = Espera.
phrase-go-on = Sigue.
phrase-yes = ¡Sí!
phrase-no = ¡No!

## The board

board = Mapa de los cuatro territorios
board-skull = { $territory_word }: daño { $hole } de { $last }
board-cards = Cartas de enemigo: { $cards }
board-master-no = el Maestro aún no puede venir
board-master = el Maestro: 1 de { $among }
board-stones = Piedras de poder: { $stones } de { $goal }
board-attack = Un ataque
board-take = ahora se lleva { $dice }
board-harm = ahora hace daño
board-number = Colocar los { $number }
board-choose-number = Toca un número y luego un lugar que brille.
board-choose-place = Ahora toca un lugar que brille.
board-step-place = ¿Adónde van los { $number }?
board-step-mark = ¿Qué dados se repiten?
board-step-flip = ¿Qué dado se gira a su cara opuesta?
board-step-heal = ¿Qué territorio se cura, y con qué dado?
board-step-turn = { $place }: ¿qué dado va allí, y girado a qué número?
board-which-dice = { $place }: ¿qué dados?
board-propose-number = Toca un número y un lugar para proponerlo.
board-propose = Toca una opción para proponerla.
board-ability =
    Usar tu habilidad ({ $ways ->
        [one] { $ways } forma
       *[other] { $ways } formas
    })
board-back = Volver a los dados
board-dice = dados: { $dice }
board-enemies = enemigos: { $enemies }
board-damage = daño { $hole } de { $last }
board-filled = { $dice } de { $spaces }
board-chain = cadena { $chain } de 6
board-path = camino
board-below = fila de abajo
board-above = fila de arriba
board-numbers = los { $number }
board-barriers =
    { $left ->
        [one] queda { $left } barrera
       *[other] quedan { $left } barreras
    }
board-broken = rota
board-taken = ocupados
board-none = ninguno
board-used = Usada este turno.
board-chosen = con dueño
board-many = ¿Cuántos { $number }?
board-gained = ¡Piedra de poder { $stones } de { $goal }!
board-rank = Rango { $rank }
account-stones =
    { $stones } de { $goal } piedras de poder en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
account-near = Más cerca de caer: { $territory_word } ({ $hole } de { $last })

## The tutorial

tutorial-goal = Cuatro tierras sufren ataques, y todos ganan o pierden juntos. ¡Hay que reunir cinco piedras de poder! Si una calavera llega al final rojo de su pista, todo está perdido. Tú llevas al Luchador.
tutorial-roll = Estos son tus dados: cinco tuyos y dos aliados, con un más. ¡Tíralos todos!
tutorial-forest = Elige un número y un lugar. El bosque admite 5 y 6, seis dados en total: toca un 5, luego el bosque, y coloca los tres.
tutorial-complete = Los demás se tiraron otra vez: tres 6, uno de ellos aliado. ¡Pon los tres en el bosque y completa su camino!
tutorial-ice = ¡Una piedra de poder! Esos dados vuelven y descansan hasta tu próximo turno. Queda un 4: ponlo en la cueva de hielo, que admite un dado de cada número.
tutorial-enemy = Tras tu último dado llega un enemigo. El Guardia de hueso no halló dados en la fortaleza y la calavera avanzó uno. Ahí se queda, y otras cartas lo harán atacar de nuevo.
tutorial-propose = Ahora juega Cleo, con la Aventurera. Cuando le toca a otro héroe también puedes tocar un número y un lugar: es una propuesta, y la ven todos.
tutorial-shield = Cleo derrotó al Guardia con un 6. Luego un Alcaudón atacó el bosque: dos dados fueron al Olvido, en el centro, pero la calavera no se movió. Los dados son un escudo.
tutorial-turn = Te toca otra vez. Los dados que descansaban vuelven a tu mano: ¡tíralos!
tutorial-fight = El Alcaudón tiene fuerza 6: lo derrotan dados que sumen 6, de una vez o poco a poco. ¡Toca tu 6 y luego al enemigo!
tutorial-ability = ¡Derrotado! Cada héroe tiene una habilidad. El Luchador, una vez por turno, vuelve a tirar sus dados que derrotaron a un enemigo. Hazlo.
tutorial-master = En algún lugar del mazo espera el Maestro de las Sombras. Cuando llega, atacan todos los enemigos, un dado dice qué tierras sufren daño, y él se esconde otra vez. Junto a la calavera lees lo cerca que está.
tutorial-resurrection = Los dados perdidos están en el Olvido. Si los dados de la Resurrección suman diez o más, vuelven todos. Vale cualquier número, pero con ello terminas de colocar. Mira ahora cómo acaba esta partida.
tutorial-other = Puedes hacerlo. Pero probemos antes lo otro.
tutorial-end = Las cinco piedras de poder: ¡victoria de todos! Las aventuras más difíciles piden más. Ahora guía a tu propio héroe.
choice-place-aloud =
    { $to_word }: { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    } con un { $number }{ $ally ->
        [0] { "" }
       *[other] , de aliado: { $ally }
    }{ $bonus ->
        [0] { "" }
       *[other] , de bonificación: { $bonus }
    }{ $completes ->
        [yes] , completo
       *[no] { "" }
    }
choice-place-enemy-aloud =
    { $card_word }{ $nth ->
        [0] { "" }
       *[other] { " " }número { $nth }
    }: { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    } con un { $number }{ $ally ->
        [0] { "" }
       *[other] , de aliado: { $ally }
    }{ $bonus ->
        [0] { "" }
       *[other] , de bonificación: { $bonus }
    }{ $falls ->
        [yes] , y cae derrotado
       *[no] { "" }
    }{ $avenge ->
        [yes] , gracias al Vengador
       *[no] { "" }
    }
event-placed-aloud =
    { $to_word }: { $count ->
        [one] se coloca { $count } dado
       *[other] se colocan { $count } dados
    } con un { $number }.
board-needs-desert = admite los 1
board-needs-fortress = admite los 2, 3 y 4, y { $spaces } iguales rompen una barrera
board-needs-forest = admite los 5 y 6
board-needs-ice-cave = admite un dado de cada número
board-needs-resurrection = admite cualquier número; al sumar diez vuelven todos los dados perdidos, y terminas de colocar
board-total = { $total } de 10
board-strength = fuerza { $strength }, tiene dados por { $total }
