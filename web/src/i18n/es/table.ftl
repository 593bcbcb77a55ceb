## At the table

board = Tablero
you = tú
bot-level = bot, { $level }
absent = ausente
to-act = le toca jugar
score = Puntuación
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
watchers =
    { $count ->
        [0] Nadie está mirando
        [one] Una persona está mirando
       *[other] { $count } personas están mirando
    }
watching = Estás mirando.
choices = Tus opciones
choices-none = Ahora no hay nada que elegir.
choices-keys = Con las flechas y Enter, o con un número.
choices-arrows = Con las flechas y Enter.
choices-more = { $choices ->
    [one] { $choices } manera
   *[other] { $choices } maneras
}
log = Qué ha pasado
log-empty = Todavía no ha pasado nada.
show-log = Historial
show-choices = Opciones
prompt-watch = Mira lo que pasa.
sending = Enviando…
prompt-whole = Ver la frase entera
prompt-fold = Ver solo dos líneas
