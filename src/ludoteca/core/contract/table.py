"""Plays one random table and checks the contract in its positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.core.chance import Recorder, Stream, Tape, TapeMismatch
from ludoteca.core.codec import codec, encode
from ludoteca.core.contract.broken import Fault
from ludoteca.core.contract.context import CheckContext
from ludoteca.core.contract.copies import (
    clones_are_independent,
    nothing_is_reached_twice,
    playing_on_is_not_noticed,
    questions_change_nothing,
)
from ludoteca.core.contract.diagrams import diagrams_fit_a_terminal
from ludoteca.core.contract.foreign import played_options
from ludoteca.core.contract.forms import (
    events_are_plain,
    json_keeps_everything,
    unknown_fields_are_refused,
)
from ludoteca.core.contract.messages import (
    events_have_words,
    everything_has_words,
    refusals_have_words,
)
from ludoteca.core.contract.mixes import Mix
from ludoteca.core.contract.position import Position, Words
from ludoteca.core.contract.previews import (
    previews_can_be_shown,
    quiet_entries_show_nothing_new,
    quiet_entries_show_others_nothing_new,
)
from ludoteca.core.contract.secrets import (
    imagining_is_reproducible,
    secret_actions_are_seen_by_their_seat_alone,
    views_leak_nothing,
    who_sees_as_another_sees_the_same,
)
from ludoteca.core.contract.standings import scores_and_ranks_agree
from ludoteca.core.contract.turns import (
    every_option_changes_something,
    listed_options_are_accepted,
    options_are_for_those_to_act,
    other_actions_are_refused,
    taking_back_does_nothing_else,
    those_to_act_are_seats,
)
from ludoteca.core.draws.seeded import bot_chance, entry_chance
from ludoteca.core.game import AnyGame, Rejected, Seat
from ludoteca.core.replay.log import Entry, Kind, Occupant, Start

Check = Callable[[Position], None]

AT_EVERY_ENTRY: tuple[Check, ...] = (
    those_to_act_are_seats,
    options_are_for_those_to_act,
    scores_and_ranks_agree,
    events_are_plain,
    events_have_words,
)

AT_CLOSE_LOOKS: tuple[Check, ...] = (
    nothing_is_reached_twice,
    json_keeps_everything,
    unknown_fields_are_refused,
    clones_are_independent,
    playing_on_is_not_noticed,
    listed_options_are_accepted,
    every_option_changes_something,
    taking_back_does_nothing_else,
    other_actions_are_refused,
    questions_change_nothing,
    views_leak_nothing,
    secret_actions_are_seen_by_their_seat_alone,
    who_sees_as_another_sees_the_same,
    imagining_is_reproducible,
    diagrams_fit_a_terminal,
    previews_can_be_shown,
    quiet_entries_show_nothing_new,
    quiet_entries_show_others_nothing_new,
    everything_has_words,
    refusals_have_words,
)

LONGEST = 5_000
"""Most entries of a random table; a longer one counts as endless."""

CLOSELY = 2_000
"""After close looks at this number of options, at most one entry in `SELDOM` gets another;
otherwise a single long table with dozens of options for every seat would take minutes."""

SELDOM = 100

OFTEN = 4
"""One entry in this number gets a close look at the start and the end of a table, and where an
action type is offered that had fewer than `FEW` close looks."""

FEW = 2

POOL = 200

SECOND_THOUGHT = 6
"""At the start of a table, one entry in this number takes back a choice where that is possible."""

TIRING = 40
"""`SECOND_THOUGHT` grows by one each this number of entries, because a table on which all seats
must be done at the same time would never end."""


def check_table(
    game: AnyGame,
    mix: Mix,
    seed: str,
    words: Words,
    look_every: int = 1,
    longest: int = LONGEST,
    only_at: int | None = None,
) -> int:
    """Plays and checks one random table; returns the number of options that got a close look.

    Everything is drawn from ``seed``. On average one entry in ``look_every`` gets a close look,
    more where it shows something new (`OFTEN`), and fewer after `CLOSELY` options; the other
    checks run at each entry. To repeat a report, only the entry ``only_at`` gets a close look.
    Raises `ContractBroken`.
    """
    context = CheckContext(game, mix, seed)
    table = RandomTable(context, words)
    looks = bot_chance(seed, mix.seats)
    looked: Counter[type[Any]] = Counter()
    while True:
        position = table.position()
        context.run(AT_EVERY_ENTRY, position)
        at_an_end = context.entry == 0 or not position.to_act
        every = look_every if looked.total() < CLOSELY else max(look_every, SELDOM)
        kinds = Counter(type(option) for listed in position.listed for option in listed)
        rare = any(looked[kind] < FEW for kind in kinds)
        drawn = looks.below(min(look_every, OFTEN) if rare or at_an_end else every) == 0
        if drawn if only_at is None else context.entry == only_at:
            context.run(AT_CLOSE_LOOKS, position)
            looked += kinds
        if not position.to_act:
            break
        with context.checking("every_table_ends"):
            if context.entry >= longest:
                raise Fault(f"not over after {longest} entries")
        table.act(position)
    table.replay()
    return looked.total()


class RandomTable:
    """A table on which random seats choose random options, with its log."""

    def __init__(self, context: CheckContext, words: Words) -> None:
        self.context, self.words = context, words
        self.game, self.mix, self.seed = context.game, context.mix, context.seed
        self.log: list[Entry] = []
        self.history: list[bytes] = []  # the JSON of the state after each entry
        self.told: list[Any] = []
        self.earlier: list[Any] = []  # the last actions
        self.choices = bot_chance(self.seed, self.mix.seats + 1)
        with context.checking("setup_fits_the_seats"):
            setup_fits_the_seats(self.game, self.mix)
            self.pool = self._pool()
            recorder = Recorder(entry_chance(self.seed, 0))
            self.state = self.game.setup(self.mix.options, self.mix.seats, recorder, self.told)
        context.state = self.state
        self._write("start", None, self._start(), recorder)

    def _pool(self) -> list[Any]:
        """Actions from another table of the same mix."""
        dealt = entry_chance(f"{self.seed}/pool", 0)
        state = self.game.setup(self.mix.options, self.mix.seats, dealt)
        return played_options(self.game, state, self.choices, POOL)

    def _start(self) -> Start:
        return Start(
            game=self.game.meta.id,
            rules=self.game.meta.rules_version,
            options=msgspec.Raw(encode(self.mix.options)),
            seats=(Occupant("random", "random"),) * self.mix.seats,
        )

    def position(self) -> Position:
        """The position after the last entry."""
        game, context = self.game, self.context
        context.entry = len(self.log) - 1
        self.history.append(encode(self.state))
        with context.checking("every_option_changes_something"):
            if context.entry and self.history[-1] == self.history[-2]:
                raise Fault(f"{self.earlier[-1]!r} of seat {self.log[-1].seat} changed nothing")
        with context.checking("options_are_for_those_to_act"):
            to_act = game.to_act(self.state)
            listed = [game.options(self.state, seat) for seat in range(self.mix.seats)]
        return Position(
            game=game,
            mix=self.mix,
            state=self.state,
            written=self.history[-1],
            to_act=to_act,
            listed=listed,
            tried=listed,
            told=self.told,
            pool=self.pool + self.earlier,
            chance=entry_chance(f"{self.seed}/look", context.entry),
            words=self.words,
        )

    def act(self, position: Position) -> None:
        """Carries out a random option of a random seat, sometimes one that takes back."""
        seats = position.to_act
        done = [seat for seat, one in enumerate(position.listed) if one and seat not in seats]
        if done and not self.choices.below(SECOND_THOUGHT + len(self.log) // TIRING):
            seats = tuple(done)
        seat = seats[self.choices.below(len(seats))]
        listed = position.listed[seat]
        action = listed[self.choices.below(len(listed))]
        self.earlier = [*self.earlier[-10:], action]
        self.told = []
        recorder = Recorder(entry_chance(self.seed, len(self.log)))
        self.context.acts(len(self.log), seat, action)
        with self.context.checking("listed_options_are_accepted"):
            self.game.apply(self.state, seat, action, recorder, self.told)
        self._write("act", seat, action, recorder)

    def _write(self, kind: Kind, seat: Seat | None, body: Any, recorder: Recorder) -> None:
        raw = msgspec.Raw(encode(body))
        self.log.append(Entry(len(self.log), 0, kind, seat, None, raw, tuple(recorder.tape)))

    def replay(self) -> None:
        """Checks that the log, encoded and decoded, leads through the same states."""
        state: Any = None
        for n, entry in enumerate(self.log):
            self.context.entry = n
            with self.context.checking("the_tape_replays"):
                state = self._replayed(state, entry)
                if encode(state) != self.history[n]:
                    raise Fault(
                        f"replayed from its tape the state is {encode(state).decode()}, "
                        f"was {self.history[n].decode()}"
                    )

    def _replayed(self, state: Any, entry: Entry) -> Any:
        written = encode(entry)
        again = _READ_ENTRY(written)
        if encode(again) != written:
            raise Fault(f"the entry comes back from JSON as {again!r}, was {entry!r}")
        game, tape = self.game, Tape(again.tape)
        try:
            if again.seat is None:
                state = game.setup(self.mix.options, self.mix.seats, tape)
            else:
                game.apply(state, again.seat, codec(game).action(again.body), tape, None)
            tape.finish()
        except (TapeMismatch, Rejected) as error:
            raise Fault(f"replayed from its tape: {error}") from None
        return state


_READ_ENTRY = msgspec.json.Decoder(Entry).decode


def setup_fits_the_seats(game: AnyGame, mix: Mix) -> None:
    """`setup` accepts every number of seats in ``meta.seats`` and refuses all others."""
    low, high = game.meta.seats
    for seats in (-1, 0, low - 1, high + 1):
        try:
            game.setup(mix.options, seats, Stream(b"seats"))
        except Rejected:
            continue
        raise Fault(f"{seats} seats are set up, though the title has {low} to {high}")
