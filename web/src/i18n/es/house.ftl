app-name = Ludoteca
app-line = Una ludoteca en línea. Juega en el navegador con amigos y bots: sin instalar nada, sin pagar nada.
skip-to-content = Saltar al contenido
loading = Un momento…
language = Idioma
appearance = Apariencia
appearance-system = Según el sistema
appearance-light = Clara
appearance-dark = Oscura
close = Cerrar

## Pages that are not there

missing-title = Aquí no hay nada
missing-text = Esta página no existe. Quizá el enlace se cortó al copiarlo.
to-first-page = Ir a los juegos
page-unloadable = No se pudo cargar la página: no hay conexión o el servidor ya tiene una versión más nueva.
page-waits = Ahora mismo no se puede contactar con el servidor. Esta página se abrirá sola en cuanto responda.
list-separator = { ", " }
sentence-stop = { ". " }
sentence-space = { " " }
labelled = { $label }: { $said }
