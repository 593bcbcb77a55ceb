"""Makes the frames of a tutorial from the rules, so that they are never out of date."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping

import msgspec
import structlog

from ludoteca.core.codec import codec
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.replay.preview import Preview, preview
from ludoteca.core.replay.replay_view import Frame, ReplayView
from ludoteca.core.tutorial import Step, Tutorial, entries, played
from ludoteca.server.edge.answers import CachedJson
from ludoteca.server.tables.log import ReplayRunner, RulesBroke


class Decision(msgspec.Struct, frozen=True):
    """A decision of the reader after entry ``n``. ``previews`` has one for each option of that
    frame; ``expected`` is the index of the option that the tutorial continues with."""

    n: int
    previews: tuple[Preview, ...]
    expected: int


class Lesson(msgspec.Struct, frozen=True):
    """A tutorial with the ``frames`` that its steps show; skipped entries have none."""

    game: str
    players: tuple[str | None, ...]
    reader: Seat
    steps: tuple[Step, ...]
    frames: tuple[Frame, ...]
    decisions: tuple[Decision, ...]


def made(game: AnyGame, tutorial: Tutorial) -> Iterator[Lesson | None]:
    """Yields None after each bit of work, and the lesson at last.

    Raises the errors of `played`.
    """
    reader, log = tutorial.reader, entries(game, tutorial)
    wanted = _shown(tutorial.steps)
    asked = {step.at for step in tutorial.steps if step.choose}
    view = ReplayView(game, reader)
    frames: list[Frame] = []
    decisions: list[Decision] = []
    for advance in played(game, tutorial):
        n, state = advance.entry.n, advance.state
        options = list(game.options(state, reader)) if n in asked else []
        frame = view.frame(advance, options)
        if frame and n in wanted:
            frames.append(frame)
        yield None
        if n in asked:
            seen, previews = game.view(state, reader), []
            for option in options:
                previews.append(preview(game, seen, reader, option))
                yield None
            expected = options.index(codec(game).action(log[n + 1].body))
            decisions.append(Decision(n, tuple(previews), expected))
    yield Lesson(
        game=game.meta.id,
        players=tutorial.players,
        reader=reader,
        steps=tutorial.steps,
        frames=tuple(frames),
        decisions=tuple(decisions),
    )


def _shown(steps: tuple[Step, ...]) -> set[int]:
    """Entries at which a step stops, or that are played on the way to one."""
    shown: set[int] = set()
    before = 0
    for step in steps:
        shown.update([step.at] if step.skips else range(before, step.at + 1))
        before = step.at
    return shown


class Lessons:
    """The encoded lessons, each made at its first request, in turns with other replays."""

    def __init__(
        self, tutorials: Mapping[str, tuple[AnyGame, Tutorial]], runner: ReplayRunner
    ) -> None:
        self._tutorials = tutorials
        self._runner = runner
        self._made: dict[str, CachedJson | None] = {}
        self._making = asyncio.Lock()

    async def find(self, game: str) -> CachedJson | None:
        """The lesson of a game; None without a tutorial, or if its rules do not accept it."""
        if game not in self._tutorials:
            return None
        async with self._making:
            if game not in self._made:
                self._made[game] = await self._make(game)
        return self._made[game]

    async def _make(self, game: str) -> CachedJson | None:
        try:
            [lesson] = await self._runner.run(made(*self._tutorials[game]))
        except RulesBroke as broke:
            structlog.get_logger().error("tutorial failed", game=game, exc_info=broke)
            return None
        return await asyncio.to_thread(CachedJson, lesson, compress=True)
