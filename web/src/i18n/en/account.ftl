## Devices and signing in

devices-title = Your devices
sign-in-title = Sign in here
sign-in-lead = Play here as the person you already are on another device.
