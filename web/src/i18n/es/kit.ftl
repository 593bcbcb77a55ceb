## The board kit: what its parts say, and the page that shows them

zoom-in = Acercar
zoom-out = Alejar
zoom-whole = Ver todo
sheet-before = Jugador anterior
sheet-next = Jugador siguiente
take-choice-back = Deshacer
sound = Sonido
sound-on = El sonido está activado (m lo desactiva)
sound-off = El sonido está desactivado (m lo activa)
sound-help = Suave y breve: dados, fichas, tu turno. También se cambia con la tecla m.

kit-title = Piezas de tablero
kit-line = Todas las piezas de las que se hacen los tableros, en todos sus estados.
kit-seats = Asientos
kit-dice = Dados
kit-sheets = Hojas de puntuación
kit-cards = Cartas
kit-zoom = Zoom
kit-thumbnails = Miniaturas
kit-choosing = Elegir por pasos
kit-grids = Tableros de casillas
kit-tracks = Recorridos y fichas
kit-towers = Torres y losetas
kit-motion = Movimiento
kit-sounds = Sonidos
kit-controls = Botones y campos
kit-colours = Colores
