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
from ludoteca.core.game import AnyGame, Audience, Rejected, Seat
from ludoteca.core.log import Entry, Start, read_start
from ludoteca.core.preview import Preview, preview
from ludoteca.core.replay import Course, set_up
from ludoteca.core.standing import Standing, standing
from ludoteca.core.undo import UndoTo
from ludoteca.server.tables.dice import Dice
from ludoteca.server.tables.protocol import Act, Choice, Moment, Undo, Update


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

    ``questions`` maps each seat that will be to act to the entry that asked it.
    """

    entry: Entry
    questions: Mapping[Seat, int]
    over: bool


class Table:
    """``n`` is the newest entry, -1 before the start. ``moments`` has one for each entry.
    ``fair`` is what the start says of the draws; None also where they cannot be proved."""

    def __init__(self, game: AnyGame, dice: Dice) -> None:
        self.game = game
        self.n = -1
        self.seats = 0
        self.moments: list[Moment] = []
        self.fair: Fair | None = None
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
        return _open(self._options, self._asked)

    @property
    def standing(self) -> Standing:
        return standing(self.game, self._state)

    def options(self, seat: Seat) -> Sequence[Any]:
        return self._options[seat]

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
        entry = Entry(0, at, "start", body=body, tape=tuple(chance.tape), draws=tuple(chance.draws))
        seats = len(start.seats)
        return self._proposal(entry, self._options_in(state, seats), [0] * seats)

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
        return self._proposal(entry, options, self._asked_after(entry, options))

    def _propose_undo(self, undo: Undo, at: int) -> Proposal:
        to_act = self.game.to_act(self._state)
        state, _ = self._course.reach.find(undo.seat, undo.to, to_act)
        body = msgspec.Raw(encode(UndoTo(undo.to)))
        entry = Entry(self.n + 1, at, "undo", undo.seat, undo.id, body)
        options = self._options_in(state, self.seats)
        return self._proposal(entry, options, self._asked_after(entry, options))

    def preview(self, seat: Seat, action: msgspec.Raw) -> Preview:
        """What an action of ``seat`` would do, told from its view alone. Raises `Rejected`."""
        if seat >= self.seats:
            raise Rejected("error-no-such-seat", seat=seat)
        return preview(self.game, self._shown[seat].view, seat, self._codec.action(action))

    def _proposal(self, entry: Entry, options: list[Sequence[Any]], asked: list[int]) -> Proposal:
        return Proposal(entry, _open(options, asked), not any(options))

    # ---- committing ------------------------------------------------------------------------

    def commit(self, entry: Entry) -> dict[Audience, Update]:
        """Carry out the next entry; an update for each audience that something changed for.

        Raises what `ludoteca.core.replay` raises; the table is of no use then.
        """
        assert entry.n == self.n + 1, f"entry {entry.n} cannot follow {self.n}"
        told: list[Any] = []
        undone: tuple[int, ...] = ()
        if entry.kind == "start":
            self._course.follow(entry)
            start = read_start(entry.body)
            self.seats, self.fair = len(start.seats), start.fair
            self._options = self._options_in(self._state, self.seats)
            self._asked = [0] * self.seats
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
        moment = Moment(entry.n, entry.at, entry.seat, tuple(told), undone)
        self.moments.append(moment)
        return self._changed(moment)

    def _options_in(self, state: Any, seats: int) -> list[Sequence[Any]]:
        found: list[Sequence[Any]] = [()] * seats
        for seat in self.game.to_act(state):
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
        return bool(moment.events) or any(self.moments[n].events for n in moment.undone)

    def _changed(self, moment: Moment) -> dict[Audience, Update]:
        changed: dict[Audience, Update] = {}
        state, game = self._state, self.game
        to_act = tuple(game.to_act(state))
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
                undo=None if audience is None else self._course.may_undo(audience),
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


def _open(options: list[Sequence[Any]], asked: list[int]) -> dict[Seat, int]:
    return {seat: asked[seat] for seat, found in enumerate(options) if found}
