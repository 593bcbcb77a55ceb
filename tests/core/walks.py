"""Logs of the toy Whispers, written action by action."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from tests.server.toys.whispers.rules import GAME as WHISPERS
from tests.server.toys.whispers.rules import Options, Pass, Peek, Roll, Step, Whisper

from ludoteca.core.chance import Recorder
from ludoteca.core.codec import encode
from ludoteca.core.draws.seeded import entry_chance
from ludoteca.core.game import AnyGame
from ludoteca.core.records.record import Record, Seeded, seal
from ludoteca.core.replay.log import Entry, Occupant, Start
from ludoteca.core.replay.replayer import Replayer
from ludoteca.core.replay.standing import standing
from ludoteca.core.replay.undo import UndoTo

__all__ = ("GAME", "Pass", "Peek", "Roll", "Step", "Walk", "Whisper")

GAME: AnyGame = WHISPERS  # type: ignore[assignment]
SEED = "walks/1"

Body: TypeAlias = Any


class Walk:
    """Writes a log while it plays: ``walk(0, Step(1)).back(0, to=0)``."""

    def __init__(self, seats: int = 2, goal: int = 20) -> None:
        self.replayer = Replayer(GAME)
        self.log: list[Entry] = []
        occupants = tuple(Occupant(f"seat {seat}") for seat in range(seats))
        self.start = Start("whispers", 1, msgspec.Raw(encode(Options(goal))), occupants)
        chance = Recorder(entry_chance(SEED, 0))
        body = msgspec.Raw(encode(self.start))
        start = Entry(0, 0, "start", body=body)
        self.replayer.attempt(start, self.start, chance)
        self._add(msgspec.structs.replace(start, tape=tuple(chance.tape)))

    def __call__(self, seat: int, *actions: Any) -> Walk:
        for action in actions:
            chance = Recorder(entry_chance(SEED, len(self.log)))
            GAME.apply(GAME.clone(self.replayer.state), seat, action, chance, None)
            self._add(Entry(len(self.log), 0, "act", seat, None, raw(action), tuple(chance.tape)))
        return self

    def back(self, seat: int, to: int) -> Walk:
        self._add(undo(len(self.log), seat, to))
        return self

    def why(self, seat: int) -> str | None:
        """Why ``seat`` cannot undo; None when it can."""
        text = self.replayer.may_undo(seat).why
        return text.key if text else None

    def record(self) -> Record:
        return seal(
            game="whispers",
            rules=1,
            options=self.start.options,
            seats=self.start.seats,
            chance=Seeded(SEED),
            entries=tuple(self.log),
            result=standing(GAME, self.replayer.state),
        )

    def _add(self, entry: Entry) -> None:
        self.replayer.step(entry)
        self.log.append(entry)


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(value))


def undo(n: int, seat: int, to: int) -> Entry:
    return Entry(n, 0, "undo", seat, None, raw(UndoTo(to)))
