## The tutorial of a game

lesson-title = { $name }: una primera partida explicada
lesson-reader = Tú
lesson-place = Paso { $place } de { $steps }
lesson-next = Siguiente
lesson-back = Atrás
lesson-show = Muéstramelo
lesson-skip = Saltar
lesson-close = Cerrar
lesson-again = Desde el principio
lesson-play = Empezar a jugar
