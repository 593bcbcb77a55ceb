## Devices and signing in

devices-title = Your devices
sign-in-title = Sign in here
sign-in-lead = Play here as the person you already are on another device.

## Passkeys and recovery codes

passkey = Passkey
passkeys = Passkeys
passkeys-help = A passkey is kept by your phone, computer or password manager. It signs you in on any of them, without a password.
passkeys-no-browser = This browser doesn’t know passkeys.
passkey-make = Make a passkey
passkey-made = Your passkey is ready.
passkey-name = Name of the passkey
passkey-rename = Rename { $name }
passkey-rename-short = Rename
passkey-remove = Remove { $name }
passkey-remove-yes = Remove
passkey-remove-help = You can no longer sign in with it. Browsers that are signed in stay signed in.
passkey-days = Made { $made }, last used { $used }
passkey-offer = Keep your games on all your devices.
passkey-offer-close = Don’t show this again
sign-in-passkey = Sign in with a passkey
sign-in-passkey-help = Your device asks for your fingerprint, face or screen lock.
sign-in-code = Sign in with this code
recovery-code = Recovery code
recovery-code-label = One of the codes you kept
recovery-codes = Recovery codes
recovery-codes-help = Each code signs you in once, should you lose your passkeys.
recovery-codes-left = { $count ->
    [0] You have no recovery codes.
    [one] You have one code left.
   *[other] You have { $count } codes left.
}
recovery-codes-once = Keep these codes now: they are shown only once.
recovery-codes-make = Make new codes
recovery-codes-replace = The codes you have now stop working.
recovery-codes-file = Recovery codes for { $address }
recovery-codes-copy = Copy
recovery-codes-download = Download
recovery-codes-print = Print
