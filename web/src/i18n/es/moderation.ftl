## Reporting

report-lead = Lo verá la moderación, con lo que se dijo alrededor. Nadie sabrá quién ha denunciado.
report-lead-group = La moderación verá el nombre del grupo. Nadie sabrá quién lo ha denunciado.
report-their-name = El nombre
report-conduct = Lo que hace
report-bad-name = Nombre ofensivo
report-hide = Ocultar lo que dice { $name }
report-show = Volver a mostrar lo que dice { $name }
report-done = Gracias. La moderación lo mirará.
reason-insult = Insultos o acoso
reason-hate = Odio contra un grupo
reason-sexual = Contenido sexual
reason-threat = Amenazas
reason-spam = Publicidad o spam
reason-imitation = Se hace pasar por otra persona
reason-unfair = Juego sucio o demoras
reason-other = Otra cosa

## Notices to a person

notices-title = De la moderación
notices-bar = La moderación te ha escrito.
notices-read = Leer
notices-none = No hay nada de la moderación.
notices-seen = Lo he leído
sanction-warn = Esto es una advertencia.
sanction-mute = No puedes escribir textos propios hasta el { $day }. Las frases y reacciones sí funcionan.
sanction-mute-forever = Ya no puedes escribir textos propios. Las frases y reacciones sí funcionan.
sanction-ban = No puedes participar hasta el { $day }. Puedes mirar.
sanction-ban-forever = Ya no puedes participar. Puedes mirar.
sanction-rename = Se te ha retirado el nombre «{ $name }». Puedes elegir otro en tu página.
sanction-remove-line = Se ha retirado algo que escribiste.
sanction-close-table = Se ha cerrado una mesa por lo que hiciste en ella.
sanction-end-group = Tu grupo «{ $name }» se cerró por su nombre.
sanction-why = Motivo: { $reason_word }
sanction-lifted = Anulado el { $day }. Ya no cuenta.
answer-label = Tu respuesta a la moderación (solo una vez)
answer-send = Enviar la respuesta
answer-given = Respondiste: «{ $text }»

## A table that moderators have closed

halted = Ahora nadie puede jugar y el tiempo no corre. Si la moderación vuelve a abrir la mesa, la partida sigue desde aquí.

## The page of moderators

moderation-not = Esta página es para la moderación.
moderation-open = Denuncias abiertas
moderation-closed = Denuncias cerradas
moderation-log = Registro
moderation-none = Aquí no hay nada.
report-kind-line = { $name }: algo que dijo
report-kind-name = { $name }: el nombre
report-kind-group = { $name }: el nombre del grupo
report-kind-conduct = { $name }: la conducta
moderation-by = Denuncia de { $name }, { $day }
moderation-now = Ahora se llama { $name }
moderation-owner = Es de { $name }
moderation-around = Lo que se dijo alrededor
moderation-earlier = Sanciones hasta ahora
moderation-table = Ir a la mesa
moderation-group = Ir al grupo
moderation-person = Su página
moderation-do = Qué hacer
do-warn = Advertir
do-mute = Silenciar
do-ban = Expulsar
do-rename = Cambiar el nombre
do-remove-line = Retirar lo dicho
do-close-table = Cerrar la mesa
do-end-group = Cerrar el grupo
do-close-report = Cerrar la denuncia
do-lift = Anular
do-grant = Rol concedido
do-revoke = Rol retirado
moderation-span = Durante cuánto tiempo
span-hour = 1 hora
span-day = 1 día
span-week = 1 semana
span-month = 30 días
span-ever = Sin fin
moderation-reason = Motivo, que la persona leerá
moderation-words = Tus palabras a la persona (opcional)
moderation-name = Nombre nuevo (si se deja vacío, se inventa uno)
moderation-final = Si lo anulas en 30 días, la mesa se vuelve a abrir y sigue donde estaba.
moderation-impose = Aplicar
moderation-dismiss = Cerrar sin sanción
moderation-until = hasta el { $day }
moderation-lifted = anulado
moderation-undone = Anulado por { $by }
moderation-answer = Su respuesta: «{ $text }»
moderation-host = La administración

## Refusals

error-not-moderator = Esto es para la moderación.
error-table-halted = La moderación ha cerrado esta mesa.
error-no-such-line = Ese mensaje ya no está.
error-no-such-report = Esa denuncia ya no existe.
error-no-such-sanction = Esa sanción no existe.
error-report-self = No puedes denunciarte.
error-too-many-reports = Ya has denunciado mucho. La moderación mirará eso primero.
error-sanction = Esto no encaja con la denuncia.
error-sanction-lifted = Esto ya se anuló.
error-answered-already = Ya has respondido.
error-moderates = También modera: solo puede actuar la administración.
