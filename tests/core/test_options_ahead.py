"""Options ahead: what a seat will probably be able to do, guessed from its own view alone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.titles import TITLES, by_turns, is_in_turn

from ludoteca.core.chance import Stream
from ludoteca.core.codec import encode
from ludoteca.core.game import onward, takes_back
from ludoteca.core.replay import ahead
from ludoteca.core.replay.ahead import FEWEST, options_ahead
from ludoteca.core.title import Title


def walked(title: Title, seed: bytes, most: int = 120) -> Any:
    """States of a random table, each with the seats that are not asked there."""
    game, chance = title.game, Stream(seed)
    seats = max(2, game.meta.seats[0])
    state = game.setup(game.Options(), seats, chance)
    for _ in range(most):
        to_act = game.to_act(state)
        if not to_act:
            return
        yield state, [seat for seat in range(seats) if seat not in to_act]
        seat = to_act[chance.below(len(to_act))]
        options = onward(game, game.options(state, seat))
        game.apply(state, seat, options[chance.below(len(options))], chance, None)


@pytest.mark.parametrize("title", by_turns(1))
def test_in_every_game_options_ahead_are_options_with_labels(title: Title) -> None:
    game = title.game
    for place, (state, idle) in enumerate(walked(title, b"ahead")):
        for seat in idle if place % 8 == 0 else ():
            before = encode(state)
            found = options_ahead(game, game.view(state, seat), seat, b"seed")
            assert len(found) <= ahead.MOST_OFFERED
            assert len({encode(one.action) for one in found}) == len(found)
            assert not any(takes_back(one.action) for one in found)
            assert found == options_ahead(game, game.view(state, seat), seat, b"seed")
            assert encode(state) == before


@pytest.mark.parametrize("title", by_turns(2))
def test_what_a_seat_cannot_see_changes_nothing_of_its_offers(title: Title) -> None:
    game = title.game
    for place, (state, idle) in enumerate(walked(title, b"hidden")):
        for seat in idle if place % 16 == 0 else ():
            view = game.view(state, seat)
            other = game.imagine(view, seat, Stream(b"another truth"))
            assert options_ahead(game, view, seat, b"s") == options_ahead(
                game, game.view(other, seat), seat, b"s"
            )


def test_most_offers_hold_at_the_next_question() -> None:
    """In some game many are offered; where all hangs on dice none are."""
    counts = [_held(title) for title in TITLES if is_in_turn(title)]

    assert max(offered for offered, _ in counts) > 50
    assert all(held >= 0.7 * offered for offered, held in counts), counts


def _held(title: Title) -> tuple[int, int]:
    """How many options were offered in a random table, and how many of them were then there."""
    game = title.game
    held = offered = 0
    waiting: dict[int, set[bytes]] = {}
    for state, idle in walked(title, b"held"):
        for seat in [seat for seat in waiting if seat not in idle]:
            likely = waiting.pop(seat)
            offered += len(likely)
            held += len(likely & {encode(option) for option in game.options(state, seat)})
        for seat in idle:
            if seat not in waiting:
                found = options_ahead(game, game.view(state, seat), seat, b"s")
                waiting[seat] = {encode(one.action) for one in found}
    return offered, held


def test_it_ends_early_when_it_takes_too_long_but_not_before_it_knows_something() -> None:
    offered = 0
    for title in filter(is_in_turn, TITLES):
        game = title.game
        state, [seat, *_] = next((state, idle) for state, idle in walked(title, b"late") if idle)
        view = game.view(state, seat)
        few = options_ahead(game, view, seat, b"s", samples=FEWEST)

        assert options_ahead(game, view, seat, b"s", lambda: True) == few
        offered += len(few)

    assert offered  # where all hangs on dice none are
