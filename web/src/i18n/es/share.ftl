## Sharing a link

share-sheet = Compartir…
share-code = Código QR
share-code-of = Código QR de { $link }
share-code-help = Apúntale con la cámara de un teléfono.
share-invite = Juega conmigo a { $name }
share-table = Compartir
share-table-help = Quien abra el enlace podrá mirar la partida.
share-watch = Mira esta partida: { $name }
share-picture = Guardar como imagen
share-picture-unpainted = Este navegador no puede generar la imagen. Se ha guardado como dibujo (SVG), que se abre en cualquier navegador.
