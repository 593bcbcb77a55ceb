## Errors

error-network = The server cannot be reached. Check your connection and try again.
error-unreadable = The server did not understand this request.
error-unreadable-frame = The server did not understand this message.
error-unreadable-action = The server did not understand this choice.
error-no-guest = Choose a nickname first.
error-forged-request = This page was open for too long. Please reload it.
error-no-cookies = Your browser kept no cookies from this site, so it cannot know you. Allow cookies for this address, then reload the page.
error-other-address = Your browser keeps no cookies of this site at this address. Open it at { $address } instead.
error-no-websocket = Your browser reaches the server, but the live connection does not get through. Try without a VPN, proxy or content filter, or on another network. If you run this server: let the proxy pass WebSockets on.
error-foreign-origin = This request came from another site and was refused.
error-not-owner = Only the host of the table can do this.
error-not-your-seat = This is not your seat.
error-not-found = There is nothing here.
error-no-such-table = This table does not exist. Perhaps the link was cut off when it was copied.
error-no-tutorial = This game has no tutorial.
error-method = The server does not support this request.
error-no-such-game = There is no such game here.
error-no-such-seat = This seat does not exist.
error-no-such-level = There is no bot of this strength.
error-options = These settings do not fit the game.
error-seat-count = This game needs { $least } to { $most } seats.
error-seat-count-exact =
    This game needs { $seats ->
        [one] one seat
       *[other] exactly { $seats } seats
    }.
error-history-range = At most { $most } entries can be read at once.
error-name-empty = A nickname needs at least one letter.
error-name-too-long =
    A nickname has at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
error-name-characters = A nickname may hold letters, digits, spaces and simple punctuation.
error-name-like-a-bot = This looks like the name of a bot. Choose another one.
error-name-reserved = This name is reserved: people would take you for the operators of this site.
error-name-link = A nickname cannot be a link. Put a space after the dot.
error-already-seated = You already sit at this table.
error-not-seated = You do not sit at this table.
error-seat-taken = Somebody else sits there now.
error-table-full = All seats are taken. You can watch.
error-not-invited = This person can’t be invited right now. You can send them the link.
error-sent-away = You were sent away from this table. You can watch, and sit down again in two minutes.
error-blocked-there = You have blocked somebody at this table.
error-seat-open = There are open seats. Fill them before you start.
error-seat-occupied = { $name } sits there. Free the seat first.
error-seats-changed = The seats have just changed. Please try again.
error-colour-taken = Somebody else has this colour.
error-not-answered = { $name } has not answered yet.
error-shared-dice = Others play the same dice, so its settings cannot be changed.
error-table-started = The game has already started.
error-not-running = The game is not running.
error-not-over = You can see that when the game is over.
error-not-asked = There is nothing for you to choose right now.
error-hints-off = There are no hints at this table.
error-no-such-challenge = There is no such challenge.
error-challenge-alone = Today’s challenge is played alone, with fixed settings.
error-challenge-open = Others have yet to play these dice. You can see this once you have played them yourself, or once the challenge is closed.
error-challenge-over = That challenge is over. There is a new one every day.
error-not-comparable = Tables of this game cannot be played on the same dice.
error-table-stopped = This table has stopped.
error-table-closed = This table has been closed.
error-not-a-person = Nobody sits there.
error-bot-plays = A bot is playing for you. Take your seat back first.
error-undo-asked = Somebody has already asked to undo. Wait for the answer.
error-undo-declined = That was declined. Ask again after the next move.
error-undo-gone = That request is no longer open.
error-paused = The table is paused already.
error-pause-time = A pause lasts from five minutes to 30 days.
error-pause-gone = That request is no longer open.
error-asked-already = It is your turn: choose now.
error-too-many-ahead = You have chosen ahead at { $most } tables. Take one of those choices back first.
error-person-plays = A person is playing in this seat.
error-seat-not-played = No bot is playing for you.
error-too-many-sockets = Too many Ludoteca windows are open on your network. Close some of them.
error-no-preview = This cannot be previewed here.
error-no-proposals = Nobody proposes anything in this game.
error-too-large = This is too large.
error-too-many =
    { $seconds ->
        [one] That was a little too fast. Try again in a second.
       *[other] That was a little too fast. Try again in { $seconds } seconds.
    }
error-too-many-tables = You have made { $most } tables within an hour. Try again a little later.
error-known-dice = The dice of this table are known already, so it is only for people who have the link.
error-never-rated = This table cannot count for ratings.
error-too-many-listed = You have { $most } tables in the lobby that wait for others. Start or close one first.
error-too-many-seats = You sit at { $most } tables of others that wait for their start. Play one of them, or leave one first.
error-taken-back-enough = You have used Undo a lot here. Please play on from where you are.
error-changed-enough = You have changed this choice too many times. It stays as it is.
error-unknown-host = This server does not know the address that you used. Its operator must set PUBLIC_URL.
error-internal = Something went wrong on our side. Try again in a moment.
error-no-hint = The bot had no answer this time. Ask again in a moment.
error-no-review = This could not be finished. Try again: it continues where it stopped.
error-not-saved = The server could not save this, so nothing has changed. Try again in a moment.
error-draining = This house is about to close for maintenance, so no tables are made now. Come back a little later.
error-talk-off = Talk is switched off at this table, or limited to phrases.
error-talk-empty = This message is empty.
error-no-such-phrase = This phrase does not exist.
error-said-already = You have just said that.
error-no-such-person = This person does not exist here, or no longer.
error-lasting-person = They have ways of their own to sign in, such as a passkey: only they themselves can do this.
error-name-taken = Somebody else at this table has this name. Choose another one.
error-name-taken-away = The moderators took this name away. Choose another one.
error-banned = You cannot take part until the moderators’ ban ends. Your notices say why.
error-held-browser = This browser is kept out for now, because of a ban.
error-muted = You cannot write your own words for now. Phrases still work.
error-no-such-feed = That feed was withdrawn already.
error-no-such-webhook = There is no such webhook any more.
error-too-many-feeds = You have { $most } feed addresses already. Withdraw one first.
error-too-many-webhooks = There are { $most } webhooks already. Remove one first.
error-webhook-address = Enter an address that starts with https:// and belongs to a public server.
error-no-such-language = This language does not exist here.
error-no-such-zone = This time zone does not exist.
error-hours-length = Playing hours last from { $least } to { $most } hours a day.
error-hours-changed = You have changed your playing hours { $most } times this week. Try again in a few days.
error-on-holiday = You are already on holiday.
error-holiday-left = { $left ->
    [0] You have no holiday left this year.
    [one] You have { $left } day of holiday left this year.
   *[other] You have { $left } days of holiday left this year.
  }
error-holiday-days = A holiday lasts from today for up to { $most } days.
error-too-many-browsers = You have notifications in too many browsers. Switch one off first.
error-push-service = This browser’s push service cannot be used.
error-no-push = This browser gets no notifications.
error-search-seats = No chosen game has that many players.
error-already-matched = A table has been found for you. Answer there first.
error-not-matched = That table is gone. Your search goes on.
error-not-lasting = First add a way to sign in again.
