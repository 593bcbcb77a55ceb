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
mail-notices-help = Tu turno, invitaciones y más; como mucho, un correo por hora
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
