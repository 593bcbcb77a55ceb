## Qué son las cosas del tablero

about-site = Solar: vacío. Aquí se puede empezar un edificio si hay otro al lado, de un color que no tenga ningún vecino.
about-building = Edificio: crece un piso cada vez que alguien construye al lado, y entonces puede llevar un tejado de quien construye.
about-card = Carta: tómala y sus pisos son tuyos. Un vehículo en ella mueve el tuyo de ese color una casilla; un interrogante es un piso del color que quieras.
about-objective = Objetivo: quien lo cumple recibe la ficha más alta que quede, una sola vez.
about-supply = Reserva: los pisos que quedan para todos. Si se toma una carta y le falta un piso, todos tienen un turno más.
about-stock = Pisos: con ellos construyes, diez como mucho, y a su lado los tejados que te quedan.
about-district = Barrio: una parte de la ciudad. Algunos objetivos piden tus tejados en varios barrios, o en varios edificios de uno.
about-park = Parque: aquí no se construye. Hay un objetivo que pide tus tejados en edificios junto a un mismo parque.
about-tracks = Recorridos: cuando un edificio recibe un tejado, el vehículo de su color avanza tantas casillas como pisos tiene. Las casillas son puntos, y los cuatro tras una estrella dan un turno extra. El cono cuenta los tejados a la vista.
