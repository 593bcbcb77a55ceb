## Devices and signing in

devices-title = Your devices
sign-in-title = Sign in here
sign-in-lead = Play here as the person you already are on another device.
devices = Where you are signed in
device-name = { $browser } on { $system }
device-unknown = Unknown browser
device-here = This browser
device-today = Today
device-sign-out = Sign out
device-sign-out-named = Sign out: { $device }
device-sign-out-others = Sign out all others
device-sign-out-others-sure =
    { $count ->
        [one] The other browser will no longer know you.
       *[other] { $count } other browsers will no longer know you.
    }
device-sign-out-here-sure = This browser will no longer know you. You can sign in again with a code from another device.
device-sign-out-last-sure = You are signed in nowhere else. If you sign out here, you may not get back to your tables and statistics.
device-sign-out-sure = { $device } will no longer know you.
pairing-title = Play on another device, too
pairing-lead = Show a code here, then enter it on your other device. Your tables are then on both.
pairing-show = Show a code
pairing-hide = Hide the code
pairing-how = Scan this with your other device, or enter the letters there. The code works once, for two minutes.
pairing-qr = Link to sign in on another device, as a QR code
pairing-letters = Or go to { $address } and enter:
pairing-waiting = Waiting for your other device…
pairing-asks = { $device } wants to sign in as you ({ $when }).
pairing-asks-sure = Is that your other device? Only then say yes: it will be able to do all that you can do here.
pairing-yes = Yes, that is me
pairing-no = No
pairing-signing-in = Signing in your other device…
pairing-done = Your other device is signed in.
pairing-refused = That device was not let in.
pairing-over = The code has run out.
sign-in-elsewhere = I play on another device already
sign-in-code = With a code
sign-in-letters = Code from your other device
sign-in-where = On the device where you already play, open My page, then Your devices, and show a code.
sign-in-go = Next
sign-in-yes = Yes, sign in
sign-in-as = You will play here as { $name }.
sign-in-joins =
    { $count ->
        [0] Everything that { $guest } has in this browser moves to { $name }.
        [one] Everything that { $guest } has in this browser moves to { $name }, including one table.
       *[other] Everything that { $guest } has in this browser moves to { $name }, including { $count } tables.
    }
sign-in-stays = { $guest } can sign in by other ways and stays apart. Nothing comes along.
sign-in-together =
    { $count ->
        [one] You both sit at one table: the two seats stay, and both are yours. That game does not count for your statistics.
       *[other] You both sit at { $count } tables: the two seats stay, and both are yours. Those games do not count for your statistics.
    }
sign-in-waiting = Now confirm on your other device…
sign-in-refused = Your other device said no. Show a new code there to try again.
sign-in-done = You are { $name } here, too
sign-in-done-text = Your tables are now on this device as well.
sign-in-joined =
    { $count ->
        [one] One table came along.
       *[other] { $count } tables came along.
    }
signed-out = You were signed out of this browser.
error-no-such-code = This code is wrong, used or too old. Show a new one on your other device.
error-already-you = You are signed in here already. Enter the code on another device.

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
recovery-code-use = Sign in with this code
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
