trophy-well-guarded = Bien guardado
trophy-well-guarded-for = Ganáis y ninguna calavera ha pasado de su tercer hueco.

trophy-nobody-forgotten = Nadie en el olvido
trophy-nobody-forgotten-for = Ganáis y no queda ni un dado en el Olvido.

trophy-by-a-hair = Por un pelo
trophy-by-a-hair-for = Ganáis con una calavera a un hueco del final de su pista.
