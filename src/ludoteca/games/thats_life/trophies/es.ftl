trophy-lucky-hand = Mano de la suerte
trophy-lucky-hand-for = La suerte convierte en positivas tres o más de tus losetas negativas.

trophy-thorn-to-rose = De espina a rosa
trophy-thorn-to-rose-for = Una loseta de la suerte convierte en positivo tu −9 o tu −10.

trophy-clean-hands = Manos limpias
trophy-clean-hands-for = Tres losetas o más en tu torre, y ni una negativa.

trophy-gardener = Buena mano
trophy-gardener-for = Cuatro o más losetas positivas en tu torre.

trophy-comeback = Remontada
trophy-comeback-for = Ganas tras haber ido en último lugar, a ocho puntos o más.
