## People and their pages

my-page = Mi página
my-page-nobody = Aquí aún no te conoce nadie. Elige un apodo al jugar tu primera partida y tus partidas aparecerán en esta página.
name-save = Guardar el nombre
name-saved = Guardado.

moderation-title = Moderación
report = Denunciar a { $name }
