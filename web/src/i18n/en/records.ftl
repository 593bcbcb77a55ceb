## Records

records = Records
records-title = Open a record
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
record-draws-good =
    { $by ->
        [secret] All { $count } draws follow from the secret, and the secret fits its fingerprint.
       *[seed] All { $count } draws follow from the seed.
    }
record-rules-good = The rules allow every entry, and the result is right.
record-seed-help = A record can be right in itself and still be of a table that never took place. Only what you kept of your own table can tell.
