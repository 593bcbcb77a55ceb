## The board kit: what its parts say, and the page that shows them

zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Show everything
sheet-before = Previous player
sheet-next = Next player
take-choice-back = Take back
sound = Sound
sound-on = Sound is on (m switches it off)
sound-off = Sound is off (m switches it on)
sound-help = Soft and short: dice, pieces, your turn. The key m switches it, too.

kit-title = Board kit
kit-line = Every part that boards are made of, in every state.
kit-seats = Seats
kit-dice = Dice
kit-sheets = Score sheets
kit-cards = Cards
kit-zoom = Zoom
kit-thumbnails = Thumbnails
kit-choosing = Choosing in steps
kit-grids = Boards of squares
kit-tracks = Tracks and pieces
kit-towers = Towers and tiles
kit-motion = Motion
kit-sounds = Sounds
kit-controls = Buttons and fields
kit-colours = Colours
