"""Simultaneous writing: taking back, other seats' views, and forced marks."""

from pathlib import Path

import pytest

from ludoteca.core.game import reveals
from ludoteca.games.on_tour.rules import GAME
from ludoteca.games.on_tour.types import Marked, Rolled
from ludoteca.i18n.event_texts import Party, Translator
from ludoteca.kit.choosing import CONFIRM, REOPEN, TAKE_ALL_BACK, TAKE_BACK

CARDS = "oh ga ut"


def test_marks_can_be_taken_back_until_one_is_done(draw) -> None:  # 51
    table = draw(CARDS, "25", seats=2)
    assert table.refusal(TAKE_BACK) == "error-nothing-to-take-back"
    table.mark("oh", "low")
    assert table.refusal(TAKE_ALL_BACK) == "error-one-to-take-back"

    table.mark("ca", "high").do(TAKE_BACK)
    assert (table.at("oh"), table.at("ca")) == ("25o", "")
    table.mark("wa", "high").do(TAKE_ALL_BACK)
    assert (table.at("oh"), table.at("wa")) == ("", "")

    table.mark("oh", "high").mark("ca", "low").done(0)
    assert table.refusal(TAKE_BACK) == "error-confirmed"
    assert table.refusal(TAKE_ALL_BACK) == "error-confirmed"
    assert table.refusal(CONFIRM) == "error-confirmed"


def test_who_is_done_may_think_again_until_all_are(draw) -> None:
    table = draw(CARDS, "25", "oh:10", "oh:10")
    table.mark("pa", "low").mark("ca", "high").done(0)
    assert GAME.options(table.state, 0) == [REOPEN]
    before = table.view(1)

    table.do(REOPEN, 0)
    assert GAME.to_act(table.state) == (0, 1)
    assert before.confirmed == (True, False)
    assert table.view(1).confirmed == (False, False)
    assert table.refusal(REOPEN) == "error-not-confirmed"
    table.do(TAKE_BACK).mark("wa", "high").done(0)

    table.mark("pa", "high", 1).mark("ca", "low", 1).done(1)
    assert table.view(1).maps[0] == table.view(0).maps[0]
    assert table.refusal(REOPEN) == "error-not-confirmed"  # that turn is over


def test_marks_of_others_are_shown_when_all_are_done(draw) -> None:  # 52
    table = draw(CARDS, "25", "oh:10", "oh:10", "oh:10")
    before = {audience: table.view(audience) for audience in (1, 2, None)}
    standing = GAME.scores(table.state), GAME.result(table.state)
    prompts = {audience: GAME.prompt(table.state, audience) for audience in (1, 2, None)}
    table.mark("pa", "low")
    table.mark("ca", "high")
    table.events.clear()

    for audience, view in before.items():
        assert table.view(audience) == view
        assert GAME.prompt(table.state, audience) == prompts[audience]
    assert (GAME.scores(table.state), GAME.result(table.state)) == standing
    assert table.view(0).marks == ("pa", "ca")
    assert table.view(0).routes[0] == ("oh", "pa")

    table.done(0)
    assert table.events == []
    assert table.view(1).maps == before[1].maps
    assert table.view(1).confirmed == (True, False, False)

    for seat in (1, 2):
        table.mark("pa", "high", seat).mark("ca", "low", seat).done(seat)
    assert table.view(1).maps[0] == table.view(0).maps[0]
    assert [event.seat for event in table.happened(Marked)] == [0, 0, 1, 1, 2, 2]
    assert all(reveals(event) for event in table.happened(Marked))
    assert table.view(1).confirmed == (False, False, False)


def test_a_star_in_the_last_area_is_drawn_by_itself(draw) -> None:  # 53
    table = draw("", "44", "", "", empty="oh")

    assert table.over
    assert [(e.seat, e.area, e.mark) for e in table.happened(Marked)] == [
        (0, "oh", "star"),
        (1, "oh", "star"),
    ]
    assert table.happened(Rolled)[0].kind == "final-doubles"


def test_who_waits_is_told_for_whom(draw) -> None:
    table = draw(CARDS, "25", seats=8)
    for seat in range(7):
        table.mark("oh", "low", seat).mark("ca", "high", seat).done(seat)

    assert GAME.to_act(table.state) == (7,)
    assert GAME.prompt(table.state, 0).args == {"seat": 7}
    assert GAME.prompt(table.state, None).key == "prompt-wait-for"
    assert GAME.prompt(table.state, 7).args["last"] == "yes"
    table.mark("wa", "low", 7).mark("oh", "high", 7).done(7)
    assert table.view().turn == 2


def test_nobody_is_hurried_who_plays_alone(draw) -> None:
    assert GAME.prompt(draw(CARDS, "25").state, 0).args["last"] == "no"


def test_prompts_say_when_only_one_area_is_left(draw) -> None:
    star = draw("oh il fl", "22", empty="wa ca tx")
    number = draw("ut in ar", "25", empty="ca tx").mark("ca", "low")
    cross = draw("ut in ar", "25", empty="ca wa ny fl").mark("ca", "low")
    open_maps = draw(CARDS, "22"), draw(CARDS, "25").mark("oh", "low")

    asked = [GAME.prompt(table.state, 0) for table in (star, number, cross)]
    assert [one.key for one in asked] == ["prompt-star", "prompt-number", "prompt-x"]
    assert [one.args["only"] for one in asked] == ["yes"] * 3
    assert [GAME.prompt(table.state, 0).args["only"] for table in open_maps] == ["no"] * 2


def test_prompts_say_what_is_to_be_written(draw) -> None:
    numbers = draw(CARDS, "25")
    assert GAME.prompt(numbers.state, 0).key == "prompt-numbers"
    other = GAME.prompt(numbers.mark("oh", "low").state, 0)
    assert (other.key, other.args["number"]) == ("prompt-number", "52")
    assert GAME.prompt(numbers.mark("ca", "high").state, 0).key == "prompt-confirm"
    assert GAME.prompt(draw(CARDS, "22").state, 0).key == "prompt-star"
    blocked = draw("ut in ar", "25", empty="ny fl pa")
    assert GAME.prompt(blocked.state, 0).key == "prompt-x"
    half = draw("ut in ar", "25", empty="ut wa fl")
    assert GAME.prompt(half.state, 0).key == "prompt-number-and-x"
    half.mark("wa", "x")
    assert GAME.prompt(half.state, 0).key == "prompt-either"


def asked(table) -> str:
    """Prompt of the first seat."""
    words = (Path(__file__).parents[1] / "i18n/en.ftl").read_text("utf-8")
    return Translator("en", words).say(GAME.prompt(table.state, 0), Party(names=("Ana", "Ben")))


@pytest.mark.parametrize(
    ("cards", "dice", "empty", "why"),
    [
        (CARDS, "44", None, "Doubles 44: draw a star."),
        ("oh il mi", "25", None, "One region on all cards: draw a star."),
        ("", "44", "oh pa", "Doubles 44: draw a star."),
        ("oh il fl", "22", "nv ca ut", "Doubles 22: no star fits. Cross out an area."),
    ],
)
def test_the_prompt_says_why_there_is_a_star_also_to_the_last_one(
    draw, cards, dice, empty, why
) -> None:
    table = draw(cards, dice, empty=empty, seats=2)
    assert asked(table) == why

    table.do(next(iter(GAME.options(table.state, 1))), 1).done(1)

    assert asked(table) == f"{why} Everyone is waiting for you."
