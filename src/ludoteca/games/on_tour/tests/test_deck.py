"""Turning up cards, and the deck that begins again."""

from ludoteca.games.on_tour.types import CardsTurned, Reshuffled

ALL = [
    *("al", "az", "ar", "ca", "co", "fl", "ga", "id", "il", "in", "ia", "ks", "ky", "la", "mi"),
    *("mc", "mn", "ms", "mo", "mt", "ne", "nv", "nwe", "nm", "ny", "nc", "nd", "oh", "ok", "or"),
    *("pa", "sc", "sd", "tn", "tx", "ut", "va", "wa", "wv", "wi", "wy"),
]
USED = " ".join(name for name in ALL[:37] if name != "oh")


def test_the_deck_begins_again_when_it_runs_out_while_drawing(draw) -> None:  # 37
    table = draw("oh ga ut", "25", deck="oh", discard=USED)

    assert [card.area for card in table.view().cards] == ["oh", "ga", "ut"]
    assert len(table.happened(Reshuffled)) == 1
    assert len(table.state.deck) == 34
    assert table.view().discard == ()


def test_cards_turned_up_now_are_not_shuffled_in(draw) -> None:  # 38
    table = draw("oh ga ut", "25", deck="oh", discard=USED)

    assert table.land.numbers["oh"] not in table.state.deck
    table.mark("oh", "low").mark("ca", "high").done()
    assert set(table.view().discard) == {"oh", "ga", "ut"}


def test_with_exactly_three_cards_the_next_draw_begins_again(draw) -> None:  # 39
    table = draw("oh ga ut", "25", deck="oh ga ut", discard="al az ar")
    assert table.happened(Reshuffled) == []
    assert table.state.deck == []

    table.mark("oh", "low").mark("ca", "high").next("oh al az", "34").done()

    assert [type(event).__name__ for event in table.events[-3:]] == [
        "Reshuffled",
        "Rolled",
        "CardsTurned",
    ]
    (first, second) = table.happened(CardsTurned)
    assert (first.one, first.one_region, first.three) == ("oh", "north", "ut")
    assert (second.one, second.two, second.three) == ("oh", "al", "az")
