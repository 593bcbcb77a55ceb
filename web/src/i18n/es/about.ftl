## About

about-title = Acerca de Ludoteca
about-lead = Ludoteca reúne juegos de mesa en el navegador: con amigos, desconocidos y bots, en tu idioma.
about-free-title = Para todos y gratis
about-free = No hay nada que instalar ni que pagar, ni hace falta registrarse: basta un apodo. No hay publicidad y nadie cuenta tus visitas.
about-dice-title = Dados que puedes comprobar
about-dice = Antes de empezar, el servidor sortea un secreto para sus dados y muestra su huella, para que no pueda cambiarlo después. Los navegadores de los jugadores añaden su propio azar. Al acabar se publica el secreto: cualquiera puede recalcular cada tirada. Los bots no ven más que tú.
about-dice-link = Comprobar el registro de una partida
about-kept-title = Qué se guarda
about-kept = Solo lo necesario para jugar:
about-kept-cookie = una cookie que le dice al servidor quién eres, durante 400 días; otra protege tus peticiones de falsificaciones;
about-kept-name = tu apodo;
about-kept-tables = las mesas en las que te sentaste: jugadas, resultados y lo que se dijo en ellas;
about-kept-browser = solo en tu navegador: idioma, apariencia, otros ajustes y tu parte del azar de los dados.
about-kept-not = No pedimos correo ni contraseña, ni usamos servicios de terceros. Puedes borrar todo lo tuyo cuando quieras. Un apodo que nunca se ha sentado a una mesa se borra a los 90 días.
about-host-title = Tu propia Ludoteca
about-host = Puedes tener tu propia Ludoteca, para tu familia, tu club o todo el mundo. En un equipo con Python basta un comando en la carpeta del proyecto:
about-host-docs = Todo lo demás sobre cómo mantenerla está en la carpeta «docs».
about-kit = Las piezas con que se dibujan los tableros
about-licence-title = Licencia y versión
about-licence = Ludoteca es software libre: puedes usarla, cambiarla y compartirla. Las reglas, los tableros y los dibujos son del propio proyecto; los nombres de los juegos pertenecen a sus dueños.
about-licence-name = Licencia
about-version = Versión
about-source = Código fuente
