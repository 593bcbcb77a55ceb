## Settings

settings-title = Ajustes
settings-lead = Todo, salvo tu nombre, tu horario y tus avisos, se guarda solo en este navegador.
settings-name = Tu nombre
settings-look = Cómo se ve
settings-motion = Menos movimiento
settings-motion-help = Las fichas saltan a su sitio y los dados no ruedan.
settings-play = Cómo juegas
volume = Volumen
settings-taps = Un solo toque basta
settings-taps-help = Si no, en una pantalla táctil el primer toque solo muestra qué haría la jugada y el segundo la confirma.
settings-keys = Atajos de teclado
settings-keys-help = Letras, números y signos hacen algo por sí solos: un número elige, H pide una pista, A elige por adelantado, U deshace, T dice el tiempo que queda, N abre la siguiente mesa en la que te toca, M es el sonido y ? las reglas. Sin ellas quedan las flechas, Enter y Escape.
settings-forced = Jugar por mí las jugadas obligadas
settings-forced-help = Cuando solo puedes hacer una cosa, se hace por ti al cabo de un momento. No donde se elige en secreto, ni mientras aún puedas deshacer algo.
