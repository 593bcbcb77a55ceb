"""Plays one random table and checks the contract at its positions."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from ludoteca.core.chance import Recorder, Stream, TapeMismatch
from ludoteca.core.codec import encode
from ludoteca.core.contract.broken import ContractBroken, Fault
from ludoteca.core.contract.copies import (
    clones_are_independent,
    nothing_is_reached_twice,
    playing_on_is_not_noticed,
    questions_change_nothing,
)
from ludoteca.core.contract.foreign import played_options
from ludoteca.core.contract.forms import (
    events_are_plain,
    json_keeps_everything,
    unknown_fields_are_refused,
)
from ludoteca.core.contract.mixes import Mix
from ludoteca.core.contract.position import Position, Words
from ludoteca.core.contract.said import everything_has_words, refusals_have_words
from ludoteca.core.contract.secrets import imagining_is_reproducible, views_leak_nothing
from ludoteca.core.contract.standings import scores_and_ranks_agree
from ludoteca.core.contract.turns import (
    every_option_changes_something,
    listed_options_are_accepted,
    options_are_for_those_to_act,
    other_actions_are_refused,
    those_to_act_are_seats,
)
from ludoteca.core.game import AnyGame, Rejected
from ludoteca.core.log import Entry, Sitter, Start
from ludoteca.core.replay import advance, begin
from ludoteca.core.seeded import bot_chance, entry_chance

Check = Callable[[Position], None]

AT_EVERY_ENTRY: tuple[Check, ...] = (
    those_to_act_are_seats,
    options_are_for_those_to_act,
    scores_and_ranks_agree,
    events_are_plain,
)

AT_CLOSE_LOOKS: tuple[Check, ...] = (
    nothing_is_reached_twice,
    json_keeps_everything,
    unknown_fields_are_refused,
    clones_are_independent,
    playing_on_is_not_noticed,
    listed_options_are_accepted,
    every_option_changes_something,
    other_actions_are_refused,
    questions_change_nothing,
    views_leak_nothing,
    imagining_is_reproducible,
    everything_has_words,
    refusals_have_words,
)

LONGEST = 5_000
"""Entries. A random table that is longer counts as endless."""

POOL = 200


class Where:
    """Which check runs at which entry, for the report."""

    def __init__(self, game: AnyGame, mix: Mix, seed: str) -> None:
        self.game, self.mix, self.seed, self.entry = game, mix, seed, -1

    @contextlib.contextmanager
    def checking(self, check: str) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            what = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
            raise ContractBroken(
                check, self.game.meta.id, self.mix, self.seed, self.entry, what
            ) from error

    def run(self, checks: Sequence[Check], position: Position) -> None:
        for check in checks:
            with self.checking(check.__name__):
                check(position)


def check_table(
    game: AnyGame, mix: Mix, seed: str, words: Words, look_every: int = 1, longest: int = LONGEST
) -> int:
    """Play one random table; how many entries it had.

    Everything is drawn from ``seed``. One entry in ``look_every``, on average, gets a close
    look, the first and the last one time in four; the other checks run at each.
    Raises `ContractBroken`.
    """
    where = Where(game, mix, seed)
    looks = bot_chance(seed, mix.seats)
    choices = bot_chance(seed, mix.seats + 1)
    log: list[Entry] = []
    history: list[bytes] = []
    with where.checking("setup_fits_the_seats"):
        setup_fits_the_seats(game, mix)
        dealt = game.setup(mix.options, mix.seats, entry_chance(f"{seed}/pool", 0))
        pool = played_options(game, dealt, choices, POOL)
        recorder = Recorder(entry_chance(seed, 0))
        state = game.setup(mix.options, mix.seats, recorder)
        log.append(_start(game, mix, recorder))
    told: list[Any] = []
    earlier: list[Any] = []
    while True:
        where.entry += 1
        history.append(encode(state))
        with where.checking("every_option_changes_something"):
            if where.entry and history[-1] == history[-2]:
                raise Fault(f"{log[-1].body!r} of seat {log[-1].seat} changed nothing")
        with where.checking("options_are_for_those_to_act"):
            to_act = game.to_act(state)
            listed = [game.options(state, seat) for seat in range(mix.seats)]
        position = Position(
            game=game,
            mix=mix,
            state=state,
            written=history[-1],
            to_act=to_act,
            listed=listed,
            told=told,
            pool=pool + earlier,
            chance=entry_chance(f"{seed}/look", where.entry),
            words=words,
        )
        where.run(AT_EVERY_ENTRY, position)
        at_an_end = not to_act or where.entry == 0
        if looks.below(min(look_every, 4) if at_an_end else look_every) == 0:
            where.run(AT_CLOSE_LOOKS, position)
        if not to_act:
            break
        with where.checking("every_table_ends"):
            if where.entry >= longest:
                raise Fault(f"not over after {longest} entries")
        seat = to_act[choices.below(len(to_act))]
        action = listed[seat][choices.below(len(listed[seat]))]
        earlier = [*earlier[-10:], action]
        told = []
        with where.checking("listed_options_are_accepted"):
            recorder = Recorder(entry_chance(seed, len(log)))
            game.apply(state, seat, action, recorder, told)
        log.append(
            Entry(
                n=len(log),
                at=0,
                kind="act",
                seat=seat,
                body=msgspec.Raw(encode(action)),
                tape=tuple(recorder.tape),
            )
        )
    _replay(where, log, history)
    return len(log)


def setup_fits_the_seats(game: AnyGame, mix: Mix) -> None:
    """`setup` takes every number of seats that the title promises and refuses all others."""
    low, high = game.meta.seats
    for seats in (-1, 0, low - 1, high + 1):
        try:
            game.setup(mix.options, seats, Stream(b"seats"))
        except Rejected:
            continue
        raise Fault(f"{seats} seats are set up, though the title has {low} to {high}")


def _start(game: AnyGame, mix: Mix, recorder: Recorder) -> Entry:
    start = Start(
        game=game.meta.id,
        rules=game.meta.rules_version,
        options=msgspec.Raw(encode(mix.options)),
        seats=(Sitter("random", "random"),) * mix.seats,
    )
    return Entry(
        n=0, at=0, kind="start", body=msgspec.Raw(encode(start)), tape=tuple(recorder.tape)
    )


_READ_ENTRY = msgspec.json.Decoder(Entry).decode


def _replay(where: Where, log: Sequence[Entry], history: Sequence[bytes]) -> None:
    """The log, written and read again, leads through the same states; nobody listens now."""
    state: Any = None
    for n, entry in enumerate(log):
        where.entry = n
        with where.checking("the_tape_replays"):
            written = encode(entry)
            again = _READ_ENTRY(written)
            if encode(again) != written:
                raise Fault(f"the entry comes back from JSON as {again!r}, was {entry!r}")
            try:
                if n == 0:
                    state = begin(where.game, again)
                else:
                    advance(where.game, state, again)
            except (TapeMismatch, Rejected) as error:
                raise Fault(f"replayed from its tape: {error}") from None
            if encode(state) != history[n]:
                raise Fault(
                    f"replayed from its tape the state is {encode(state).decode()}, "
                    f"was {history[n].decode()}"
                )
