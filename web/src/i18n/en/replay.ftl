## Looking back

as-it-was = See the table as it was
replay-title = Replay: { $name }
back-to-now = Back to now
back-to-table = Back to the table
replay-your-turn = It is your turn now.
replay-controls = Play back
replay-slider = Place in the replay
replay-position = Step { $n } of { $of }
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-last = To the end
replay-back = One step back
replay-forward = One step forward
replay-turn-back = One turn back
replay-turn-forward = One turn forward
replay-speed = Speed
replay-times = { $times }×
replay-keys = Space plays and pauses. The arrow keys step, with Shift by turns.
share-moment = Share this moment
link-moment = Link to this moment
missed-moves =
    { $count ->
        [one] One move since your last
       *[other] { $count } moves since your last
    }
