## Devices and signing in

devices-title = Tus dispositivos
sign-in-title = Entrar aquí
sign-in-lead = Juega aquí con el nombre que ya usas en otro dispositivo.
