## Quien se va, quien vuelve y cómo termina la mesa

event-stand-in-gone =
    { $seat_you ->
        [yes] No respondiste a tiempo: un bot juega por ti.
       *[other] { $seat_name } no respondió a tiempo: sigue un bot.
    }
event-stand-in-left =
    { $seat_you ->
        [yes] Dejas la mesa: un bot juega por ti.
       *[other] { $seat_name } deja la mesa: sigue un bot.
    }
event-stand-in-resigned =
    { $seat_you ->
        [yes] Te rindes.
       *[other] { $seat_name } se rinde.
    }
event-stand-in-time =
    { $seat_you ->
        [yes] Se te acabó el tiempo.
       *[other] A { $seat_name } se le acabó el tiempo.
    }
event-returned =
    { $seat_you ->
        [yes] Has vuelto a tu asiento.
       *[other] { $seat_name } ha vuelto.
    }
event-seat-taken =
    { $seat_you ->
        [yes] Ocupas el asiento de { $bot }.
       *[other] { $seat_name } ocupa el asiento de { $bot }.
    }
event-paused =
    { $how ->
        [night] Pausa por esta noche.
        [days] Pausa de { $days ->
            [one] un día
           *[other] { $days } días
        }.
       *[other] Pausa.
    }
event-resumed = La partida continúa.
event-closed-agreed = Todos acordaron terminar aquí la partida.
event-closed-ended = La última persona de la mesa terminó aquí la partida.
event-closed-deserted = Todos se fueron y la mesa se cerró.
event-closed-silent = Hacía mucho que no pasaba nada y la mesa se cerró.
event-closed-stopped = Algo falló en las reglas y la mesa se detuvo.
event-closed-operator = Quienes llevan esta casa han cerrado la mesa.

stand-in = juega un bot
stand-in-for = Un bot juega por { $name } ({ $level })
stand-in-you = Un bot está jugando por ti.
stand-in-forfeit-you = Estás fuera de esta partida: un bot sigue en tu asiento.
take-back-seat = Recuperar mi asiento

table-menu = Más sobre esta mesa
pause = Pausar…
pause-title = ¿Pausar la partida?
pause-text = No corre el tiempo y ningún bot ocupa un asiento, pero puedes jugar tu turno.
pause-open = hasta que alguien continúe
pause-until = hasta { $when }
pause-until-today = hasta las { $when }
pause-other = Otro momento
pause-yes = Pausar
pause-wished = { $name } propone una pausa { $until }.
pause-waiting = Has propuesto una pausa { $until }. Falta la respuesta de { $names }.
pause-decline = Ahora no
pause-declined = { $name } prefiere seguir jugando.
paused = En pausa { $until }
pause-going = A favor de continuar: { $names }.
pause-end = Continuar
leave-table = Dejar la mesa
leave-title = ¿Dejar la mesa?
leave-text = Un bot sigue por ti desde ahora. El asiento sigue siendo tuyo: mientras dure la partida puedes volver desde «Tus mesas», en la página de inicio.
leave-text-alone = Un bot ocupa tu asiento. No juega nadie más: los bots también paran y la mesa se cierra al cabo de un tiempo. Hasta entonces puedes volver desde «Tus mesas», en la página de inicio.
leave-yes = Dejar la mesa
resign = Rendirse
resign-title = ¿Rendirte en esta partida?
resign-text = Tu asiento queda en último lugar y no podrás recuperarlo. Si los demás siguen jugando, un bot ocupa tu asiento.
resign-yes = Rendirme
result-resigned =
    { $seat_you ->
        [yes] Te has rendido.
       *[other] { $seat_name } se ha rendido.
    }
result-time =
    { $seat_you ->
        [yes] Se te acabó el tiempo.
       *[other] A { $seat_name } se le acabó el tiempo.
    }
end-together = Terminar la partida aquí…
end-title = ¿Terminar la partida como está?
end-text = La partida termina con los puntos actuales si todos los que aún juegan están de acuerdo. Ahora se les pregunta.
end-text-alone = La partida termina con los puntos actuales. No se puede deshacer.
end-yes = Preguntar a los demás
end-yes-alone = Terminar la partida
cancel = Cancelar
end-wished = { $names }: propuesta de terminar la partida tal como está.
end-agree = De acuerdo
end-decline = Seguir jugando
end-waiting = Has propuesto terminar la partida. Falta la respuesta de { $names }.
end-withdraw = Retirar la propuesta

ended-early = La partida terminó antes de tiempo
closed-title = Esta mesa está cerrada
closed-owner = El anfitrión la cerró antes de que empezara la partida.
closed-empty = Todos se fueron antes de que empezara la partida.
closed-expired = Nadie empezó la partida a tiempo.
closed-agreed = Todos acordaron terminar aquí la partida.
closed-ended = La última persona de la mesa terminó aquí la partida.
closed-deserted = Todos se fueron y nadie volvió.
closed-silent = Hacía mucho que aquí no pasaba nada.
closed-stopped = Algo falló en las reglas del juego.
closed-operator = La han cerrado quienes llevan esta casa.
closed-next = Puedes crear tu propia mesa o buscar otra.

rematch-wished = { $name } quiere la revancha.
rematch-join = Ir allí
asked-again = { $name } quiere jugar otra vez contigo.
answer-yes = Me apunto
answer-no = Esta vez no
not-answered = aún no ha respondido
waiting-answers = Esperando la respuesta de { $names }.
series-round = { $round }.ª partida seguida
series-wins =
    { $count ->
        [one] { $count } victoria
       *[other] { $count } victorias
    }
rematch-watch = Ir a ver

notice-removed = El anfitrión ha liberado tu asiento. Puedes quedarte a mirar.
owner = anfitrión
owner-of-table = Anfitrión de esta mesa
hand-over = Hacer anfitrión
hand-over-seat = Hacer anfitrión a { $name }
close-table = Cerrar la mesa…
close-table-title = ¿Cerrar esta mesa?
close-table-text = El enlace dejará de funcionar y se avisará a quienes están aquí. La partida no se jugará.
close-table-yes = Cerrar la mesa
leave-owner-text = Eres el anfitrión. Cuando te levantes, lo será { $name }.
leave-last-text = No hay nadie más. Cuando te levantes, la mesa se cerrará.

absence-rule = Cuando alguien no está
absence-after = sigue un bot tras { $time }
absence-never = todos esperan
absence-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
absence-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
absence-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
absence-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }

outdated-title = Esta página es más antigua que el servidor
outdated-text = Ludoteca se ha actualizado con esta página abierta. No se pierde nada: vuelve a cargar la página para seguir.
