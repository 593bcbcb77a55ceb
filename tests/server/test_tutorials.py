"""Tutorials over HTTP: the frames of each step, made from the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.house import House, Person
from tests.titles import IN_TURN

from ludoteca.core.replay.preview import preview
from ludoteca.core.replay.replayer import Replayer
from ludoteca.core.tutorial import entries

TAUGHT = IN_TURN


async def test_the_catalogue_says_which_games_have_a_tutorial(
    house: House, visitor: Callable[..., Person]
) -> None:
    games = (await visitor(house).get("/api/games")).json()

    having = {game["id"]: game["tutorial"] for game in games}
    assert having[TAUGHT.meta.id] is True
    assert having["whispers"] is False


async def test_every_step_has_its_frame_and_every_question_its_answer(
    house: House, visitor: Callable[..., Person]
) -> None:
    answer = await visitor(house).get(f"/api/games/{TAUGHT.meta.id}/tutorial")

    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"  # a megabyte would take a phone seconds
    lesson = answer.json()
    drawn = {frame["n"]: frame for frame in lesson["frames"]}
    decisions = {decision["n"]: decision for decision in lesson["decisions"]}
    assert lesson["players"][lesson["reader"]] is None
    for step in lesson["steps"]:
        assert step["at"] in drawn
        assert not step["choose"] or step["at"] in decisions
    assert len(decisions) == sum(step["choose"] for step in lesson["steps"])
    for n, decision in decisions.items():
        assert len(decision["previews"]) == len(drawn[n]["options"])
        expected = decision["previews"][decision["expected"]]
        if n + 1 in drawn:
            told = drawn[n + 1]["moment"]["events"]
            assert told[: len(expected["events"])] == expected["events"]
    assert all(not frame["options"] for n, frame in drawn.items() if n not in decisions)
    assert drawn[lesson["steps"][-1]["at"]]["over"] is True


async def test_frames_and_offers_are_those_of_the_rules(
    house: House, visitor: Callable[..., Person]
) -> None:
    lesson = (await visitor(house).get(f"/api/games/{TAUGHT.meta.id}/tutorial")).json()
    title = TAUGHT
    assert title.tutorial is not None
    game, replayer = title.game, Replayer(title.game)
    drawn = {frame["n"]: frame for frame in lesson["frames"]}
    decisions = {decision["n"]: decision for decision in lesson["decisions"]}

    for entry in entries(game, title.tutorial):
        replayer.step(entry)
        if entry.n in drawn:
            assert drawn[entry.n]["scores"] == list(game.scores(replayer.state))
        if entry.n in decisions:
            options, previews = drawn[entry.n]["options"], decisions[entry.n]["previews"]
            listed = game.options(replayer.state, lesson["reader"])
            assert [option["action"]["tile"] for option in options] == [
                action.tile for action in listed
            ]
            view = game.view(replayer.state, lesson["reader"])
            for shown, action in zip(previews, listed, strict=True):
                seen = preview(game, view, lesson["reader"], action)
                assert shown["scores"] == list(seen.scores)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("whispers", (404, "error-no-tutorial")),
        ("no-such-game", (404, "error-no-tutorial")),
        ("%2e%2e", (400, "error-unreadable")),
    ],
)
async def test_games_without_a_tutorial_say_so(
    house: House, visitor: Callable[..., Person], game: str, said: tuple[int, str]
) -> None:
    answer = await visitor(house).get(f"/api/games/{game}/tutorial")

    assert (answer.status_code, answer.json()["code"]) == said
