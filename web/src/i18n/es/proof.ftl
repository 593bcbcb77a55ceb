## The proof of the dice

proof = Comprobación del azar
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
record-download = Descargar el registro
luck = Suerte
luck-sentence =
    { $seat_you ->
        [yes] La suerte te aportó { $points } puntos.
       *[other] La suerte le aportó { $points } puntos a { $seat_name }.
    }
luck-together = La suerte aportó { $points } puntos al equipo.
luck-help = Cada tirada comparada con la media de todo lo que podía salir, según el bot del propio juego; si eran más de 100 formas, con la media de 30 de ellas.
record-draws-bad = Una tirada de la entrada { $n } no es la que debería ser.
record-secret-bad = El secreto no coincide con su huella.
