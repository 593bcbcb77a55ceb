"""A table: what the rules make of its log. No I/O, no clock: it decides and never waits.

`Table.propose` tries a command on a clone and gives the entry that would record it. Whoever
made that entry durable gives it to `Table.commit`, which goes on to what was tried. Entries that
come from elsewhere, from the log or from another process, are carried out by replaying them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec

from ludoteca.core.chance import Tape
from ludoteca.core.codec import codec
from ludoteca.core.draws.fair import Fair
from ludoteca.core.duplicate_score import DuplicateScore, Measure
from ludoteca.core.game import AnyGame, Audience, Rejected, Seat, Text, onward
from ludoteca.core.replay.log import Entry, Kind, Start
from ludoteca.core.replay.pausing import HALTED, Break, Halt, PauseChange
from ludoteca.core.replay.picture import Choice, Moment, Pictures, moment_of
from ludoteca.core.replay.preview import Preview, preview
from ludoteca.core.replay.replayer import Advance, Replayer
from ludoteca.core.replay.seating import Close, Reason, SeatChange, Seating
from ludoteca.core.replay.standing import Standing, standing
from ludoteca.core.replay.undo import OTHERS, UndoOffer, UndoTo
from ludoteca.server.tables.clocks import Timing
from ludoteca.server.tables.play.client_frames import Act, Undo
from ludoteca.server.tables.play.dice import Dice
from ludoteca.server.tables.play.draft import (
    Attempt,
    Draft,
    OutOfDate,
    Repeated,
    must_be_same,
    raw,
)
from ludoteca.server.tables.play.questions import (
    asked_after,
    is_secret_entry,
    open_questions,
    options_after,
)
from ludoteca.server.tables.play.reader_numbers import Numbers
from ludoteca.server.tables.play.server_frames import Update
from ludoteca.server.tables.play.shown import Shown
from ludoteca.server.tables.play.status import status_of
from ludoteca.server.tables.play.table_clocks import TableClocks

TOO_LATE: Final = UndoOffer(None, Text(OTHERS))
NOT_NOW: Final = UndoOffer(None, Text(HALTED))


class Table:
    """``n`` is the newest entry, -1 before the start. ``moments`` has one for each entry;
    ``last_pause`` is the newest with which a pause began or ended, -1 for none.
    All numbers in here are those of the log; ``numbers`` has what they are to each reader.
    ``fair`` is what the start says of the draws. ``measure`` compares seats of a table that is on
    shared dice. ``clocks`` say what time is left, where ``timing`` has a time control. With
    ``check_commits`` what was proposed is replayed from its tape as well, and compared."""

    def __init__(
        self,
        game: AnyGame,
        dice: Dice,
        measure: Measure | None = None,
        timing: Timing | None = None,
        *,
        check_commits: bool = False,
    ) -> None:
        self.game = game
        self.measure = measure
        self.clocks = TableClocks(timing)
        self.moments: list[Moment] = []
        self.last_pause = -1
        self.numbers = Numbers()
        self.fair: Fair | None = None
        self._next_draw = 0
        self._dice = dice
        self._codec = codec(game)
        self._replayer = Replayer(game)
        self._proposals = game.meta.proposals
        self._check_commits = check_commits
        self._proposed: Attempt | None = None
        self._options: list[Sequence[Any]] = []
        self._asked: list[int] = []
        self._shown = Shown(self._pictures, self._picture)
        self._accepted: dict[tuple[Seat, str], int] = {}

    # ---- what is ---------------------------------------------------------------------------

    @property
    def n(self) -> int:
        return self._replayer.n

    @property
    def seats(self) -> int:
        return self._replayer.seats

    @property
    def seating(self) -> Seating:
        return self._replayer.seating

    @property
    def over(self) -> bool:
        return self.n >= 0 and not self._replayer.to_act

    @property
    def paused(self) -> Break | None:
        """The pause or halt of the table; None while it goes on, and after its end."""
        return self._replayer.paused

    @property
    def paused_since(self) -> int | None:
        return None if self.paused is None else self.moments[self.last_pause].at

    @property
    def questions(self) -> dict[Seat, int]:
        """The open questions: each seat that is to act, and the entry that asked it."""
        return open_questions(self.game, self._options, self._asked)

    @property
    def closed(self) -> Reason | None:
        """Why the table was closed before its end; None when it was not."""
        return self.seating.closed

    @property
    def standing(self) -> Standing:
        return standing(self.game, self._state, self.seating)

    def measured(self, measure: Measure) -> tuple[DuplicateScore, ...]:
        """The merit of each seat of a table that is over."""
        return tuple(measure(self._state, seat) for seat in range(self.seats))

    def _merits(self, state: Any, seats: int) -> tuple[DuplicateScore, ...]:
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
        """The last update of ``audience``, as if it had just come to the table. Calls into the
        rules when nobody needed it so far."""
        return self._shown.update(audience)

    def told(self, audience: Audience) -> int:
        """The number of the last entry that ``audience`` was told of."""
        return self._shown.told(audience)

    def put_away(self) -> None:
        """Keep no updates in memory; `update` makes them again."""
        self._shown.put_away()

    @property
    def _state(self) -> Any:
        return self._replayer.state

    def knows(self, act: Act | Undo) -> bool:
        """Whether the command was accepted before."""
        return (act.seat, act.id) in self._accepted

    # ---- proposing -------------------------------------------------------------------------

    def propose_start(self, start: Start, at: int) -> Draft:
        """Raises `Rejected` for options or seats that the game refuses."""
        return self._propose(Entry(0, at, "start", body=raw(start)), start, start.fair)

    def propose(self, act: Act | Undo, at: int, *, agreed: bool = False) -> Draft:
        """``agreed`` is whether nobody minds that what others have answered is undone.

        Raises `Repeated`, `OutOfDate`, or `Rejected` by the rules; nothing changes here.
        """
        accepted = self._accepted.get((act.seat, act.id))
        if accepted is not None:
            raise Repeated(accepted)
        self._replayer.must_be_seat(act.seat)
        if isinstance(act, Undo):
            draft = self._write("undo", act.seat, UndoTo(act.to), at, act.id)
            if self._takes_others_back(act.seat) and (self._dice.shared or not agreed):
                raise Rejected(OTHERS)
            return draft
        if act.seen < self._asked[act.seat]:
            raise OutOfDate(self.told(act.seat))
        return self._write("act", act.seat, self._codec.action(act.action), at, act.id)

    def may_undo(self, seat: Seat) -> UndoOffer:
        """Nobody tries an answer to shared dice twice, nor undoes anything in a halt."""
        if isinstance(self.paused, Halt):
            return NOT_NOW
        offer = self._replayer.may_undo(seat)
        return TOO_LATE if offer.answered and self._dice.shared else offer

    def _takes_others_back(self, seat: Seat) -> bool:
        """Whether others have acted since the choice to which what was proposed leads back."""
        assert self._proposed is not None
        undone = self._proposed.advance.undone
        return self._replayer.may_undo(seat).answered or any(
            self.moments[n].seat != seat for n in undone
        )

    def propose_change(self, seat: Seat, change: SeatChange, at: int) -> Draft:
        """Who plays in ``seat`` from now on. Nothing to the rules: the questions stay."""
        return self._write("seat", seat, change, at)

    def propose_pause(self, body: PauseChange, at: int) -> Draft:
        """A pause begins or ends. Nothing to the rules, as a change of a seat."""
        return self._write("pause", None, body, at)

    def propose_close(self, reason: Reason, at: int) -> Draft:
        return self._write("close", None, Close(reason), at)

    def option(self, seat: Seat, action: msgspec.Raw) -> Choice:
        """One of the options of a seat that is to act. Raises `Rejected` when it is none."""
        chosen = self._codec.action(action)
        if chosen not in self.onward(seat):
            raise Rejected("error-not-now")
        return Choice(chosen, self.game.describe(self._state, seat, chosen))

    def preview(self, seat: Seat, action: msgspec.Raw) -> Preview:
        """What an action of ``seat`` would do, told from its view alone. Raises `Rejected`."""
        self._replayer.must_be_seat(seat)
        return preview(self.game, self.update(seat).view, seat, self._codec.action(action))

    def _write(
        self, kind: Kind, seat: Seat | None, body: Any, at: int, id: str | None = None
    ) -> Draft:
        entry = Entry(self.n + 1, at, kind, seat, id, raw(body))
        return self._propose(entry, body, self.fair)

    def _propose(self, entry: Entry, body: Any, fair: Fair | None) -> Draft:
        """``entry`` with what it draws, and what it leads to."""
        assert fair is not None, "the start of a table says how it draws"
        chance = self._dice.chance(fair, self._next_draw)
        advance = self._replayer.attempt(entry, body, chance)
        if chance.tape:
            tape, draws = tuple(chance.tape), tuple(chance.draws)
            entry = msgspec.structs.replace(entry, tape=tape, draws=draws)
            advance = msgspec.structs.replace(advance, entry=entry)
        self._proposed = after = self._after(advance)
        played = not advance.to_act and advance.closed is None
        by_rules = played and advance.entry.kind != "seat"  # and not by forfeits
        return Draft(
            entry,
            open_questions(self.game, after.options, after.asked),
            advance.seating.people,
            status_of(not advance.to_act, advance.closed),
            closed=advance.closed,
            standing=standing(self.game, advance.state, advance.seating) if played else None,
            merits=self._merits(advance.state, len(after.options)) if by_rules else (),
            clocks=after.clocks,
            paused=advance.paused,
        )

    # ---- committing ------------------------------------------------------------------------

    def commit(
        self, entry: Entry, here: Collection[Audience] | None = None
    ) -> dict[Audience, Update]:
        """Carry out the next entry; an update for each audience that something changed for.

        Of those audiences that are not ``here``, if that is given, none is made before `update`
        asks for it.

        What was proposed last is what is committed if this is its very entry. Raises what
        `ludoteca.core.replay.replayer` raises for others; the table is of no use then.
        """
        after, self._proposed = self._proposed, None
        if after is None or after.advance.entry is not entry:
            after = self._after(self._replayed(entry))
        elif self._check_commits:
            must_be_same(self._replayed(after.advance.entry), after.advance)
        advance, moment = after.advance, moment_of(after.advance)
        secret, public = is_secret_entry(advance), entry.n == 0 or self.is_public(moment)
        if not public and (self._check_commits or not secret):
            self._shown.make_all()  # as they are before, to be compared
        acting = self._replayer.to_act
        self._replayer.accept(advance)
        self._options, self._asked = after.options, after.asked
        self.clocks.go_on(after.clocks, acting, advance, self.questions, public=public)
        if isinstance(advance.body, Start):
            self.fair = advance.body.fair
        if entry.draws:
            self._next_draw = entry.draws[-1].k + 1
        if entry.seat is not None and entry.id is not None:
            self._accepted[entry.seat, entry.id] = entry.n
        self.moments.append(moment)
        if moment.pause is not None:
            self.last_pause = entry.n
        if secret:
            if self._check_commits and not self.clocks.learned:
                self._shown.must_be_secret(entry, self._audiences)
            self.numbers.note(entry.n, frozenset((entry.seat,)))
            return self._shown.changed(moment, [entry.seat], public=self.is_public(moment))
        if here is None or not public:
            changed = self._shown.changed(moment, self._audiences, public=self.is_public(moment))
            if len(changed) <= self.seats:  # somebody was not told
                self.numbers.note(entry.n, frozenset(changed))
            return changed
        self._shown.leave([one for one in self._audiences if one not in here], entry.n)
        return self._shown.changed(moment, here, public=True)

    def _replayed(self, entry: Entry) -> Advance:
        tape = Tape(entry.tape)
        advance = self._replayer.attempt(entry, self._replayer.read(entry), tape)
        tape.finish()
        return advance

    def _after(self, advance: Advance) -> Attempt:
        options = options_after(self.game, advance, self._options)
        asked = asked_after(advance.entry, options, self._options, self._asked)
        clocks = self.clocks.after(advance, open_questions(self.game, options, asked))
        return Attempt(advance, options, asked, clocks)

    # ---- telling ---------------------------------------------------------------------------

    def is_public(self, moment: Moment) -> bool:
        """Whether everybody is told of an entry: not of a choice made in secret, nor of one
        taken back."""
        if moment.change or moment.closed or moment.pause:
            return True
        return bool(moment.events) or any(self.moments[n].events for n in moment.undone)

    @property
    def _audiences(self) -> list[Audience]:
        return [None, *range(self.seats)]

    def _pictures(self) -> Pictures:
        return Pictures(self.game, self._state, self._replayer.to_act, self.seating, self.paused)

    def _picture(self, pictures: Pictures, audience: Audience, n: int) -> Update:
        return pictures.of(
            Update,
            audience,
            () if audience is None else self._options[audience],
            n=n,
            audience=audience,
            asked=-1 if audience is None else self._asked[audience],
            undo=None if audience is None else self.may_undo(audience),
            moment=None,
            offers=pictures.offers(audience, self._options) if self._proposals else (),
            clocks=self.clocks.told((audience,)),
        )
