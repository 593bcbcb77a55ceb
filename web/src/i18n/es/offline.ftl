## Without a line, or with a newer server

offline = No tienes conexión.
offline-help = Para jugar hace falta; todo seguirá en cuanto vuelva.
new-version = Hay una versión más nueva de Ludoteca.
part-unloadable = No se pudo cargar una parte de esta página: lo más probable es que Ludoteca se haya actualizado. Al volver a cargar seguirás donde estabas.
