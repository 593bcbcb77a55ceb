### Tournaments: the pages, and what is refused there

tournament = Tournament
tournaments-lead = Several rounds with changing opponents, in one evening or over days. Open to everyone with the link.
tournaments-mine = Yours
tournaments-listed = Open to everyone
tournaments-none = No public tournament right now. Start one and share the link.
tournament-people = { $people ->
    [one] { $people } player
   *[other] { $people } players
}
tournament-tables-of = Tables of { $seats }
tournament-open = Open for entries
tournament-starts = Starts { $time }
tournament-over = Over
tournament-cancelled = Cancelled
tournament-round-of = Round { $round } of { $rounds }

tournament-make = New tournament
tournament-make-lasting = To run a tournament, first add a way to sign in again. Anyone with a nickname can play in one.
tournament-make-lasting-how = Add a way to sign in
tournament-name = Name of the tournament
tournament-game = Game
tournament-same-dice = Every table of a round gets the same dice and cards, so you can compare with everyone.
tournament-swiss = In this game the dice depend on what players do, so tables differ: those with similar points meet.
tournament-seats = Seats per table
tournament-rounds = Rounds
tournament-late = Join until round
tournament-rest = Break between rounds (seconds)
tournament-clock-needed = A tournament needs a clock.
tournament-when = Start time
tournament-when-help = Leave it empty to start it yourself.
tournament-listed = Who can find it
tournament-listed-no = Only people with the link
tournament-listed-yes = Everyone

tournament-take-part = Take part
tournament-enter = Enter
tournament-come-back = Come back
tournament-entered = You’re in. Keep this page open or turn on notifications: we’ll tell you when a round begins.
tournament-your-table = Your table is ready.
tournament-to-table = Go to your table
tournament-next-round = The next round begins { $time }.
tournament-wait-others = Waiting for the other tables of this round.
tournament-start = Start now
tournament-cancel = Cancel the tournament
tournament-cancel-sure = Cancel this tournament?
tournament-cancel-text = It can’t be brought back.
tournament-withdraw = Withdraw
tournament-withdraw-sure = Play no further rounds?
tournament-withdraw-text = A table that is still running stays yours: please finish it.
tournament-link = Share this page’s link: anyone who opens it can enter.

tournament-standings = Standings
tournament-entries = Players
tournament-nobody = Nobody has entered yet.
tournament-rank = Rank
tournament-number = No.
tournament-round-short = R{ $round }
tournament-points = Points
tournament-opposition = Opponents
tournament-remove = Take out { $name }
tournament-remove-sure = Take { $name } out of this tournament?
tournament-remove-text = They play no further round and can’t come back. A table that is still running stays theirs.
tournament-remove-yes = Take out
tournament-out = withdrawn
tournament-bot = Bot

tournament-round = Round { $round }
tournament-table = Table { $table }
tournament-bye = Bye: { $names }
tournament-away = away, no points
tournament-void = no result
tournament-replay-own = Your replay
tournament-replay-best = The best one’s replay
tournament-beside = Compare with the best game

tournament-rules = Rules
tournament-rule-same-dice = All tables of a round have the same dice and cards. They stay secret until the round is over.
tournament-rule-mixed = Seats are drawn so that you meet as many different people as possible.
tournament-rule-points-same = A round is worth up to 100 points: 50 for your place at the table, 50 for how you did against everyone at other tables with the same dice.
tournament-rule-apart = The dice depend on what players do in this game, so no two tables can have the same.
tournament-rule-swiss = Players with similar points meet, as far as they haven’t met yet (Swiss system).
tournament-rule-points-place = A round is worth up to 100 points, for your place at the table.
tournament-rule-away = If you leave or don’t show up, a bot plays on and you get no points for that round.
tournament-rule-bye = Whoever is left over gets a bye, worth 60 points. So is a table that breaks off through no fault of its players.
tournament-rule-ties = Ties: first the average points of the people you met, then your best round. Otherwise the rank is shared.
tournament-rule-late = New players can join until round { $round } begins.
tournament-rule-seed = The draw is fixed by this fingerprint; the number behind it is shown at the end.

error-no-such-tournament = There is no such tournament.
error-tournament-together = In this game everybody wins or loses together, so there are no tournaments.
error-tournament-time = Choose a start within the next 30 days.
error-tournament-people = Too few to start. It takes at least { $least }.
error-tournament-started = It has already started.
error-tournament-over = This tournament is over.
error-tournament-full = This tournament is full.
error-tournament-late = It’s too late to enter this tournament.
error-tournament-removed = The organizer has taken you out of this tournament.
error-tournament-seats = Seats of a tournament are drawn.
error-too-many-tournaments = You run as many tournaments as you can at once ({ $most }). Finish one first.
error-too-many-entries = You are in as many tournaments as you can be at once ({ $most }).

### Two replays of the same dice

beside = Two replays side by side
beside-title = Side by side: { $name }
beside-board = Whose board
beside-turn = Turn { $turn } of { $of }.
beside-slider = Turn
beside-start = Before the first turn. The first difference is in turn { $turn }.
beside-until = The same so far. The first difference is in turn { $turn }.
beside-first = The first difference is here.
beside-same = The same in this turn. The first difference was in turn { $turn }.
beside-differs = Different in this turn, too. The first difference was in turn { $turn }.
beside-never = Both are the same from start to end.
beside-to-first = To turn { $turn }
beside-difference = Next difference
beside-difference-back = Previous difference
beside-nothing = Nothing in this turn.
beside-over = Already finished.
beside-keys = The arrow keys step by turn, with Shift to the next difference.
