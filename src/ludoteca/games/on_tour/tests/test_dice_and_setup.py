"""The numbers of a roll, and the four areas that are filled at the start."""

import pytest

from ludoteca.core.chance import Stream
from ludoteca.core.game import Rejected, onward
from ludoteca.games.on_tour.maps import MAPS, READ, WRITTEN
from ludoteca.games.on_tour.rules import GAME
from ludoteca.games.on_tour.types import Event, Options, Rolled


def filled(state, seat=0):
    """Marks on a map, by area."""
    view = GAME.view(state, None)
    ids = MAPS[view.options.map].ids
    return {area: mark for area, mark in zip(ids, view.maps[seat], strict=True) if mark}


def test_two_digits_make_two_numbers(draw) -> None:  # 1
    view = draw("oh ga ut", "37").view()

    assert (view.low, view.high) == (37, 73)
    assert draw("oh ga ut", "73").view().low == 37


def test_zero_and_five_make_five_and_fifty(draw) -> None:  # 2
    table = draw("oh ga ut", "50").mark("oh", "low")

    assert (table.view().low, table.view().high) == (5, 50)
    assert table.at("oh") == "05o"


def test_double_zero_is_a_star_turn_like_all_doubles(draw) -> None:  # 3
    assert draw("oh ga ut", "00").view().kind == "doubles"
    assert draw("oh ga ut", "99").offers() == "star"


def test_equal_dice_in_the_setup_are_rolled_again(started) -> None:  # 4
    state = started("tx oh ca fl", "003314")

    assert filled(state) == {"tx": "14o", "oh": "14o", "ca": "41o", "fl": "41o"}


def test_low_low_high_high_on_the_maps_of_all(started) -> None:  # 5
    state = started("tx oh ca fl", "41", seats=8)

    for seat in range(8):
        assert filled(state, seat) == {"tx": "14o", "oh": "14o", "ca": "41o", "fl": "41o"}


def test_everybody_is_told_the_four_areas_then_the_turn_and_its_cards() -> None:
    told: list[Event] = []

    state = GAME.setup(Options(), 2, Stream(b"told"), told)

    *started, rolled, cards = told
    assert {event.area: f"{event.mark}o" for event in started} == filled(state)
    assert rolled == Rolled(1, f"{state.low:02d}", f"{state.high:02d}", state.kind)
    assert (cards.one, cards.two) == tuple(card.area for card in GAME.view(state, None).cards[:2])


def test_the_four_cards_of_the_setup_never_come_back() -> None:  # 6
    chance = Stream(b"setup")
    state = GAME.setup(Options(), 1, chance)
    started = set(GAME.view(state, None).started)
    assert len(started) == 4
    assert len(state.deck) + len(state.cards) == 37
    assert state.discard == []

    turned: list[str] = []
    while GAME.to_act(state):
        turned += [card.area for card in GAME.view(state, None).cards]
        found = onward(GAME, GAME.options(state, 0))
        GAME.apply(state, 0, found[chance.below(len(found))], chance, None)

    assert len(turned) > 41
    assert len(set(turned)) == 37
    assert not started & set(turned)


def test_europe_starts_with_35_cards() -> None:
    state = GAME.setup(Options(map="europe"), 1, Stream(b"setup"))

    assert len(state.deck) + len(state.cards) == 35


def test_two_rolls_give_low_and_high_twice(started) -> None:
    state = started("tx oh ca fl", "14", "", "62", setup="rulebook")

    assert filled(state) == {"tx": "14o", "oh": "41o", "ca": "26o", "fl": "62o"}


def test_four_rolls_give_a_number_each(started) -> None:
    state = started("tx oh ca fl", "14", "35", "62", "87", setup="four-rolls")

    assert filled(state) == {"tx": "14o", "oh": "35o", "ca": "62o", "fl": "87o"}


@pytest.mark.parametrize("seats", [0, 9])
def test_tables_are_for_one_to_eight(seats) -> None:
    with pytest.raises(Rejected, match="error-seats"):
        GAME.setup(Options(), seats, Stream(b"seats"))


def test_what_is_written_reads_back() -> None:
    for text in ("", "05", "05o", "98", "98o", "*", "*o", "x"):
        assert WRITTEN[READ[text]] == text
