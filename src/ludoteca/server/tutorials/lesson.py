"""A tutorial as its reader sees it: made from the rules, so that it is never out of date."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludoteca.core.codec import codec
from ludoteca.core.film import Film, Frame
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.preview import preview
from ludoteca.core.tutorial import Step, Tutorial, check_tutorial, entries
from ludoteca.server.tables.protocol import Choice


class Offer(msgspec.Struct, frozen=True):
    """One of the options, and what it would do: fields as those of a preview."""

    choice: Choice
    view: Any
    events: tuple[Any, ...]
    scores: tuple[int, ...]
    complete: bool


class Question(msgspec.Struct, frozen=True):
    """What the reader may choose after entry ``n``; ``expected`` is the place of the one that
    the game goes on with."""

    n: int
    offers: tuple[Offer, ...]
    expected: int


class Lesson(msgspec.Struct, frozen=True):
    """``frames`` are those that the steps show; entries that are skipped have none."""

    game: str
    players: tuple[str | None, ...]
    reader: Seat
    steps: tuple[Step, ...]
    frames: tuple[Frame, ...]
    questions: tuple[Question, ...]


def lesson(game: AnyGame, tutorial: Tutorial) -> Lesson:
    """Raises what `check_tutorial` raises."""
    check_tutorial(game, tutorial)
    wanted = _shown(tutorial.steps)
    asked = {step.at for step in tutorial.steps if step.choose}
    film = Film(game, tutorial.reader)
    log = entries(game, tutorial)
    frames: list[Frame] = []
    questions: list[Question] = []
    for entry in log:
        frame = film.expose(entry)
        if frame and entry.n in wanted:
            frames.append(frame)
        if entry.n in asked:
            chosen = codec(game).action(log[entry.n + 1].body)
            questions.append(_question(game, film.state, tutorial.reader, entry.n, chosen))
    return Lesson(
        game=game.meta.id,
        players=tutorial.players,
        reader=tutorial.reader,
        steps=tutorial.steps,
        frames=tuple(frames),
        questions=tuple(questions),
    )


def _shown(steps: tuple[Step, ...]) -> set[int]:
    """Entries that a step stops at, or that are played on the way to one."""
    shown: set[int] = set()
    before = 0
    for step in steps:
        shown.update([step.at] if step.skips else range(before, step.at + 1))
        before = step.at
    return shown


def _question(game: AnyGame, state: Any, seat: Seat, n: int, chosen: Any) -> Question:
    view = game.view(state, seat)
    actions = list(game.options(state, seat))
    offers = []
    for action in actions:
        seen = preview(game, view, seat, action)
        choice = Choice(action, game.describe(state, seat, action))
        offers.append(Offer(choice, seen.view, seen.events, seen.scores, seen.complete))
    return Question(n, tuple(offers), actions.index(chosen))


class Lessons:
    """Each is made when it is first asked for."""

    def __init__(self, tutorials: Mapping[str, tuple[AnyGame, Tutorial]]) -> None:
        self._tutorials = tutorials
        self._made: dict[str, Lesson] = {}

    def find(self, game: str) -> Lesson | None:
        """None for a game that has no tutorial."""
        if game not in self._made:
            if game not in self._tutorials:
                return None
            self._made[game] = lesson(*self._tutorials[game])
        return self._made[game]
