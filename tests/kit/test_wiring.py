"""A module of rules becomes one object that keeps the contract."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace
from tests.kit import race

from ludoteca.core.chance import Chance, Stream
from ludoteca.core.contract import DEEP, check_game
from ludoteca.core.game import Message, Rejected, check_seats
from ludoteca.kit.wiring import wire


@pytest.fixture
def unfinished() -> Iterator[ModuleType]:
    """A module of rules that its author is still writing: a copy of the race."""
    module = ModuleType("unfinished")
    vars(module).update(
        {name: value for name, value in vars(race).items() if not name.startswith("__")}
    )
    sys.modules[module.__name__] = module
    yield module
    del sys.modules[module.__name__]


def test_a_wired_module_keeps_the_contract() -> None:
    check_game(race.GAME, {"en": lambda text: None}, replace(DEEP, tables=20))


def test_actions_and_events_are_the_members_of_the_unions() -> None:
    assert race.GAME.actions == (race.Roll, race.Rest)
    assert race.GAME.events == (race.Rolled,)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_setup_refuses_numbers_of_seats_that_meta_does_not_promise(seats: int) -> None:
    with pytest.raises(Rejected) as refused:
        race.GAME.setup(race.Options(), seats, Stream(b""))

    assert refused.value.code == "error-seats"
    assert refused.value.facts == {"seats": seats, "least": 2, "most": 4}


@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_for_one_number_of_seats_names_that_number(seats: int) -> None:
    duel = replace(race.GAME.meta, seats=(2, 2))

    with pytest.raises(Rejected) as refused:
        check_seats(duel, seats)

    assert refused.value.code == "error-seats-exact"
    assert refused.value.facts == {"seats": seats, "players": 2}


def test_a_setup_tells_only_where_it_can(unfinished: ModuleType) -> None:
    def setup(options: Any, seats: int, chance: Chance, told: list[Any]) -> Any:
        told.append(race.Rolled(0, seats))
        return race.setup(options, seats, chance)

    told: list[Any] = []
    race.GAME.setup(race.Options(), 2, Stream(b""), told)
    assert told == []

    unfinished.__dict__["setup"] = setup
    wire(unfinished.__name__).setup(race.Options(), 3, Stream(b""), told)
    assert told == [race.Rolled(0, 3)]


def test_a_game_without_a_diagram_lists_its_view(unfinished: ModuleType) -> None:
    del unfinished.diagram

    game = wire(unfinished.__name__)

    view = game.view(game.setup(race.Options(), 2, Stream(b"")), None)
    assert game.diagram(view).split("\n") == [
        "options:",
        "  goal: 10",
        "at: 0 0",
        "turn: 0",
        "rested: no",
    ]


def test_what_is_missing_is_named(unfinished: ModuleType) -> None:
    del unfinished.prompt, unfinished.Event

    with pytest.raises(TypeError, match="unfinished has no Event, prompt"):
        wire(unfinished.__name__)


def test_parts_may_be_in_other_modules(unfinished: ModuleType) -> None:
    del unfinished.prompt

    game = wire(unfinished.__name__, race)

    state = game.setup(race.Options(), 2, Stream(b""))
    assert game.prompt(state, 0) == Message("prompt-roll", {"seat": 0})


def test_one_name_for_two_things_is_refused(unfinished: ModuleType) -> None:
    unfinished.__dict__["prompt"] = lambda state, audience: Message("prompt-hello")

    with pytest.raises(TypeError, match="several different prompt"):
        wire(unfinished.__name__, race)
