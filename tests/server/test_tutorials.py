"""A tutorial over HTTP: what the reader sees at each step, as the rules have it."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.house import House, Person

from ludoteca.core.preview import preview
from ludoteca.core.replay import Course
from ludoteca.core.tutorial import entries
from ludoteca.games import titles


async def test_the_catalogue_says_which_games_have_a_tutorial(
    house: House, visitor: Callable[..., Person]
) -> None:
    games = (await visitor(house).get("/api/games")).json()

    having = {game["id"]: game["tutorial"] for game in games}
    assert having["thats-life"] is True
    assert having["quiet-steps"] is False


async def test_every_step_has_its_frame_and_every_question_its_answer(
    house: House, visitor: Callable[..., Person]
) -> None:
    answer = await visitor(house).get("/api/games/thats-life/tutorial")

    assert answer.status_code == 200
    lesson = answer.json()
    drawn = {frame["n"]: frame for frame in lesson["frames"]}
    questions = {question["n"]: question for question in lesson["questions"]}
    assert lesson["players"][lesson["reader"]] is None
    for step in lesson["steps"]:
        assert step["at"] in drawn
        assert not step["choose"] or step["at"] in questions
    assert len(questions) == sum(step["choose"] for step in lesson["steps"])
    for n, question in questions.items():
        expected = question["offers"][question["expected"]]
        if n + 1 in drawn:
            assert drawn[n + 1]["events"][: len(expected["events"])] == expected["events"]
    assert drawn[lesson["steps"][-1]["at"]]["over"] is True


async def test_frames_and_offers_are_those_of_the_rules(
    house: House, visitor: Callable[..., Person]
) -> None:
    lesson = (await visitor(house).get("/api/games/thats-life/tutorial")).json()
    title = titles()["thats-life"]
    assert title.tutorial is not None
    game, course = title.game, Course(title.game)
    drawn = {frame["n"]: frame for frame in lesson["frames"]}
    questions = {question["n"]: question for question in lesson["questions"]}

    for entry in entries(game, title.tutorial):
        course.follow(entry)
        if entry.n in drawn:
            assert drawn[entry.n]["scores"] == list(game.scores(course.state))
        if entry.n in questions:
            offers = questions[entry.n]["offers"]
            listed = game.options(course.state, lesson["reader"])
            assert [offer["choice"]["action"]["tile"] for offer in offers] == [
                action.tile for action in listed
            ]
            view = game.view(course.state, lesson["reader"])
            for offer, action in zip(offers, listed, strict=True):
                seen = preview(game, view, lesson["reader"], action)
                assert offer["scores"] == list(seen.scores)


async def test_games_without_a_tutorial_say_so(
    house: House, visitor: Callable[..., Person]
) -> None:
    for game in ("quiet-steps", "no-such-game", "%2e%2e"):
        answer = await visitor(house).get(f"/api/games/{game}/tutorial")

        assert (answer.status_code, answer.json()["code"]) in [
            (404, "error-no-tutorial"),
            (404, "error-not-found"),
        ]
