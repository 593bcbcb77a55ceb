"""What lasts of a bot in its seat: the same for a whole table, another one for each seat."""

from __future__ import annotations

import dataclasses
import statistics
from collections.abc import Sequence
from typing import Any

import msgspec
from tests.contract.toys.nouns import Options
from tests.core.tables import TOY

from ludoteca.core.bot import EVEN, PLACES, Temper, tempered
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.match import play
from ludoteca.core.seeded import bot_temper


class Build(msgspec.Struct, frozen=True, tag="build"):
    site: str
    colour: str


@dataclasses.dataclass(frozen=True)
class Moody:
    """Takes any option, and notes in ``met`` what it was like."""

    met: dict[Seat, set[Temper]]
    temper: Temper = EVEN

    def __call__(
        self, game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
    ) -> Any:
        self.met.setdefault(seat, set()).add(self.temper)
        return options[chance.below(len(options))]


def test_an_even_temper_leans_to_nothing() -> None:
    assert not EVEN
    assert EVEN.leans("green") == EVEN.likes(Build("a", "green")) == 0


def test_a_leaning_lasts_and_says_nothing_of_others() -> None:
    temper = Temper("table", 3)

    assert temper.leans("green") == Temper("table", 3).leans("green")
    assert len({temper.leans(f"colour {number}") for number in range(100)}) > 90
    assert temper.leans("green") != Temper("other", 3).leans("green")


def test_leanings_are_spread_from_hate_to_love() -> None:
    found = [Temper(f"{table}", 2).leans("green") for table in range(2000)]

    assert -1 <= min(found) < -0.95
    assert 0.95 < max(found) <= 1
    assert abs(statistics.mean(found)) < 0.05


def test_those_at_one_table_lean_differently_to_each_thing() -> None:
    for thing in ("green", "to build", "stars"):
        found = sorted(Temper("table", seat).leans(thing) for seat in range(PLACES))

        assert [int((leaning + 1) / 2 * PLACES) for leaning in found] == list(range(PLACES))
    assert Temper("table", 0).leans("green") != Temper("table", PLACES).leans("green")


def test_actions_with_something_in_common_are_liked_alike() -> None:
    tables = [Temper(f"{table}") for table in range(400)]

    def alike(one: Build, other: Build) -> float:
        return statistics.correlation(
            [temper.likes(one) for temper in tables], [temper.likes(other) for temper in tables]
        )

    assert alike(Build("a", "green"), Build("b", "green")) > 0.3
    assert abs(alike(Build("a", "green"), Build("b", "white"))) < 0.2
    assert all(-1 <= temper.likes(Build("a", "green")) <= 1 for temper in tables)


def test_at_a_table_each_seat_has_its_temper_and_keeps_it() -> None:
    bot = Moody({})

    play(TOY, Options(), [("moody", bot)] * 2, "1/1")

    assert bot.met == {seat: {bot_temper("1/1", seat)} for seat in (0, 1)}
    assert bot_temper("1/1", 0) != bot_temper("1/1", 1) != bot_temper("1/2", 1)


def test_a_bot_that_knows_no_temper_plays_as_before() -> None:
    def plain(game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance) -> Any:
        return options[0]

    assert tempered(plain, Temper("table")) is plain
