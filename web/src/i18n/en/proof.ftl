## The proof that all was drawn fairly

proof = Proof of fair draws
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
record-download = Download the record
luck = Luck
luck-sentence =
    { $seat_you ->
        [yes] Luck was worth { $points } points to you.
       *[other] Luck was worth { $points } points to { $seat_name }.
    }
luck-together = Luck was worth { $points } points to you all.
luck-help = Each draw is compared with the average of all possible outcomes, as the game’s own bot values them; with more than 100 outcomes, with the average of 30 of them.
record-draws-bad = A draw of entry { $n } is wrong.
record-secret-bad = The secret does not match its fingerprint.
