"""Playing styles of bots: constant for a whole table, and different for each seat."""

from __future__ import annotations

import dataclasses
import statistics
from collections.abc import Sequence
from typing import Any

import msgspec
from tests.contract.toys.nouns import Options
from tests.core.tables import TOY

from ludoteca.core.bot import EVEN, PLACES, PlayingStyle, Temper, tempered, with_style
from ludoteca.core.chance import Chance
from ludoteca.core.draws.seeded import bot_style
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.replay.self_play import play


class Build(msgspec.Struct, frozen=True, tag="build"):
    site: str
    colour: str


@dataclasses.dataclass(frozen=True)
class Moody:
    """Takes a random option, and notes its style in ``met``."""

    met: dict[Seat, set[PlayingStyle]]
    style: PlayingStyle = EVEN

    def __call__(
        self, game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
    ) -> Any:
        self.met.setdefault(seat, set()).add(self.style)
        return options[chance.below(len(options))]


def test_an_even_style_leans_to_nothing() -> None:
    assert not EVEN
    assert EVEN.leans("green") == EVEN.likes(Build("a", "green")) == 0


def test_a_leaning_lasts_and_says_nothing_of_others() -> None:
    style = PlayingStyle("table", 3)

    assert style.leans("green") == PlayingStyle("table", 3).leans("green")
    assert len({style.leans(f"colour {number}") for number in range(100)}) > 90
    assert style.leans("green") != PlayingStyle("other", 3).leans("green")


def test_leanings_are_spread_from_hate_to_love() -> None:
    found = [PlayingStyle(f"{table}", 2).leans("green") for table in range(2000)]

    assert -1 <= min(found) < -0.95
    assert 0.95 < max(found) <= 1
    assert abs(statistics.mean(found)) < 0.05


def test_those_at_one_table_lean_differently_to_each_thing() -> None:
    for thing in ("green", "to build", "stars"):
        found = sorted(PlayingStyle("table", seat).leans(thing) for seat in range(PLACES))

        assert [int((leaning + 1) / 2 * PLACES) for leaning in found] == list(range(PLACES))
    assert PlayingStyle("table", 0).leans("green") != PlayingStyle("table", PLACES).leans("green")


def test_actions_with_something_in_common_are_liked_alike() -> None:
    tables = [PlayingStyle(f"{table}") for table in range(400)]

    def alike(one: Build, other: Build) -> float:
        return statistics.correlation(
            [style.likes(one) for style in tables], [style.likes(other) for style in tables]
        )

    assert alike(Build("a", "green"), Build("b", "green")) > 0.3
    assert abs(alike(Build("a", "green"), Build("b", "white"))) < 0.2
    assert all(-1 <= style.likes(Build("a", "green")) <= 1 for style in tables)


def test_at_a_table_each_seat_has_its_style_and_keeps_it() -> None:
    bot = Moody({})

    play(TOY, Options(), [("moody", bot)] * 2, "1/1")

    assert bot.met == {seat: {bot_style("1/1", seat)} for seat in (0, 1)}
    assert bot_style("1/1", 0) != bot_style("1/1", 1) != bot_style("1/2", 1)


@dataclasses.dataclass(frozen=True)
class OldFashioned:
    """A bot as installed games wrote it when styles had another name."""

    temper: Temper = EVEN

    def __call__(
        self, game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
    ) -> Any:
        return options[0]


def test_a_bot_may_call_its_style_by_the_old_name() -> None:
    assert tempered(OldFashioned(), Temper("table")) == OldFashioned(PlayingStyle("table"))


def test_a_bot_without_a_style_is_unchanged() -> None:
    def plain(game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance) -> Any:
        return options[0]

    assert with_style(plain, PlayingStyle("table")) is plain
