## Avisos

notifications-title = Avisos
notifications-unsupported = Este navegador no puede mostrar avisos. En un iPhone o iPad, añade antes Ludoteca a la pantalla de inicio.
notifications-denied = Has prohibido los avisos en los ajustes de este navegador.
notifications-here = Avisos en este dispositivo
notifications-here-help = También cuando no hay ninguna página de Ludoteca abierta.
notifications-trial = Enviar un aviso de prueba
notifications-tried = Enviado.
notifications-what = Avísame cuando
notifications-turn = me toque
notifications-running-out = se me acabe el tiempo
notifications-started = empiece mi mesa
notifications-full = mi mesa esté completa
notifications-invited = alguien me invite
notifications-rematch = alguien quiera la revancha
notifications-mentioned = alguien me mencione
notifications-finished = termine una mesa
notifications-quiet = Horas de silencio
notifications-quiet-help = Lo que pase mientras tanto se avisa después, todo junto.
notifications-from = Desde
notifications-until = hasta
notifications-ask = ¿Te avisamos cuando te toque?
notifications-ask-yes = Avisadme
notifications-ask-no = No, gracias
