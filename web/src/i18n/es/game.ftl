## The page of a game

game-by = De { $authors }, { $year }.
game-age = A partir de { $age } años.
game-tutorial = Aprender en una primera partida
game-rules = Cómo se juega
game-options = Qué se puede cambiar
game-levels = Los bots
game-levels-together = Están de tu lado: cuanto más fuertes son, más a menudo se gana en equipo.
game-picture = { $name }: una posición en mitad de una partida
game-picture-caption = Una posición en mitad de una partida real
option-usual = habitual
about-level-random = elige cualquier cosa. Para echar un primer vistazo.
about-level-easy = sabe qué conviene en el momento.
about-level-medium =
    { $together ->
        [yes] piensa en lo que cada opción traerá después. Buena compañía.
       *[no] piensa en lo que cada opción traerá después. Cuesta ganarle.
    }
about-level-hard = piensa más tiempo o más lejos que los demás. El más fuerte.
