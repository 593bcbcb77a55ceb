"""Taking a card: floors, wild and missing ones, the limit, vehicles, the market."""

from ludoteca.games.tower_up.events import (
    CardRevealed,
    EndTriggered,
    ExtraTurn,
    FloorChosen,
    Reshuffled,
    VehicleMoved,
)
from ludoteca.games.tower_up.tests.conftest import A, B, Table
from ludoteca.games.tower_up.types import Choose, Return


def test_above_ten_floors_the_player_returns_any_of_them() -> None:  # 1
    table = Table.drawn("N5 w1", stocks=("ggbbbbkk",)).take("wwbk")

    assert sum(table.state.stocks[A]) == 12
    assert [one.colour for one in table.offered(Return)] == ["white", "grey", "brown", "black"]

    table.give_back("g", "g")

    assert table.stock(A) == "wwbbbbbkkk"
    assert table.state.stage == "confirm"


def test_floors_that_were_returned_are_there_for_the_next_player() -> None:  # 2
    table = Table.drawn(
        "N5 w1", stocks=("gggbbbkkk",), supply="wwbbk", market=("wwbk", "wwgk", "??")
    )

    table.take("wwbk").give_back("g", "g", "g").confirm()

    assert table.supply == "gggb"
    assert table.state.turn == B
    assert not table.view(B).market[1].missing[1]


def test_a_floor_that_has_run_out_is_replaced_at_once_and_triggers_the_end() -> None:  # 3
    table = Table.drawn("N5 w1", supply="wggbk").take("wwbk")

    assert table.happened(EndTriggered) == [EndTriggered(A, "supply")]
    assert [one.colour for one in table.offered(Choose)] == ["grey", "brown", "black"]
    assert table.stock(A) == "w"

    table.choose("b")

    assert table.offered(Choose), "brown was used up by the choice, and is replaced as well"
    assert table.view(A).wanted == "brown"

    table.choose("g")

    assert table.stock(A) == "wgbk"
    assert len(table.happened(EndTriggered)) == 1


def test_a_wild_floor_cannot_be_of_a_used_up_colour_and_triggers_nothing() -> None:  # 4
    table = Table.drawn("N5 w1", supply="ggbk").take("??")

    assert [one.colour for one in table.offered(Choose)] == ["grey", "brown", "black"]
    assert table.refusal(Choose("white")) == "error-colour-run-out"

    table.choose("g", "k")

    assert table.stock(A) == "gk"
    assert table.state.ended_by is None


def test_an_empty_supply_gives_nothing_and_triggers_the_end() -> None:  # 5
    for card in ("wwbk", "??"):
        table = Table.drawn("N5 w1", supply="").take(card)

        assert table.stock(A) == ""
        assert table.happened(EndTriggered) == [EndTriggered(A, "supply")]
        assert table.state.stage == "confirm"


def test_the_only_colour_left_is_taken_without_asking() -> None:
    table = Table.drawn("N5 w1", supply="ggg").take("??")

    assert table.stock(A) == "gg"
    assert [one.wanted for one in table.happened(FloorChosen)] == ["wild", "wild"]


def test_two_vehicles_of_a_card_move_before_the_star_check() -> None:  # 6
    table = Table.drawn("N5 w1", vehicles=((2, 1, 1, 2),), market=("??>g>b", "wwbk", "ggbk"))

    table.take("??>g>b").choose("w", "k")

    assert [(one.colour, one.end) for one in table.happened(VehicleMoved)] == [
        ("grey", 2),
        ("brown", 2),
    ]
    assert table.happened(ExtraTurn) == [ExtraTurn(A, 2)]


def test_a_step_beyond_the_last_space_of_a_track_is_lost() -> None:  # 7
    table = Table.drawn("N5 w1", vehicles=((0, 15, 0, 0),), market=("gbk>g", "wwbk", "ggbk"))

    table.take("gbk>g")

    assert table.state.tracks[A] == [0, 15, 0, 0]


def test_a_card_may_be_taken_with_a_full_stock_for_its_vehicles() -> None:  # 8
    table = Table.drawn("N5 w1", stocks=("w" * 10,), market=("gbk>g", "wwbk", "ggbk"))

    table.take("gbk>g").give_back("w", "w", "w")

    assert table.stock(A) == "wwwwwwwgbk"
    assert table.state.tracks[A] == [0, 1, 0, 0]


def test_an_empty_deck_is_made_of_the_discards_when_a_card_is_needed() -> None:  # 9
    table = Table.drawn("N5 w1")
    last = table.state.deck[0]
    table.state.discard = table.state.deck[1:]
    table.state.deck = [last]

    table.take("wwbk").confirm()

    assert not table.state.deck
    assert not table.happened(Reshuffled)
    assert table.state.market[0] == last

    table.take("ggbk").confirm()

    assert table.happened(Reshuffled)
    assert len(table.state.deck) == 44 - 3
    assert not table.state.discard


def test_the_card_just_taken_is_among_those_that_are_shuffled() -> None:
    table = Table.drawn("N5 w1")
    table.state.deck = []
    table.state.discard = [40, 41]
    taken = table.state.market[0]

    table.take("wwbk").confirm()

    assert sorted([*table.state.deck, table.state.market[0]]) == sorted([taken, 40, 41])


def test_the_market_is_full_again_before_an_extra_turn() -> None:  # 10
    table = Table.drawn("N5 w1", vehicles=((2, 1, 2, 2),), market=("gbk>g", "wwbk", "ggbk"))

    table.take("gbk>g")
    assert table.view(A).taking is not None

    table.confirm()

    assert (table.state.turn, table.state.extra) == (A, True)
    assert len(table.happened(CardRevealed)) == 1
    assert all(offer.card for offer in table.view(A).market)
