from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.contract.toys.nouns import Options, View
from tests.core.tables import TOY, played

from ludoteca.bots.random import choose_at_random
from ludoteca.core.chance import Chance
from ludoteca.core.codec import codec, encode
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.replay.replayer import Replayer
from ludoteca.core.replay.self_play import play


def test_the_same_seed_plays_the_same_table() -> None:
    assert encode(played("7/3")) == encode(played("7/3"))


def test_another_seed_plays_another_table() -> None:
    assert encode(played("7/3")) != encode(played("7/4"))


def test_a_record_replays_from_its_tapes_to_its_result() -> None:
    given = played()

    replayer = Replayer(TOY)
    for entry in given.entries:
        replayer.step(entry)

    assert replayer.to_act == ()
    assert tuple(TOY.scores(replayer.state)) == given.result.scores


def test_bots_see_the_view_and_the_options_of_their_seat_and_nothing_else() -> None:
    met: list[tuple[Seat, Any, list[Any]]] = []

    def nosy(game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance) -> Any:
        met.append((seat, view, list(options)))
        return options[0]

    record = play(TOY, Options(), [("nosy", nosy), ("nosy", nosy)], "1/1")

    assert len(met) == len(record.entries) - 1
    for (seat, view, options), entry in zip(met, record.entries[1:], strict=True):
        assert type(view) is View
        assert seat == entry.seat
        assert codec(TOY).action(entry.body) == options[0]


def test_the_draws_of_bots_never_reach_the_table() -> None:
    def greedy(game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance) -> Any:
        return options[0]

    def restless(
        game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
    ) -> Any:
        chance.below(6)
        return options[0]

    calm = play(TOY, Options(), [("bot", greedy)] * 2, "1/1")
    noisy = play(TOY, Options(), [("bot", restless)] * 2, "1/1")

    assert calm == noisy


def test_two_seats_of_one_level_do_not_choose_alike() -> None:
    met: dict[Seat, list[int]] = {0: [], 1: []}

    def writes_down(
        game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
    ) -> Any:
        met[seat].append(chance.below(1000))
        return choose_at_random(game, view, seat, options, chance)

    play(TOY, Options(), [("bot", writes_down)] * 2, "1/1")

    assert set(met[0]).isdisjoint(met[1])
