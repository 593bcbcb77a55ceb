"""Tutorials: the log of a first game, and texts beside it. No I/O.

A tutorial is ``tutorial.json`` in a game's folder; docs/adding-a-game.md explains how to write one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from ludoteca.core.codec import codec, encode
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.replay.log import Entry, Occupant, Start
from ludoteca.core.replay.replayer import Advance, Replayer

Key = Annotated[str, msgspec.Meta(pattern="^tutorial-[a-z0-9-]+$")]
Anchor = Annotated[str, msgspec.Meta(pattern="^[a-z]+(:[a-z0-9-]+)?$")]
"""Something on the board, by its name there: ``die``, ``tile:a5``."""


class TutorialError(ValueError):
    """A tutorial cannot be shown; the message names the entry or step and the error."""


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action of the scripted game, with the outcomes that it drew."""

    seat: Seat
    action: msgspec.Raw
    tape: tuple[int, ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The text ``say`` after entry ``at``, and the things on the board that it points at.

    ``skips`` jumps there; otherwise the entries since the previous step are played one by one.
    With ``choose`` the reader plays the next entry; ``otherwise`` is the text after another choice.
    """

    at: Annotated[int, msgspec.Meta(ge=0)] = 0
    say: Key
    point: tuple[Anchor, ...] = ()
    skips: bool = False
    choose: bool = False
    otherwise: Key | None = None


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tutorial. ``players`` has a name per seat, None for the reader; ``tape`` is the setup's."""

    rules: int
    options: msgspec.Raw
    players: tuple[str | None, ...]
    tape: tuple[int, ...]
    turns: tuple[Turn, ...]
    steps: tuple[Step, ...]

    @property
    def reader(self) -> Seat:
        return self.players.index(None)


read_tutorial = msgspec.json.Decoder(Tutorial).decode
"""Decodes a `Tutorial` from JSON. Raises ``msgspec.MsgspecError``."""


def entries(game: AnyGame, tutorial: Tutorial) -> tuple[Entry, ...]:
    """The scripted game as a log."""
    start = Start(
        game=game.meta.id,
        rules=tutorial.rules,
        options=tutorial.options,
        seats=tuple(Occupant(name=name or "") for name in tutorial.players),
    )
    first = Entry(n=0, at=0, kind="start", body=msgspec.Raw(encode(start)), tape=tutorial.tape)
    acts = [
        Entry(n=n, at=0, kind="act", seat=turn.seat, body=turn.action, tape=turn.tape)
        for n, turn in enumerate(tutorial.turns, 1)
    ]
    return (first, *acts)


def check_tutorial(game: AnyGame, tutorial: Tutorial) -> None:
    """Raises what `played` raises."""
    for _ in played(game, tutorial):
        pass


def played(game: AnyGame, tutorial: Tutorial) -> Iterator[Advance]:
    """Plays the scripted game, entry by entry.

    Raises `TutorialError` for a tutorial that cannot be shown, and the errors of the rules for a
    log that they reject.
    """
    if tutorial.players.count(None) != 1:
        raise TutorialError("exactly one player has no name: the reader")
    if tutorial.rules != game.meta.rules_version:
        raise TutorialError(f"written for version {tutorial.rules} of the rules")
    _check_steps(tutorial)
    asked = {step.at: step for step in tutorial.steps if step.choose}
    replayer = Replayer(game)
    for entry in entries(game, tutorial):
        if entry.n - 1 in asked:
            _check_choice(game, replayer.state, tutorial.reader, entry, asked[entry.n - 1])
        yield replayer.step(entry)
    if replayer.to_act:
        raise TutorialError("the game does not come to its end")


def _check_steps(tutorial: Tutorial) -> None:
    before: Step | None = None
    for number, step in enumerate(tutorial.steps, 1):
        least = 0 if before is None else before.at + before.choose
        if not least <= step.at <= len(tutorial.turns):
            raise TutorialError(f"step {number}: entry {step.at} does not come then")
        if step.skips and before is not None and before.choose:
            raise TutorialError(f"step {number}: it skips what the reader has just chosen")
        if step.otherwise is not None and not step.choose:
            raise TutorialError(f"step {number}: nothing is chosen there")
        before = step
    if before is None or before.choose or before.at != len(tutorial.turns):
        raise TutorialError("the last step is said when the game is over")


def _check_choice(game: AnyGame, state: Any, reader: Seat, entry: Entry, step: Step) -> None:
    if entry.seat != reader:
        raise TutorialError(f"entry {entry.n}: the reader is not to act")
    listed = game.options(state, reader)
    if codec(game).action(entry.body) not in listed:
        raise TutorialError(f"entry {entry.n}: not one of the options")
    if len(listed) > 1 and step.otherwise is None:
        raise TutorialError(f"entry {entry.n}: nothing is said of the other options")
