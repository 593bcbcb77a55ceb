### Grupos: la página, la lista en la página propia y lo que se rechaza allí

group = Grupo
groups-mine = Mis grupos
groups-none = Un club, una clase o amigos: un enlace, vuestras mesas y vuestros resultados.
group-make = Crear un grupo
group-name = Nombre del grupo
group-members = { $people ->
    [one] { $people } miembro
   *[other] { $people } miembros
}

group-join = Unirme al grupo
group-join-text = Alguien te ha pasado el enlace de este grupo. Únete para ver sus mesas y resultados, y para jugar.
group-join-not = No puedes unirte a este grupo. Pide un enlace nuevo a quien lo lleva.

group-tables = Mesas
group-tables-none = Ahora no hay ninguna mesa abierta.
group-table-game = Juego
group-table-open = Abrir una mesa para el grupo
group-table-help = Solo la ven los miembros, en esta página. Los ajustes se eligen después.
group-tell = Avísame cuando una mesa de este grupo espere jugadores
group-tell-help = Como mucho una vez cada media hora. En los ajustes eliges por qué vía.

group-week = Ronda de la semana
group-week-text = { $game }: todo el grupo recibe los mismos dados y cartas, y cada cual juega una sola vez, por su cuenta.
group-week-play = Jugar la ronda de esta semana
group-week-go-on = Seguir jugando
group-week-yours = Tu mesa
group-week-until = Hasta el { $time }
group-week-players = { $people ->
    [0] Todavía no ha terminado nadie.
    [one] Ya ha terminado { $people } miembro.
   *[other] Ya han terminado { $people } miembros.
}
group-week-hidden = Verás cómo les fue cuando termines.
group-week-last = La semana pasada: { $game }
group-week-soon = Los resultados llegarán pronto, cuando acaben las últimas mesas.

group-results = Resultados
group-results-none = Aquí se cuentan las mesas que jugáis para el grupo.
group-results-help = Cuentan las últimas mesas del grupo, hasta { $most }.
group-played = Jugadas
group-won = Ganadas
group-won-together = Ganadas juntos
group-recent = Mesas terminadas

group-people = Miembros
group-here = aquí ahora
group-owner = lleva el grupo
group-member-menu = Más sobre este miembro
group-remove = Expulsar
group-remove-sure = ¿Expulsar a { $name } del grupo?
group-remove-text = No podrá volver con el enlace actual. Las mesas empezadas siguen.
group-hand-over = Ceder el grupo
group-hand-over-sure = ¿Ceder el grupo a { $name }?
group-hand-over-text = Seguirás en el grupo, pero ya no podrás cambiarlo.

group-invite = Invitar
group-invite-help = Quien tenga este enlace ve los nombres de los miembros y puede unirse. El grupo no aparece en ninguna lista.
group-link = Enlace al grupo

group-settings = Este grupo
group-rename = Cambiar nombre
group-report = Denunciar el nombre
group-new-link = Enlace nuevo
group-new-link-sure = ¿Crear un enlace nuevo?
group-new-link-text = El enlace de antes deja de servir. Los miembros siguen, y encuentran el grupo en su propia página.
group-leave = Salir del grupo
group-leave-sure = ¿Salir de este grupo?
group-leave-text = Tu nombre desaparece de los resultados. Con el enlace puedes volver.
group-leave-owner = El grupo pasa al miembro más antiguo.
group-delete = Borrar el grupo
group-delete-sure = ¿Borrar este grupo?
group-delete-text = Su página y sus resultados desaparecen para todos. Las mesas siguen siendo de quienes las jugaron.

error-no-such-group = Este grupo no existe. Quizá su enlace ha cambiado.
error-group-ended = La moderación ha cerrado este grupo.
error-not-group-owner = Solo puede hacerlo quien lleva el grupo.
error-not-member = No eres miembro de este grupo.
error-kept-out = No puedes volver con este enlace.
error-group-name = Otro miembro tiene este apodo, o uno muy parecido. Cambia antes el tuyo.
error-group-full = Este grupo está completo: tiene { $most } miembros.
error-too-many-groups = El máximo son { $most } grupos. Sal de alguno o bórralo antes.
error-too-many-group-tables = Ya tienes { $most } mesas esperando en este grupo.
error-no-week = Ningún juego de aquí se puede comparar, así que no hay ronda.
