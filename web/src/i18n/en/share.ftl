## Sharing a link

share-sheet = Share…
share-code = QR code
share-code-of = QR code of { $link }
share-code-help = Point the camera of a phone at it.
share-invite = Play { $name } with me
share-table = Share
share-table-help = Anybody with the link can watch.
share-watch = Watch this game: { $name }
share-picture = Save as a picture
share-picture-unpainted = This browser cannot paint it. It was saved as a drawing instead (SVG), which every browser opens.
