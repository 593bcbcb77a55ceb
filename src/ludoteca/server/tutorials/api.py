"""HTTP API of tutorials."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.tutorials.lesson import Lesson, Lessons


@get("/api/games/{game_id:str}/tutorial", tags=["games"])
async def show_tutorial(
    request: Request[Any, Any, Any], game_id: Id, lessons: Lessons
) -> Response[Lesson]:
    """The tutorial of a game: its steps, and the frames that the reader sees."""
    found = await lessons.find(game_id)
    if found is None:
        raise Problem("error-no-tutorial")
    return found.answer(request)


def feature(house: House) -> Feature:
    tutorials = {
        name: (title.game, title.tutorial)
        for name, title in house.titles.items()
        if title.tutorial is not None
    }
    lessons = Lessons(tutorials, house.replay_runner)
    return Feature(routes=[router_with(show_tutorial, lessons=lessons)])
