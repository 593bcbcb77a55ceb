## Records

records = Registros
records-title = Abrir un registro
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
record-draws-good =
    { $by ->
        [secret] Las { $count } tiradas se deducen del secreto, y el secreto coincide con su huella.
       *[seed] Las { $count } tiradas se deducen de la semilla.
    }
record-rules-good = Las reglas permiten cada entrada y el resultado es correcto.
record-seed-help = Un registro correcto en sí mismo puede ser de una partida que nunca se jugó. Eso solo lo aclara lo que guardaste de tu propia mesa.
