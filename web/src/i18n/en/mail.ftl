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
mail-notices-help = Your turn, invitations and more, at most one mail an hour
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
