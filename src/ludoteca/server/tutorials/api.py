"""Tutorials over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Request, Response, Router, get

from ludoteca.core.title import Title
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.requests.ids import Id
from ludoteca.server.feature import router_with
from ludoteca.server.tables.log.replay_runner import ReplayRunner
from ludoteca.server.tutorials.lesson import Lesson, Lessons


@get("/api/games/{game_id:str}/tutorial", tags=["games"])
async def show_tutorial(
    request: Request[Any, Any, Any], game_id: Id, lessons: Lessons
) -> Response[Lesson]:
    """The tutorial of a game: its steps, and what the reader sees at each of them."""
    found = await lessons.find(game_id)
    if found is None:
        raise Problem("error-no-tutorial")
    return found.answer(request)


def provide(titles: Mapping[str, Title], replay_runner: ReplayRunner) -> Router:
    tutorials = {
        name: (title.game, title.tutorial)
        for name, title in titles.items()
        if title.tutorial is not None
    }
    return router_with(show_tutorial, lessons=Lessons(tutorials, replay_runner))
