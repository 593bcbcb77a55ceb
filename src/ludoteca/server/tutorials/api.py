"""Tutorials over HTTP."""

from __future__ import annotations

from litestar import get

from ludoteca.server.errors import Problem
from ludoteca.server.services import Services
from ludoteca.server.tutorials.lesson import Lesson


@get("/api/games/{game_id:str}/tutorial", tags=["games"], sync_to_thread=False)
def show_tutorial(game_id: str, services: Services) -> Lesson:
    """The tutorial of a game: its steps, and what the reader sees at each of them."""
    found = services.lessons.find(game_id)
    if found is None:
        raise Problem("error-no-tutorial")
    return found
