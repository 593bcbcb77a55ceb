records = Records
records-title = Open a record
record-draws-good =
    { $by ->
        [secret] All { $count } draws follow from the secret, and the secret fits its fingerprint.
       *[seed] All { $count } draws follow from the seed.
    }
