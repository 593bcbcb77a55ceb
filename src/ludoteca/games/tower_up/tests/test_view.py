"""Views, prompts, and the reasons against a build."""

import pytest

from ludoteca.core.chance import Stream
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.preview import preview
from ludoteca.core.replay.undo import UndoHistory
from ludoteca.games.tower_up.rules import GAME
from ludoteca.games.tower_up.tests.conftest import A, B, Table
from ludoteca.games.tower_up.types import (
    Build,
    Choose,
    Gain,
    Offer,
    Options,
    Place,
    Plan,
    Return,
    Roofing,
    Take,
)
from ludoteca.kit.choosing import CONFIRM
from ludoteca.testing.drawn import random_table


def test_a_plan_says_what_each_roof_would_bring() -> None:
    table = Table.drawn(
        "N5 w1 b1, N1 g1 a1, D3 w1 a1",
        vehicles=((1, 2, 2, 2),),
        stocks=("wg",),
        objectives=("O02", "O03", "O07"),
    )

    plan = next(one for one in table.view(A).plans if one.site == "C1")

    assert plan == Plan(
        site="C1",
        colour="grey",
        cost=(1, 1, 0, 0),
        covers=(B,),
        roofs=(
            Roofing("C1", "grey", 1, 2, 3, 2, False, ()),
            Roofing("N5", "white", 2, 1, 3, 3, True, ()),
        ),
    )


def test_a_plan_says_which_objectives_it_meets() -> None:
    table = Table.drawn(
        "N5 w1, N1 g1 a1, N6 b1 a1", objectives=("O03", "O05", "O06"), stocks=("gw",)
    )

    plan = next(one for one in table.view(A).plans if one.site == "N4")

    assert plan.roofs[0].gains == (Gain("O03", 7),)
    assert plan.roofs[1].gains == (Gain("O03", 7), Gain("O06", 7))


def test_plans_and_refusals_cover_all_empty_sites_for_who_is_to_act() -> None:
    for state, _ in random_table(GAME, Options(), 3, 5):
        if state.stage != "act":
            continue
        view = GAME.view(state, state.turn)
        usable = {plan.site for plan in view.plans}
        refused = {one.site for one in view.refused}

        assert not usable & refused
        assert len(usable | refused) + len(view.buildings) == len(state.colours)
        assert {
            (b.site, b.colour, b.roof)
            for b in GAME.options(state, state.turn)
            if isinstance(b, Build)
        } == {(plan.site, plan.colour, roof.site) for plan in view.plans for roof in plan.roofs}
        other = GAME.view(state, (state.turn + 1) % 3)
        assert (other.plans, other.refused) == ((), ())


def test_a_card_that_would_end_the_table_says_so() -> None:
    table = Table.drawn("N5 w1", supply="wgggbbkk", market=("wwbk", "ggbk", "??"))

    assert table.view().market == (
        Offer("M01", (1, 0, 0, 0), True),
        Offer("M04", (0, 0, 0, 0), False),
        Offer("M33", (0, 0, 0, 0), False),
    )
    said = GAME.describe(table.state, A, Take("M01"))
    assert said.args["ends"] == "yes"


def test_who_scored_and_who_still_has_a_turn_is_seen() -> None:
    table = Table.drawn("N5 w1 a1", seats=3, stocks=("wg",), roofs_left=(1, 10, 10))
    table.build("N7", "g").confirm()

    view = table.view()

    assert [player.scored for player in view.players] == [True, False, False]
    assert (view.end.by, view.end.seat, view.end.left) == ("roofs", A, (1, 2))


@pytest.mark.parametrize(
    ("stage", "facts", "prompt"),
    [
        ("act", {}, "prompt-act"),
        ("act", {"roofs_left": (0,)}, "prompt-take"),
        ("confirm", {}, "prompt-done"),
        ("return", {}, "prompt-return"),
    ],
)
def test_the_active_player_is_told_what_to_do(stage: str, facts: dict, prompt: str) -> None:
    table = Table.drawn("N5 w1", stocks=("w" * 6 + "g" * 6,), **facts)
    table.state.stage = stage

    assert GAME.prompt(table.state, A).key == prompt
    assert GAME.prompt(table.state, B).key == "prompt-others"
    assert GAME.prompt(table.state, None).args["seat"] == A


def test_the_active_player_is_told_why_there_is_one_choice_only() -> None:
    table = Table.drawn("N5 w1", stocks=("w" * 12,))
    table.state.stage = "return"
    mixed = Table.drawn("N5 w1", stocks=("w" * 6 + "g" * 6,))
    mixed.state.stage = "return"
    full = Table.drawn()
    full.state.stage, full.state.to_place = "place", [0]
    full.state.colours[1:] = [1] * (len(full.state.colours) - 1)

    for drawn, only in ((table, "yes"), (mixed, "no"), (full, "yes")):
        assert (len(GAME.options(drawn.state, A)) == 1) == (only == "yes")
        assert GAME.prompt(drawn.state, A).args["only"] == only


def test_wild_and_missing_floors_are_asked_for_differently() -> None:
    table = Table.drawn("N5 w1", supply="wggbbk")

    assert GAME.prompt(table.take("??").state, A).key == "prompt-wild"

    table = Table.drawn("N5 w1", supply="wggbbk").take("wwbk")
    asked = GAME.prompt(table.state, A)
    assert (asked.key, asked.args) == ("prompt-instead", {"colour_word": "colour-white"})


def test_other_stages_refuse_and_say_why() -> None:
    table = Table.drawn("N5 w1", stocks=("wg",))

    assert table.refusal(CONFIRM) == "error-asked-act"
    assert table.refusal(Choose("white")) == "error-asked-act"
    assert table.refusal(Take("M44")) == "error-card-not-there"
    assert table.refusal(Take("M99")) == "error-card-not-there"
    assert table.refusal(Build("X1", "white", "X1")) == "error-no-such-site"
    assert table.refusal(Build("N5", "grey", "N5")) == "error-site-taken"
    assert table.refusal(Place("C1")) == "error-asked-act"
    assert table.refusal(CONFIRM, B) == "error-not-your-turn"

    table.build("C1", "g")

    assert table.refusal(Take("M01")) == "error-asked-confirm"


def test_a_floor_that_one_does_not_have_cannot_be_returned() -> None:
    table = Table.drawn("N5 w1", stocks=("g" * 10,)).take("??").choose("g", "g")

    assert table.refusal(Return("black")) == "error-no-such-floor"


def test_a_table_that_is_over_refuses_everything() -> None:
    table = Table.drawn("N5 w1")
    table.state.stage, table.state.turn = "over", -1

    assert table.refusal(CONFIRM) == "error-table-over"
    assert GAME.prompt(table.state, A).key == "prompt-over"


def test_a_turn_can_be_undone_until_one_is_done_with_it() -> None:
    for actions in ((Build("C1", "grey", "C1"),), (Take("M33"), Choose("white"), Choose("grey"))):
        table = Table.drawn("N5 w1", stocks=("wg",))
        history = UndoHistory()

        for n, action in enumerate((*actions, CONFIRM), 1):
            before, told = GAME.clone(table.state), len(table.events)
            tape = _Counting()
            table.chance = tape
            table.do(action)
            entry = Entry(n=n, at=0, kind="act", seat=A, tape=(0,) * tape.draws)
            history.acted(entry, before, (A,), table.events[told:])
            if action != CONFIRM:
                assert history.offer(A, GAME.to_act(table.state)).to == n - 1
        assert table.state.turn == B


def test_only_being_done_with_a_card_draws() -> None:
    table = Table.drawn("N5 w1", stocks=("wg",))
    table.chance = drawn = _Counting()

    table.take("??").choose("w", "g")
    assert drawn.draws == 0
    table.confirm()

    assert drawn.draws == 1


def test_a_preview_shows_the_turn_handed_on_before_the_card_is_drawn() -> None:
    table = Table.drawn("N5 w1").take("wwbk")

    shown = preview(GAME, table.view(A), A, CONFIRM)

    assert not shown.complete
    assert shown.view.turn == B
    assert [offer.card for offer in shown.view.market].count("") == 1


class _Counting:
    def __init__(self) -> None:
        self.draws = 0
        self.stream = Stream(b"counted")

    def below(self, n: int) -> int:
        self.draws += 1
        return self.stream.below(n)
