records-text = A record is a finished table as a file: who played, what was thrown, what was chosen. Anybody can check it and play it back, with or without us.
records-choose = Choose a file
records-drop = or drop one here
records-where = The file stays with you: your browser opens it, and the rules of the games run in your browser as well. Nothing of it is sent anywhere.
records-other = Open another file
records-which = Record, of { $of }
records-trouble-none = There is no record in this file.
records-trouble-compressed = This file is compressed. Unpack it first, then open what was in it.
records-trouble-utf-16 = This file is UTF-16 text, and records are UTF-8. Save it again as UTF-8.
records-trouble-too-large = This file is larger than 64 MB. Cut it into parts: each line is a record of its own.
records-trouble-too-many = This file has more than 100,000 lines. Cut it into parts: each line is a record of its own.
records-trouble-unreadable = This file could not be read.
records-fetching = Fetching the rules, once: { $size } MB
records-starting = Getting the rules ready…
records-checking =
    { $of ->
        [1] Checking entry { $entry }
       *[other] Checking record { $number } of { $of }, entry { $entry }
    }
records-right =
    { $of ->
        [1] Everything about this record is right.
       *[other] All { $of } records are right.
    }
records-wrong =
    { $of ->
        [1] Something about this record is not right.
       *[other] { $wrong } of { $of } records { $wrong ->
            [one] is
           *[other] are
        } not right.
    }
records-unknown =
    { $of ->
        [1] This record cannot be checked here.
       *[other] { $wrong } of { $of } records cannot be checked here.
    }
records-stopped = Stopped. Of { $of } so far { $right } right, { $wrong } not.
records-cancel = Cancel
records-go-on = Continue
records-failed = The rules could not be fetched, or failed. Nothing more was checked.
records-others = Other wrong records
record-number = Record { $number }
record-entry = entry { $n }
record-differs = Record { $number }, { $where }: { $what }
record-is = Record { $number }: { $what }
record-seen-by = As seen by
record-watchers = Watchers
record-until =
    Up to there everything is right: { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $draws ->
        [one] one draw
       *[other] { $draws } draws
    }.
record-bytes-good = Every byte is as it was written: checksum and hash chain match.
record-rules-good = The rules allow every entry, and the result is right.
record-seed-help = A record can be right in itself and still be of a table that never took place. Only what you kept of your own table can tell.
proof-good = The draws were fair, and your browser can prove it.
proof-consistent = We found nothing wrong with these draws.
proof-bad = Something about these draws is wrong.
proof-commitment-same = The fingerprint of the secret is the one that your browser was given before the start.
proof-commitment-late = Your browser was given the fingerprint of the secret only after the start: it cannot tell whether it was another one before.
proof-commitment-other = The fingerprint of the secret is not the one that your browser was given at first.
proof-commitment-unknown = Your browser was given no fingerprint at this table, so it can only check that everything fits together.
proof-secret-good = The secret matches its fingerprint.
proof-entropy-there = The random bytes of your browser are part of every draw.
proof-entropy-missing = The random bytes of your browser are missing.
proof-entropy-unknown = Your browser was not asked for random bytes at this table.
proof-record-bad = The record contradicts itself.
proof-derivation = How a draw came about
proof-which = Draw
proof-draw-in =
    Entry { $entry }, after { $seat_you ->
        [yes] your
       *[other] { $seat_name }’s
    } move: { $number } of { $of }
proof-draw-start = Entry { $entry }: start, { $number } of { $of }
proof-draw-help = A draw belongs to the entry of the move that causes it: the die for the next player falls there, too.
proof-draw-before = The draw before
proof-draw-after = The draw after
proof-no-draws = Nothing was drawn at this table.
proof-step-secret = The secret, published when the table was over:
proof-step-message = The message of draw { $k }: protocol, table, everybody’s random bytes, number of the draw:
proof-step-digest = HMAC-SHA-256 of the message with the secret; the first 16 digits count:
proof-step-value = Read as a number:
proof-step-thrown = So large that some of { $n } outcomes would be favoured: it is discarded, and the next draw counts.
proof-step-outcome = The remainder of a division by { $n }:
proof-step-shown = Outcomes count from 0: this is number { $number } of { $n }. On a die it is the number of pips.
proof-meaning = What this proves, and what it does not
proof-proves = Before the start the server gave out a fingerprint of its secret, and could not change the secret after that. Then everybody’s browser added random bytes. Secret and bytes together fix every outcome: none was chosen by hand, changed or thrown again. The server could not pick a secret that suits it, because it did not know those bytes when it gave out the fingerprint.
proof-not = It does not prove
proof-not-together = that the server did not play together with somebody at the table who answered last;
proof-not-ahead = that the server did not look ahead: it knows the secret while the table runs, though it can change nothing;
proof-not-late = anything to people who came after the start: they rely on the random bytes of the others;
proof-not-page = that this page is honest, when the same server sent it to you. Download the record and check it with a program of your own.
luck = Luck
record-draws-bad = A draw of entry { $n } is wrong.
record-secret-bad = The secret does not match its fingerprint.

## What can be wrong with a record

difference-not-utf8 = Byte { $byte } is not text.
difference-too-long = This line is longer than { $most } bytes.
difference-nested = It is nested too deeply.
difference-malformed = This is not JSON.
difference-cut-off = The line breaks off in the middle.
difference-missing-field = The field “{ $field }” is missing.
difference-unknown-field = There is no field “{ $field }” in a record.
difference-wrong-type = It is of type { $found } and should be of type { $expected }.
difference-wrong-value = This value is not possible.
difference-form = It is not written as records are written: other spaces, another order, or something twice.
difference-no-entries = There are none.
difference-links = The hash chain has { $found } links and should have { $expected }.
difference-no-such-game = The game { $game } is not on this server. It has: { $games }.
difference-newer-rules = It was played by newer rules (version { $found }); here is version { $here }. Reload the page, or open it where those rules are.
difference-older-rules = It was played by older rules (version { $found }); here is version { $here }.
difference-changed-header = The head of the record was changed after it was written.
difference-changed-entry = It was changed after it was written.
difference-changed-link = Link { $link } of the hash chain is { $found } and should be { $expected }.
difference-checksum = The checksum does not match; it should be { $expected }.
difference-value = It says { $found } and should say { $expected }.
difference-length = There are { $found } values, not { $expected }.
difference-header-value = It says { $found }, but entry 0 says { $expected }.
difference-header-length = There are { $found } values, but { $expected } in entry 0.
difference-start-field = The field “{ $field }” differs from the head of the record.
difference-entropies = Contributions of the seats { $seats }: there may be one of each, in order.
difference-commitment = The secret does not match its fingerprint.
difference-number = It has the number { $found }, not { $expected }.
difference-no-start = A table begins with a start, and this is none.
difference-kind = An entry of the kind { $kind } cannot be in a record.
difference-seating = The people at the table cannot have changed like this.
difference-pausing = The table cannot have paused or gone on like this.
difference-over = The game was already over.
difference-not-over = This is the last entry, but the game is not over.
difference-refused = The rules do not allow it: { $why }
difference-broke = The rules failed on it: { $error }
difference-draw = Draw { $at } is { $found } here, but { $expected } was drawn.
difference-draw-count = There are { $found } draws here, but the rules make { $expected }.

## The page of a challenge

challenge-none-title = No challenge for { $game }
challenge-none-text = A challenge compares what everybody makes of the same dice. In this game that would say little: the dice depend on the players’ choices, or the points depend on the opponents.
challenge-none-game = About the game
challenge-about = How it works
challenge-rules = You play it once, without hints. You’ll see how others did once you finish.
challenge-play = Play the challenge
challenge-go-on = Continue playing
challenge-your-table = Your table
challenge-nobody = Nobody has finished yet.
challenge-players =
    { $players ->
        [one] One person has finished.
       *[other] { $players } people have finished.
    }
challenge-hidden = You will see how they did once you have finished, too.
challenge-past = The challenge of { $day }
challenge-past-play = Play these dice
challenge-past-text = This day is over: you can play for yourself, but nothing is counted.
challenge-archive = Past days
challenge-archive-text = Everybody may look at them and play them. They no longer count.
challenge-people =
    { $players ->
        [one] One person
       *[other] { $players } people
    }
challenge-share = Share your result
challenge-share-rank = rank { $rank } of { $players }
challenge-again-title = The dice of a finished table
challenge-source = The first table with these dice
challenge-proof = What is proved about these dice
challenge-proof-text = The server chose these dice alone, so it could know or even pick them; no browser took part. What is proved: they were fixed before the day’s first table began, and all tables of the challenge had the same. Compare the fingerprint with what others were told, and check any record once the secret is published.
challenge-again-proof-text = All tables with these dice draw from the secret and the random bytes of the first one. Its proof holds for each of them: the same dice, fixed before the first table began.
challenge-commitment = Fingerprint (SHA-256 of the secret)
challenge-secret = Secret
