proof = Proof of fair draws
record-download = Download the record
luck-sentence =
    { $seat_you ->
        [yes] Luck was worth { $points } points to you.
       *[other] Luck was worth { $points } points to { $seat_name }.
    }
luck-together = Luck was worth { $points } points to you all.
luck-help = Each draw is compared with the average of all possible outcomes, as the game’s own bot values them; with more than 100 outcomes, with the average of 30 of them.
