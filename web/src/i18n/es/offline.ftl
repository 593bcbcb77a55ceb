## Without a line, or with a newer server

offline = No tienes conexión.
offline-help = Para jugar hace falta; todo seguirá en cuanto vuelva.
new-version = Hay una versión más nueva de Ludoteca.
