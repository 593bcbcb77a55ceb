## The end

result-title =
    { $team ->
        [won] ¡Victoria en equipo!
        [lost] Derrota en equipo.
       *[none] Fin de la partida
    }
result-won = ¡Has ganado!
result-shared-win = ¡Compartes la victoria!
rank = { $rank }.º
result-place = Quedas { $place } de { $seats }.
result = Resultado
ranking = Clasificación
play-again = Otra partida
see-board = Ver el tablero
see-result = Ver el resultado
other-games = Todos los juegos
see-replay = Ver la repetición
see-review = Análisis
