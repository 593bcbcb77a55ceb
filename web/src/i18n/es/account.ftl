## Devices and signing in

devices-title = Tus dispositivos
sign-in-title = Entrar aquí
sign-in-lead = Juega aquí con el nombre que ya usas en otro dispositivo.
devices = Sesiones abiertas
device-name = { $browser } en { $system }
device-unknown = Navegador desconocido
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
sign-in-elsewhere = Ya juego en otro dispositivo
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
signed-out = Se ha cerrado tu sesión en este navegador.
error-no-such-code = Este código es incorrecto, ya se usó o ha caducado. Muestra uno nuevo en tu otro dispositivo.
error-already-you = Ya tienes la sesión abierta aquí. Escribe el código en otro dispositivo.

## Llaves de acceso y códigos de recuperación

passkey = Llave de acceso
passkeys = Llaves de acceso
passkeys-help = La llave de acceso se guarda en tu móvil, tu ordenador o tu gestor de contraseñas. Con ella entras en cualquiera de ellos, sin contraseña.
passkeys-no-browser = Este navegador no admite llaves de acceso.
passkey-make = Crear una llave de acceso
passkey-made = Tu llave de acceso está lista.
passkey-name = Nombre de la llave de acceso
passkey-rename = Cambiar el nombre de { $name }
passkey-rename-short = Cambiar el nombre
passkey-remove = Quitar { $name }
passkey-remove-yes = Quitar
passkey-remove-help = Ya no podrás entrar con ella. Los navegadores en los que ya entraste siguen igual.
passkey-days = Creada: { $made }. Último uso: { $used }
passkey-offer = Conserva tus partidas en todos tus dispositivos.
passkey-offer-close = No volver a mostrar
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
