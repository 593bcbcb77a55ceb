"""A table: what the rules make of its log. No I/O, no clock: it decides and never waits.

`Table.propose` tries a command on a clone and gives the entry that would record it. Whoever
made that entry durable gives it to `Table.commit`, which carries it out by replaying it:
live play, restarts and other processes' entries take the same path.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.core.codec import codec, encode
from ludoteca.core.fair import Fair
from ludoteca.core.game import AnyGame, Audience, Rejected, Seat, may_take_back, onward
from ludoteca.core.log import Entry, Start, read_start
from ludoteca.core.merit import Measure, Merit
from ludoteca.core.preview import Preview, preview
from ludoteca.core.replay import Course, set_up
from ludoteca.core.seating import Close, Reason, Return, SeatChange, Seating, StandIn
from ludoteca.core.standing import Standing, standing
from ludoteca.core.undo import UndoTo
from ludoteca.server.tables.dice import Dice
from ludoteca.server.tables.protocol import Act, Choice, Moment, Status, Undo, Update


class OutOfDate(Exception):
    """The command answers a question that is no longer open. ``n`` is the newest entry that
    its seat was told of."""

    def __init__(self, n: int) -> None:
        super().__init__(f"the newest entry is {n}")
        self.n = n


class Repeated(Exception):
    """The command was accepted before, as entry ``n``."""

    def __init__(self, n: int) -> None:
        super().__init__(f"accepted as entry {n}")
        self.n = n


class Proposal(msgspec.Struct, frozen=True):
    """An entry that may be appended, and what will be true then.

    ``questions`` maps each seat that will be to act to the entry that asked it; ``people`` are
    the seats in which people will play for themselves, ``closed`` is why the table will be closed.
    ``standing`` is how the table is decided: played to its end, or ended as agreed; ``merits`` has
    one per seat of a table that is played to its end and will be compared.
    """

    entry: Entry
    questions: Mapping[Seat, int]
    people: tuple[Seat, ...]
    status: Status
    closed: Reason | None = None
    standing: Standing | None = None
    merits: tuple[Merit, ...] = ()


class Table:
    """``n`` is the newest entry, -1 before the start. ``moments`` has one for each entry.
    ``fair`` is what the start says of the draws; None also where they cannot be proved.
    ``measure`` compares seats of a table that is on shared dice."""

    def __init__(self, game: AnyGame, dice: Dice, measure: Measure | None = None) -> None:
        self.game = game
        self.measure = measure
        self.n = -1
        self.seats = 0
        self.moments: list[Moment] = []
        self.fair: Fair | None = None
        self.seating = Seating(())
        self._next_draw = 0
        self._dice = dice
        self._codec = codec(game)
        self._course = Course(game)
        self._options: list[Sequence[Any]] = []
        self._asked: list[int] = []
        self._shown: dict[Audience, Update] = {}
        self._accepted: dict[tuple[Seat, str], int] = {}

    # ---- what is ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.n >= 0 and not any(self._options)

    @property
    def questions(self) -> dict[Seat, int]:
        """The open questions: each seat that is to act, and the entry that asked it."""
        return self._open(self._options, self._asked)

    @property
    def status(self) -> Status:
        return _status(self.over, self.closed)

    @property
    def closed(self) -> Reason | None:
        """Why the table was closed before its end; None when it was not."""
        return self.seating.closed

    @property
    def standing(self) -> Standing:
        return standing(self.game, self._state)

    def measured(self, measure: Measure) -> tuple[Merit, ...]:
        """The merit of each seat of a table that is over."""
        return tuple(measure(self._state, seat) for seat in range(self.seats))

    @property
    def helped(self) -> set[Seat]:
        """The seats in which bots have played for somebody at any time."""
        return {
            moment.seat
            for moment in self.moments
            if isinstance(moment.change, StandIn) and moment.seat is not None
        }

    def _merits(self, state: Any, seats: int) -> tuple[Merit, ...]:
        if self.measure is None:
            return ()
        return tuple(self.measure(state, seat) for seat in range(seats))

    def options(self, seat: Seat) -> Sequence[Any]:
        """All that ``seat`` may do, also take back."""
        return self._options[seat]

    def onward(self, seat: Seat) -> Sequence[Any]:
        """What ``seat`` may do to go on: nothing when it is not asked."""
        return onward(self.game, self._options[seat])

    def update(self, audience: Audience) -> Update:
        """All that ``audience`` was told last; as if it had just come to the table."""
        return self._shown[audience]

    @property
    def _state(self) -> Any:
        return self._course.state

    def knows(self, act: Act | Undo) -> bool:
        """Whether the command was accepted before."""
        return (act.seat, act.id) in self._accepted

    # ---- proposing -------------------------------------------------------------------------

    def propose_start(self, start: Start, at: int) -> Proposal:
        """Raises `Rejected` for options or seats that the game refuses."""
        chance = self._dice.chance(0, start.fair, 0)
        body = msgspec.Raw(encode(start))
        state = set_up(self.game, Entry(0, at, "start", body=body), chance)
        people = Seating(start.seats).people
        entry = Entry(0, at, "start", body=body, tape=tuple(chance.tape), draws=tuple(chance.draws))
        seats = len(start.seats)
        return self._proposal(entry, self._options_in(state, seats), [0] * seats, people, state)

    def propose(self, act: Act | Undo, at: int) -> Proposal:
        """Raises `Repeated`, `OutOfDate`, or `Rejected` by the rules; nothing changes here."""
        accepted = self._accepted.get((act.seat, act.id))
        if accepted is not None:
            raise Repeated(accepted)
        if act.seat >= self.seats:
            raise Rejected("error-no-such-seat", seat=act.seat)
        if isinstance(act, Undo):
            return self._propose_undo(act, at)
        if act.seen < self._asked[act.seat]:
            raise OutOfDate(self._shown[act.seat].n)
        action = self._codec.action(act.action)
        n = self.n + 1
        chance = self._dice.chance(n, self.fair, self._next_draw)
        state = self.game.clone(self._state)
        self.game.apply(state, act.seat, action, chance, None)
        body = msgspec.Raw(encode(action))
        tape, draws = tuple(chance.tape), tuple(chance.draws)
        entry = Entry(n, at, "act", act.seat, act.id, body, tape, draws)
        options = self._options_in(state, self.seats)
        asked = self._asked_after(entry, options)
        return self._proposal(entry, options, asked, state=state)

    def _propose_undo(self, undo: Undo, at: int) -> Proposal:
        to_act = self.game.to_act(self._state)
        state, _ = self._course.reach.find(undo.seat, undo.to, to_act)
        body = msgspec.Raw(encode(UndoTo(undo.to)))
        entry = Entry(self.n + 1, at, "undo", undo.seat, undo.id, body)
        options = self._options_in(state, self.seats)
        return self._proposal(entry, options, self._asked_after(entry, options))

    def propose_change(self, seat: Seat, change: SeatChange, at: int) -> Proposal:
        """Who plays in ``seat`` from now on. Nothing to the rules: the questions stay."""
        body = msgspec.Raw(encode(change))
        entry = Entry(self.n + 1, at, "seat", seat, body=body)
        others = [one for one in self.seating.people if one != seat]
        if isinstance(change, Return):
            others.append(seat)
        return self._proposal(entry, self._options, self._asked, tuple(others))

    def propose_close(self, reason: Reason, at: int) -> Proposal:
        entry = Entry(self.n + 1, at, "close", body=msgspec.Raw(encode(Close(reason))))
        return msgspec.structs.replace(
            self._proposal(entry, self._nothing, self._asked),
            status=_status(True, reason),
            closed=reason,
            standing=self.standing if reason == "agreed" else None,
        )

    @property
    def _nothing(self) -> list[Sequence[Any]]:
        return [()] * self.seats

    def preview(self, seat: Seat, action: msgspec.Raw) -> Preview:
        """What an action of ``seat`` would do, told from its view alone. Raises `Rejected`."""
        if seat >= self.seats:
            raise Rejected("error-no-such-seat", seat=seat)
        return preview(self.game, self._shown[seat].view, seat, self._codec.action(action))

    def _proposal(
        self,
        entry: Entry,
        options: list[Sequence[Any]],
        asked: list[int],
        people: tuple[Seat, ...] | None = None,
        state: Any = None,
    ) -> Proposal:
        if people is None:
            people = self.seating.people
        status = _status(not any(options), None)
        decided = status == "over" and state is not None
        return Proposal(
            entry,
            self._open(options, asked),
            people,
            status,
            standing=standing(self.game, state) if decided else None,
            merits=self._merits(state, len(options)) if decided else (),
        )

    def _open(self, options: list[Sequence[Any]], asked: list[int]) -> dict[Seat, int]:
        game = self.game
        return {seat: asked[seat] for seat, found in enumerate(options) if onward(game, found)}

    # ---- committing ------------------------------------------------------------------------

    def commit(self, entry: Entry) -> dict[Audience, Update]:
        """Carry out the next entry; an update for each audience that something changed for.

        Raises what `ludoteca.core.replay` raises; the table is of no use then.
        """
        assert entry.n == self.n + 1, f"entry {entry.n} cannot follow {self.n}"
        told: list[Any] = []
        undone: tuple[int, ...] = ()
        change: SeatChange | None = None
        if entry.kind == "start":
            self._course.follow(entry)
            start = read_start(entry.body)
            self.seats, self.fair = len(start.seats), start.fair
            self.seating = Seating(start.seats)
            self._options = self._options_in(self._state, self.seats)
            self._asked = [0] * self.seats
        elif entry.kind in ("seat", "close"):
            self._course.follow(entry)
            said = self.seating.follow(entry)
            if isinstance(said, StandIn | Return):
                change = said
            else:
                self._options = self._nothing
        else:
            undone = self._course.follow(entry, told)
            options = self._options_in(self._state, self.seats)
            self._asked = self._asked_after(entry, options)
            self._options = options
        self.n = entry.n
        if entry.draws:
            self._next_draw = entry.draws[-1].k + 1
        if entry.seat is not None and entry.id is not None:
            self._accepted[entry.seat, entry.id] = entry.n
        closed = self.closed if entry.kind == "close" else None
        moment = Moment(entry.n, entry.at, entry.seat, tuple(told), undone, change, closed)
        self.moments.append(moment)
        return self._changed(moment)

    def _options_in(self, state: Any, seats: int) -> list[Sequence[Any]]:
        found: list[Sequence[Any]] = [()] * seats
        for seat in range(seats) if may_take_back(self.game) else self.game.to_act(state):
            found[seat] = self.game.options(state, seat)
        return found

    def _asked_after(self, entry: Entry, options: list[Sequence[Any]]) -> list[int]:
        """A seat's question is new after its own action, and when others changed its options."""
        if entry.kind not in ("act", "undo"):
            return self._asked
        return [
            entry.n if seat == entry.seat or now != before else asked
            for seat, (now, before, asked) in enumerate(
                zip(options, self._options, self._asked, strict=True)
            )
        ]

    # ---- telling ---------------------------------------------------------------------------

    def is_public(self, moment: Moment) -> bool:
        """Whether everybody is told of an entry: not of a choice made in secret, nor of one
        taken back."""
        if moment.change is not None or moment.closed is not None:
            return True
        return bool(moment.events) or any(self.moments[n].events for n in moment.undone)

    def _changed(self, moment: Moment) -> dict[Audience, Update]:
        changed: dict[Audience, Update] = {}
        state, game = self._state, self.game
        to_act = () if self.closed else tuple(game.to_act(state))
        scores = tuple(game.scores(state))
        result = None if to_act else game.result(state)
        public = self.is_public(moment)
        audiences: list[Audience] = [None, *range(self.seats)]
        for audience in audiences:
            options: tuple[Choice, ...] = ()
            if audience is not None:
                options = tuple(
                    Choice(option, game.describe(state, audience, option))
                    for option in self._options[audience]
                )
            update = Update(
                n=moment.n,
                audience=audience,
                view=game.view(state, audience),
                prompt=game.prompt(state, audience),
                to_act=to_act,
                options=options,
                asked=-1 if audience is None else self._asked[audience],
                scores=scores,
                result=result,
                over=not to_act,
                undo=None if audience is None else self._course.reach.offer(audience, to_act),
                moment=None,
            )
            shown = self._shown.get(audience)
            if public or shown is None or not _same(shown, update):
                self._shown[audience] = update
                changed[audience] = msgspec.structs.replace(update, moment=moment)
        return changed


def _same(shown: Update, update: Update) -> bool:
    """Whether nothing but the number differs, or what may be undone: that somebody else has
    acted in secret is not told by it."""
    return msgspec.structs.replace(shown, n=update.n, undo=update.undo) == update


def _status(over: bool, closed: Reason | None) -> Status:
    """That of a table that has started."""
    if closed == "stopped":
        return "stopped"
    if closed is not None:
        return "closed"
    return "over" if over else "running"
