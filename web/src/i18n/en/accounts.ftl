## Signing in by mail, and with a provider

mail-address = Mail address
mail-sign-in = Sign in by mail
mail-sign-in-help = If someone plays under this address, a link goes there.
mail-send = Send the link
mail-waiting = Look in your mailbox. Open the link in this browser, or confirm it in another one, and you are signed in here.
mail-waiting-none = No mail? Perhaps it was taken for spam, or the address does not belong to anyone here.
mail-number = Number: { $number }
mail-other-address = Another address
mail-section = Mail address
mail-section-help = With a link to this address you can sign in anywhere. Nobody else sees it.
mail-add = Add an address
mail-change = Change
mail-remove = Remove
mail-remove-sure = Remove { $address }? You can no longer sign in with it.
mail-notices = Tell me here
mail-notices-help = Your turn, invitations and more
mail-pace = How often
mail-pace-at-once = At once
mail-pace-hourly = At most once an hour
mail-pace-daily = Once a day
mail-pace-time = At
mail-confirm-sent = A mail is on its way to { $address }. The address counts once you open the link in it.
mail-link-title = Link from a mail
mail-link-asked = Asked for by { $browser } at { $time }.
mail-link-some-browser = a browser
mail-link-here = You asked for this in this browser.
mail-link-sign-in = Sign in
mail-link-elsewhere = You asked for this in another browser. Does it show the number { $number }? If you confirm, that browser is signed in, not this one.
mail-link-elsewhere-warning = Confirm only if you asked for it yourself.
mail-link-confirm = Yes, sign in there
mail-link-confirmed = Done: the other browser is signed in now.
mail-link-add = { $name } wants to use { $address } to sign in.
mail-link-add-confirm = Confirm the address
mail-link-added = The address is confirmed.
mail-unsubscribe-title = No more notices by mail
mail-unsubscribe-ask = Should notices no longer go to this address? You can still sign in with it.
mail-unsubscribe-do = No more notices
mail-unsubscribe-done = Done. No more notices go to this address.
openid-sign-in = Continue with { $name }
openid-linked = You can sign in with { $name }. We store nothing but a number that it gives us for you.
openid-unlinked = Sign in anywhere with your account at { $name }. We store nothing but a number that it gives us for you.
openid-link = Link with { $name }
openid-unlink = End the link
error-no-mail = This server sends no mail.
error-no-openid = This server has no such way to sign in.
error-no-such-link = This link was used already, or its time is over. Ask for a new one.
error-no-such-address = This address is no longer here.
error-mail-address = This is not a mail address that we can write to.
error-mail-taken = This address belongs to another person here. Sign in with it if that is you, too.
error-mail-enough =
    { $most ->
        [one] { $most } address is
       *[other] { $most } addresses are
    } enough. Remove one first.
error-openid-failed = That did not work, or you cancelled it. Please try again.
error-openid-unknown = Nobody here is linked with this account yet. Choose a name first, then link it under your devices.
error-openid-taken = This account is linked with another person here.
error-openid-away = The other service does not answer right now. Please try again later.
sign-in-lead = Play here as the person you already are on another device.
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
error-no-such-code = This code is wrong, used or too old. Show a new one on your other device.
error-already-you = You are signed in here already. Enter the code on another device.
passkey = Passkey
passkeys = Passkeys
passkeys-help = A passkey is kept by your phone, computer or password manager. It signs you in on any of them, without a password.
passkeys-no-browser = This browser doesn’t know passkeys.
passkey-made = Your passkey is ready.
passkey-name = Name of the passkey
passkey-rename = Rename { $name }
passkey-rename-short = Rename
passkey-remove = Remove { $name }
passkey-remove-yes = Remove
passkey-remove-help = You can no longer sign in with it. Browsers that are signed in stay signed in.
passkey-days = Made { $made }, last used { $used }
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

feeds-page-lead = See your turns in a calendar, a feed reader or a chat.
feeds-title = Calendar and feed
feeds-lead = Subscribe to a secret address, and your turns appear where you look anyway. Anyone who knows the address can read it.
feeds-made = Made on { $day }
feeds-withdraw = Withdraw
feeds-withdraw-one = Withdraw the addresses of { $day }
feeds-once = Copy these addresses now. They won’t be shown again.
feeds-calendar = For a calendar
feeds-atom = For a feed reader
feeds-make = Make addresses
webhooks-title = Webhooks
webhooks-lead = Ludoteca posts your notifications to this address. You choose which ones in the settings. Addresses of Discord and Slack work as they are.
webhooks-table = For one table
webhooks-stopped = Stopped: it failed too often. A test starts it again.
webhooks-test = Test
webhooks-test-one = Test { $host }
webhooks-remove = Remove
webhooks-remove-one = Remove { $host }
webhooks-tried = Test event sent to { $host }.
webhooks-secret = Secret for checking signatures. It won’t be shown again.
webhooks-address = Address of the receiver
webhooks-add = Add
webhooks-shape = Who receives it
webhooks-shape-auto = Go by the address
webhooks-shape-discord = Discord
webhooks-shape-slack = Slack
webhooks-shape-json = Another program
webhooks-no-links = Messages can’t link to Ludoteca until its host sets PUBLIC_URL.
table-webhooks = Post to a chat
table-webhooks-lead = Ludoteca tells a channel of yours when this table fills up, starts or ends, and whose turn it is. Everyone in the channel can read it.

## Errors

error-same-person = That is one and the same person.
error-no-such-session = This browser is not signed in, or no longer.
error-no-passkeys-here = Passkeys don’t work at this address. Open the house under its own name, by https.
error-no-passkey = Make a passkey first.
error-passkey-expired = That took longer than five minutes. Please try again.
error-passkey-refused = That passkey could not be checked. Please try again.
error-passkey-copied = This passkey seems to have been copied. Sign in another way and remove it.
error-passkey-unknown = This passkey no longer works here: it has been removed.
error-too-many-passkeys = You have { $most } passkeys already. Remove one first.
error-recovery-code = This recovery code is wrong, or has been used.
