## Qué son las cosas del tablero

about-start = Salida: aquí empiezan todas las fichas. Nadie tiene que llevársela nunca.
about-finish = Meta: las fichas que están en casa ya no se mueven. Si sobran pasos, no importa.
about-minus = Loseta negativa: cuesta puntos. Quien la deja en último lugar tiene que llevársela.
about-plus = Loseta positiva: da puntos. Quien la deja en último lugar se la lleva.
about-lucky = Loseta de la suerte: por sí sola no vale nada. Al final, cada una de las tuyas convierte tu peor negativa en positiva.
about-lucky-expert = Loseta de la suerte (experto): al final da la vuelta a la loseta que tiene justo debajo en tu torre, para bien o para mal.
about-gift = Regalo: déjala con su última ficha y regala la loseta de arriba de tu torre. Una negativa va a quien tenga arriba la mejor; cualquier otra, a quien tenga la peor. Después muestra Robo.
about-steal = Robo: déjala con su última ficha y llévate la loseta de arriba de la torre que elijas. Después muestra Regalo.
about-guard = Guardián: una figura que no es de nadie. Mientras está ahí, nadie se lleva la loseta. Si hay una ficha en la misma loseta, puedes mover al guardián en lugar de una ficha.
about-die = Dado: se lanza para quien tiene el turno. Una ficha avanza exactamente esas losetas.
about-tower = Torre: las losetas que se ha llevado alguien, la última arriba. Un trébol pequeño marca las que la suerte vuelve positivas.

## Qué hacen ahora

now-here = Aquí ahora: { $figures }.
now-nobody = Ahora no hay nadie aquí.
now-alone =
    { $seat_you ->
        [yes] Tu ficha está aquí sola:
       *[no] Una ficha de { $seat_name } está aquí sola:
    } { $leaving ->
        [action] al irse, se cumple lo que dice la loseta.
       *[take] al irse, se lleva la loseta.
    }
now-several =
    Aquí ahora: { $figures }. Solo quien se vaya en último lugar { $leaving ->
        [action] cumple lo que dice.
       *[take] se lleva la loseta.
    }
