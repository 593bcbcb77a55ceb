## Iniciar sesión por correo y con un proveedor

mail-address = Dirección de correo
mail-sign-in = Iniciar sesión por correo
mail-sign-in-help = Si alguien juega con esta dirección, le llegará un enlace.
mail-send = Enviar el enlace
mail-waiting = Mira tu correo. Abre el enlace en este navegador o confírmalo en otro, y aquí se iniciará tu sesión.
mail-waiting-none = ¿No llega nada? Quizá esté en el correo no deseado, o la dirección no sea de nadie aquí.
mail-number = Número: { $number }
mail-other-address = Otra dirección
mail-section = Dirección de correo
mail-section-help = Con un enlace a esta dirección puedes iniciar sesión en cualquier sitio. Nadie más la ve.
mail-add = Añadir una dirección
mail-change = Cambiar
mail-remove = Quitar
mail-remove-sure = ¿Quitar { $address }? Ya no podrás iniciar sesión con ella.
mail-notices = Avisarme aquí
mail-notices-help = Tu turno, invitaciones y más
mail-pace = Con qué frecuencia
mail-pace-at-once = Al momento
mail-pace-hourly = Como mucho, cada hora
mail-pace-daily = Una vez al día
mail-pace-time = A las
mail-confirm-sent = Va un correo camino de { $address }. La dirección contará cuando abras el enlace que lleva.
mail-link-title = Enlace de un correo
mail-link-asked = Lo pidió { $browser } a las { $time }.
mail-link-some-browser = un navegador
mail-link-here = Lo pediste en este navegador.
mail-link-sign-in = Iniciar sesión
mail-link-elsewhere = Lo pediste en otro navegador. ¿Muestra el número { $number }? Si confirmas, la sesión se inicia en aquel navegador, no en este.
mail-link-elsewhere-warning = Confirma solo si lo pediste tú.
mail-link-confirm = Sí, iniciar sesión allí
mail-link-confirmed = Listo: la sesión ya está iniciada en el otro navegador.
mail-link-add = { $name } quiere usar { $address } para iniciar sesión.
mail-link-add-confirm = Confirmar la dirección
mail-link-added = La dirección está confirmada.
mail-unsubscribe-title = No más avisos por correo
mail-unsubscribe-ask = ¿Dejar de enviar avisos a esta dirección? Podrás seguir iniciando sesión con ella.
mail-unsubscribe-do = No más avisos
mail-unsubscribe-done = Listo. Ya no se envían avisos a esta dirección.
openid-sign-in = Continuar con { $name }
openid-linked = Puedes iniciar sesión con { $name }. Solo guardamos un número que nos da para ti.
openid-unlinked = Inicia sesión en cualquier sitio con tu cuenta de { $name }. Solo guardamos un número que nos da para ti.
openid-link = Vincular con { $name }
openid-unlink = Desvincular
error-no-mail = Este servidor no envía correos.
error-no-openid = Este servidor no ofrece esa forma de iniciar sesión.
error-no-such-link = Este enlace ya se usó o caducó. Pide uno nuevo.
error-no-such-address = Esta dirección ya no está aquí.
error-mail-address = No es una dirección de correo a la que podamos escribir.
error-mail-taken = Esta dirección es de otra persona aquí. Inicia sesión con ella si también eres tú.
error-mail-enough =
    { $most ->
        [one] Basta con { $most } dirección.
       *[other] Bastan { $most } direcciones.
    } Quita una primero.
error-openid-failed = No funcionó, o lo cancelaste. Inténtalo de nuevo.
error-openid-unknown = Nadie aquí está vinculado todavía a esta cuenta. Elige primero un nombre y vincúlala en tus dispositivos.
error-openid-taken = Esta cuenta está vinculada a otra persona aquí.
error-openid-away = El otro servicio no responde ahora. Inténtalo más tarde.
sign-in-lead = Juega aquí con el nombre que ya usas en otro dispositivo.
device-here = Este navegador
device-today = Hoy
device-sign-out = Cerrar sesión
device-sign-out-named = Cerrar sesión: { $device }
device-sign-out-others = Cerrar todas las demás
device-sign-out-others-sure =
    { $count ->
        [one] El otro navegador dejará de reconocerte.
       *[other] Otros { $count } navegadores dejarán de reconocerte.
    }
device-sign-out-here-sure = Este navegador dejará de reconocerte. Podrás volver a entrar con un código de otro dispositivo.
device-sign-out-last-sure = No tienes sesión en ningún otro sitio. Si cierras esta, puede que no recuperes tus mesas ni tus estadísticas.
device-sign-out-sure = { $device } dejará de reconocerte.
pairing-title = Jugar también en otro dispositivo
pairing-lead = Muestra aquí un código y escríbelo en tu otro dispositivo. Tendrás tus mesas en los dos.
pairing-show = Mostrar un código
pairing-hide = Ocultar el código
pairing-how = Escanéalo con tu otro dispositivo o escribe allí las letras. El código sirve una vez, durante dos minutos.
pairing-qr = Enlace para entrar en otro dispositivo, como código QR
pairing-letters = O ve a { $address } y escribe:
pairing-waiting = Esperando a tu otro dispositivo…
pairing-asks = { $device } quiere entrar con tu nombre ({ $when }).
pairing-asks-sure = ¿Es tu otro dispositivo? Di que sí solo en ese caso: podrá hacer todo lo que puedes hacer aquí.
pairing-yes = Sí, soy yo
pairing-no = No
pairing-signing-in = Iniciando sesión en tu otro dispositivo…
pairing-done = Tu otro dispositivo ya tiene la sesión abierta.
pairing-refused = Ese dispositivo no ha entrado.
pairing-over = El código ha caducado.
sign-in-code = Con un código
sign-in-letters = Código de tu otro dispositivo
sign-in-where = En el dispositivo donde ya juegas, abre Mi página, después Tus dispositivos, y muestra un código.
sign-in-go = Siguiente
sign-in-yes = Sí, entrar
sign-in-as = Aquí jugarás como { $name }.
sign-in-joins =
    { $count ->
        [0] Lo que { $guest } hizo en este navegador pasa a { $name }.
        [one] Lo que { $guest } hizo en este navegador pasa a { $name }, con una mesa.
       *[other] Lo que { $guest } hizo en este navegador pasa a { $name }, con { $count } mesas.
    }
sign-in-stays = { $guest } tiene sus propias formas de entrar y se queda como está. No se traslada nada.
sign-in-together =
    { $count ->
        [one] Los dos estáis en una misma mesa: siguen siendo dos puestos, y ambos son tuyos. Esa partida no cuenta para tus estadísticas.
       *[other] Los dos estáis en { $count } mesas: siguen siendo dos puestos, y ambos son tuyos. Esas partidas no cuentan para tus estadísticas.
    }
sign-in-waiting = Ahora confirma en tu otro dispositivo…
sign-in-refused = Tu otro dispositivo ha dicho que no. Muestra allí un código nuevo para volver a intentarlo.
sign-in-done = Aquí también eres { $name }
sign-in-done-text = Ahora tus mesas también están en este dispositivo.
sign-in-joined =
    { $count ->
        [one] Se ha trasladado una mesa.
       *[other] Se han trasladado { $count } mesas.
    }
error-no-such-code = Este código es incorrecto, ya se usó o ha caducado. Muestra uno nuevo en tu otro dispositivo.
error-already-you = Ya tienes la sesión abierta aquí. Escribe el código en otro dispositivo.
passkey = Llave de acceso
passkeys = Llaves de acceso
passkeys-help = La llave de acceso se guarda en tu móvil, tu ordenador o tu gestor de contraseñas. Con ella entras en cualquiera de ellos, sin contraseña.
passkeys-no-browser = Este navegador no admite llaves de acceso.
passkey-made = Tu llave de acceso está lista.
passkey-name = Nombre de la llave de acceso
passkey-rename = Cambiar el nombre de { $name }
passkey-rename-short = Cambiar el nombre
passkey-remove = Quitar { $name }
passkey-remove-yes = Quitar
passkey-remove-help = Ya no podrás entrar con ella. Los navegadores en los que ya entraste siguen igual.
passkey-days = Creada: { $made }. Último uso: { $used }
sign-in-passkey = Entrar con una llave de acceso
sign-in-passkey-help = Tu dispositivo te pide la huella, la cara o el bloqueo de pantalla.
recovery-code-use = Entrar con este código
recovery-code = Código de recuperación
recovery-code-label = Uno de los códigos que guardaste
recovery-codes = Códigos de recuperación
recovery-codes-help = Cada código te deja entrar una vez si pierdes tus llaves de acceso.
recovery-codes-left = { $count ->
    [0] No tienes códigos de recuperación.
    [one] Te queda un código.
   *[other] Te quedan { $count } códigos.
}
recovery-codes-once = Guarda estos códigos ahora: solo se muestran una vez.
recovery-codes-make = Crear códigos nuevos
recovery-codes-replace = Los códigos que tienes ahora dejarán de funcionar.
recovery-codes-file = Códigos de recuperación de { $address }
recovery-codes-copy = Copiar
recovery-codes-download = Descargar
recovery-codes-print = Imprimir

feeds-page-lead = Mira tus turnos en un calendario, un lector de canales o un chat.
feeds-title = Calendario y canal
feeds-lead = Suscríbete a una dirección secreta y tus turnos aparecerán donde ya miras. Quien conozca la dirección puede leerla.
feeds-made = Creada el { $day }
feeds-withdraw = Retirar
feeds-withdraw-one = Retirar las direcciones del { $day }
feeds-once = Copia ahora estas direcciones. No se volverán a mostrar.
feeds-calendar = Para un calendario
feeds-atom = Para un lector de canales
feeds-make = Crear direcciones
webhooks-title = Webhooks
webhooks-lead = Ludoteca envía tus avisos a esta dirección. Eliges cuáles en los ajustes. Las direcciones de Discord y Slack funcionan tal cual.
webhooks-table = De una mesa
webhooks-stopped = Parado: ha fallado demasiadas veces. Una prueba lo reactiva.
webhooks-test = Probar
webhooks-test-one = Probar { $host }
webhooks-remove = Quitar
webhooks-remove-one = Quitar { $host }
webhooks-tried = Prueba enviada a { $host }.
webhooks-secret = Secreto para comprobar las firmas. No se volverá a mostrar.
webhooks-address = Dirección del receptor
webhooks-add = Añadir
webhooks-shape = Quién lo recibe
webhooks-shape-auto = Según la dirección
webhooks-shape-discord = Discord
webhooks-shape-slack = Slack
webhooks-shape-json = Otro programa
webhooks-no-links = Los mensajes no podrán enlazar con Ludoteca hasta que su anfitrión defina PUBLIC_URL.
table-webhooks = Publicar en un chat
table-webhooks-lead = Ludoteca cuenta en un canal tuyo cuándo esta mesa se llena, empieza o termina y a quién le toca. Lo puede leer todo el canal.

## Errors

error-same-person = Es una y la misma persona.
error-no-such-session = Ese navegador no tiene la sesión iniciada, o ya no.
error-no-passkeys-here = Las llaves de acceso no funcionan en esta dirección. Abre la casa con su propio nombre, por https.
error-no-passkey = Crea antes una llave de acceso.
error-passkey-expired = Han pasado más de cinco minutos. Inténtalo otra vez.
error-passkey-refused = No se pudo comprobar esa llave de acceso. Inténtalo otra vez.
error-passkey-copied = Parece que alguien ha copiado esta llave de acceso. Entra de otra forma y quítala.
error-passkey-unknown = Esta llave de acceso ya no sirve aquí: se quitó.
error-too-many-passkeys = Ya tienes { $most } llaves de acceso. Quita antes una.
error-recovery-code = Este código de recuperación no es correcto o ya se usó.
