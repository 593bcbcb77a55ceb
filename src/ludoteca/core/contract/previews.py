"""Checks of what previews show, and that undo takes back nothing that was learned."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import until_draw
from ludoteca.core.codec import encode
from ludoteca.core.contract.broken import Fault
from ludoteca.core.contract.position import Position
from ludoteca.core.game import AnyGame, Rejected, Seat, reveals
from ludoteca.core.preview import preview


def previews_can_be_shown(position: Position) -> None:
    """Every option can be previewed, also when its first draw is in the middle of it."""
    game = position.game
    for seat, listed in enumerate(position.listed):
        view = game.view(position.state, seat)
        for option in listed:
            try:
                encode(preview(game, view, seat, option))
            except Rejected:
                continue  # another check holds `imagine` to the options
            except Exception as error:
                raise Fault(
                    f"{option!r} of seat {seat} has no preview: {type(error).__name__}: {error}"
                ) from error


def quiet_entries_show_nothing_new(position: Position) -> None:
    """Where nothing is drawn and no event reveals, a seat sees nothing but what it has done.

    It could go back by an undo, knowing more. Tried in another state that the seat could be in:
    its view and the events must come out the same.
    """
    game = position.game
    for seat, listed in enumerate(position.listed):
        for option in listed:
            view = game.view(position.state, seat)
            dealt = game.imagine(view, seat, position.chance)
            if encode(game.view(dealt, seat)) != encode(view):
                continue  # another check holds `imagine` to the view
            real = _seen(game, game.clone(position.state), seat, option)
            other = _seen(game, dealt, seat, option)
            if real is not None and other is not None and real != other:
                raise Fault(
                    f"{option!r} of seat {seat} shows what it could not know, with no draw and "
                    f"no event that reveals: {real.decode()}, elsewhere {other.decode()}"
                )


def _seen(game: AnyGame, state: Any, seat: Seat, option: Any) -> bytes | None:
    """What the seat sees afterwards; None where a draw or a reveal makes it new."""
    told: list[Any] = []
    complete = until_draw(lambda chance: game.apply(state, seat, option, chance, told))
    if not complete or any(reveals(event) for event in told):
        return None
    return encode((game.view(state, seat), told))
