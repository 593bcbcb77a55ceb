records = Registros
records-title = Abrir un registro
record-draws-good =
    { $by ->
        [secret] Las { $count } tiradas se deducen del secreto, y el secreto coincide con su huella.
       *[seed] Las { $count } tiradas se deducen de la semilla.
    }
