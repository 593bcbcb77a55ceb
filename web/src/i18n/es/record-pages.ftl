records-text = Un registro es una partida terminada en forma de archivo: quién jugó, qué salió en los dados, qué se eligió. Cualquiera puede comprobarlo y ver la repetición, con nosotros o sin nosotros.
records-choose = Elegir un archivo
records-drop = o suéltalo aquí
records-where = El archivo no sale de tu equipo: lo abre tu navegador, y las reglas de los juegos también se ejecutan en él. No se envía nada a ninguna parte.
records-other = Abrir otro archivo
records-which = Registro, de { $of }
records-trouble-none = En este archivo no hay ningún registro.
records-trouble-compressed = Este archivo está comprimido. Descomprímelo primero y abre lo que contiene.
records-trouble-utf-16 = Este archivo es texto UTF-16, y los registros van en UTF-8. Guárdalo de nuevo como UTF-8.
records-trouble-too-large = Este archivo pasa de 64 MB. Divídelo: cada línea es un registro completo.
records-trouble-too-many = Este archivo pasa de 100 000 líneas. Divídelo: cada línea es un registro completo.
records-trouble-unreadable = No se pudo leer este archivo.
records-fetching = Descargando las reglas, una sola vez: { $size } MB
records-starting = Preparando las reglas…
records-checking =
    { $of ->
        [1] Comprobando la entrada { $entry }
       *[other] Comprobando el registro { $number } de { $of }, entrada { $entry }
    }
records-right =
    { $of ->
        [1] Todo en este registro es correcto.
       *[other] Los { $of } registros son correctos.
    }
records-wrong =
    { $of ->
        [1] Algo en este registro no es correcto.
       *[other] { $wrong } de { $of } registros no { $wrong ->
            [one] es correcto
           *[other] son correctos
        }.
    }
records-unknown =
    { $of ->
        [1] Este registro no se puede comprobar aquí.
       *[other] { $wrong } de { $of } registros no se { $wrong ->
            [one] puede
           *[other] pueden
        } comprobar aquí.
    }
records-stopped = Detenido. De { $of }, por ahora { $right } correctos y { $wrong } no.
records-cancel = Cancelar
records-go-on = Continuar
records-failed = Las reglas no se pudieron descargar o fallaron. No se ha comprobado nada más.
records-others = Tampoco son correctos
record-number = Registro { $number }
record-entry = entrada { $n }
record-differs = Registro { $number }, { $where }: { $what }
record-is = Registro { $number }: { $what }
record-seen-by = Desde la vista de
record-watchers = Espectadores
record-until =
    Hasta ahí todo es correcto: { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }, { $draws ->
        [one] una tirada
       *[other] { $draws } tiradas
    }.
record-bytes-good = Cada byte está como se escribió: la suma de comprobación y el rastro encajan.
record-rules-good = Las reglas permiten cada entrada y el resultado es correcto.
record-seed-help = Un registro correcto en sí mismo puede ser de una partida que nunca se jugó. Eso solo lo aclara lo que guardaste de tu propia mesa.
proof-good = El azar no estaba trucado, y tu navegador puede demostrarlo.
proof-consistent = Nada indica que el azar estuviera trucado.
proof-bad = Algo no cuadra en estos sorteos.
proof-commitment-same = La huella del secreto es la que tu navegador recibió antes de empezar.
proof-commitment-late = Tu navegador recibió la huella del secreto después de empezar: no puede saber si antes era otra.
proof-commitment-other = La huella del secreto no es la que tu navegador recibió al principio.
proof-commitment-unknown = En esta mesa tu navegador no recibió ninguna huella; solo puede comprobar que todo encaja.
proof-secret-good = El secreto coincide con su huella.
proof-entropy-there = Los bytes aleatorios de tu navegador forman parte de cada tirada.
proof-entropy-missing = Faltan los bytes aleatorios de tu navegador.
proof-entropy-unknown = A tu navegador no se le pidieron bytes aleatorios en esta mesa.
proof-record-bad = El registro no cuadra.
proof-derivation = Cómo salió una tirada
proof-which = Tirada
proof-draw-in =
    Entrada { $entry }, tras { $seat_you ->
        [yes] tu jugada
       *[other] la jugada de { $seat_name }
    }: { $number } de { $of }
proof-draw-start = Entrada { $entry }: comienzo, { $number } de { $of }
proof-draw-help = Lo que se sortea a raíz de una jugada está en la entrada de esa jugada: también el dado de quien juega después.
proof-draw-before = La tirada anterior
proof-draw-after = La tirada siguiente
proof-no-draws = En esta mesa no se sorteó nada.
proof-step-secret = El secreto, publicado al terminar la partida:
proof-step-message = El mensaje de la tirada { $k }: protocolo, mesa, bytes aleatorios de todos, número de la tirada:
proof-step-digest = HMAC-SHA-256 del mensaje con el secreto; cuentan las 16 primeras cifras:
proof-step-value = Leído como número:
proof-step-thrown = Tan grande que favorecería a algunos de los { $n } resultados: se descarta y cuenta la siguiente.
proof-step-outcome = El resto de dividirlo entre { $n }:
proof-step-shown = Los resultados se cuentan desde 0: este es el número { $number } de { $n }. En un dado es el número de puntos.
proof-meaning = Qué demuestra esto y qué no
proof-proves = Antes de empezar, el servidor mostró la huella de su secreto y ya no pudo cambiarlo. Después, el navegador de cada jugador aportó bytes aleatorios. El secreto y los bytes fijan juntos todos los resultados: ninguno se eligió a mano, se cambió ni se repitió. El servidor no pudo elegir un secreto a su gusto, porque no conocía esos bytes cuando mostró la huella.
proof-not = No demuestra
proof-not-together = que el servidor no se pusiera de acuerdo con alguien de la mesa que respondiera en último lugar;
proof-not-ahead = que el servidor no mirase hacia delante: conoce el secreto durante la partida, aunque no puede cambiar nada;
proof-not-late = nada a quien llegó después de empezar: depende de los bytes aleatorios de los demás;
proof-not-page = que esta página sea honesta, si te la envió el mismo servidor. Descarga el registro y compruébalo con un programa tuyo.
luck = Suerte
record-draws-bad = Una tirada de la entrada { $n } no es la que debería ser.
record-secret-bad = El secreto no coincide con su huella.

## What can be wrong with a record

difference-not-utf8 = El byte { $byte } no es texto.
difference-too-long = Esta línea pasa de { $most } bytes.
difference-nested = Tiene demasiados niveles anidados.
difference-malformed = Esto no es JSON.
difference-cut-off = La línea se corta a la mitad.
difference-missing-field = Falta el campo «{ $field }».
difference-unknown-field = En un registro no hay ningún campo «{ $field }».
difference-wrong-type = Es de tipo { $found } y debería ser de tipo { $expected }.
difference-wrong-value = Aquí hay un valor que no puede darse.
difference-form = No está escrito como se escriben los registros: otros espacios, otro orden o algo repetido.
difference-no-entries = No hay ninguna.
difference-links = El rastro tiene { $found } eslabones y debería tener { $expected }.
difference-no-such-game = El juego { $game } no está aquí. Los que hay: { $games }.
difference-newer-rules = Se jugó con reglas más nuevas (versión { $found }); aquí está la versión { $here }. Recarga la página o ábrelo donde estén esas reglas.
difference-older-rules = Se jugó con reglas más antiguas (versión { $found }); aquí está la versión { $here }.
difference-changed-header = La cabecera del registro se cambió después de escribirla.
difference-changed-entry = Se cambió después de escribirla.
difference-changed-link = El eslabón { $link } del rastro es { $found } y debería ser { $expected }.
difference-checksum = La suma de comprobación no encaja; debería ser { $expected }.
difference-value = Dice { $found } y debería decir { $expected }.
difference-length = Hay { $found } valores, no { $expected }.
difference-header-value = Dice { $found }, pero la entrada 0 dice { $expected }.
difference-header-length = Hay { $found } valores, pero { $expected } en la entrada 0.
difference-start-field = El campo «{ $field }» no es como en la cabecera del registro.
difference-entropies = Aportaciones de los asientos { $seats }: puede haber una de cada uno, en orden.
difference-commitment = El secreto no coincide con su huella.
difference-number = Lleva el número { $found }, no el { $expected }.
difference-no-start = Una partida empieza con un comienzo, y esto no lo es.
difference-kind = Una entrada de la clase { $kind } no puede estar en un registro.
difference-seating = Las personas de la mesa no pudieron cambiar así.
difference-pausing = La mesa no pudo ponerse en pausa ni reanudarse así.
difference-over = La partida ya había terminado.
difference-not-over = Es la última entrada, pero la partida no ha terminado.
difference-refused = Las reglas no lo permiten: { $why }
difference-broke = Las reglas fallaron aquí: { $error }
difference-draw = La tirada { $at } es aquí { $found }, pero salió { $expected }.
difference-draw-count = Aquí hay { $found } tiradas, pero las reglas hacen { $expected }.

## The page of a challenge

challenge-none-title = { $game } no tiene reto
challenge-none-text = Un reto compara lo que cada cual logra con los mismos dados. En este juego diría poco: los dados cambian según lo que se elige, o los puntos dependen de con quién se juega.
challenge-none-game = Sobre el juego
challenge-about = Cómo funciona
challenge-rules = Se juega una sola vez y sin pistas. Cómo les fue a los demás lo verás cuando termines.
challenge-play = Jugar el reto
challenge-go-on = Seguir jugando
challenge-your-table = Tu mesa
challenge-nobody = Todavía no ha terminado nadie.
challenge-players =
    { $players ->
        [one] Ya ha terminado una persona.
       *[other] Ya han terminado { $players } personas.
    }
challenge-hidden = Verás cómo les fue cuando termines tú también.
challenge-past = El reto del { $day }
challenge-past-play = Jugar con estos dados
challenge-past-text = Este día ya pasó: juegas por tu cuenta y no cuenta para nada.
challenge-archive = Días anteriores
challenge-archive-text = Cualquiera puede verlos y jugarlos. Ya no cuentan.
challenge-people =
    { $players ->
        [one] Una persona
       *[other] { $players } personas
    }
challenge-share = Compartir tu resultado
challenge-share-rank = puesto { $rank } de { $players }
challenge-again-title = Los dados de una partida terminada
challenge-source = La primera partida con estos dados
challenge-proof = Qué está probado sobre estos dados
challenge-proof-text = El servidor eligió estos dados por su cuenta: podía conocerlos e incluso escogerlos, y ningún navegador intervino. Lo que se prueba es que estaban fijados antes de que empezara la primera partida del día y que todas las del reto tuvieron los mismos. Compara la huella con la que vieron los demás y comprueba cualquier registro cuando se publique el secreto.
challenge-again-proof-text = Todas las partidas con estos dados se sirven del secreto y de los bytes aleatorios de la primera. Su prueba vale para cada una: los mismos dados, fijados antes de que empezara la primera.
challenge-commitment = Huella (SHA-256 del secreto)
challenge-secret = Secreto
