## Devices and signing in

devices-title = Tus dispositivos
sign-in-title = Entrar aquí
sign-in-lead = Juega aquí con el nombre que ya usas en otro dispositivo.

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
sign-in-code = Entrar con este código
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
