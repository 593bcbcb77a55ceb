"""Checks that previews can be shown, and that undo takes back nothing that a seat has learned."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import until_draw
from ludoteca.core.codec import encode
from ludoteca.core.contract.broken import Fault
from ludoteca.core.contract.position import Position
from ludoteca.core.game import AnyGame, Rejected, Seat, discloses, reveals
from ludoteca.core.replay.preview import imagined, preview_in


def previews_can_be_shown(position: Position) -> None:
    """Every option has a preview, also when its first draw is in the middle."""
    game = position.game
    for seat, options in enumerate(position.tried):
        if not options:
            continue
        view = game.view(position.state, seat)
        state = _imagined(position, view, seat)
        for option in options:
            try:
                encode(preview_in(game, game.clone(state), view, seat, option))
            except Rejected:
                continue  # another check compares options of imagined states
            except Exception as error:
                raise _no_preview(option, seat, error) from error


def _imagined(position: Position, view: Any, seat: Seat) -> Any:
    try:
        return imagined(position.game, view, seat)
    except Exception as error:
        raise _no_preview(position.tried[seat][0], seat, error) from error


def _no_preview(option: Any, seat: Seat, error: Exception) -> Fault:
    return Fault(f"{option!r} of seat {seat} has no preview: {type(error).__name__}: {error}")


def quiet_entries_show_nothing_new(position: Position) -> None:
    """An option without a draw or revealing event shows its seat nothing that it could not know,
    because an undo would leave it with that knowledge.

    In another state that the seat could be in, its view and the events must be the same.
    """
    game = position.game
    for seat, options in enumerate(position.tried):
        if not options:
            continue
        view = game.view(position.state, seat)
        shown = encode(view)
        for option in options:
            after = game.clone(position.state)
            told = _told(game, after, seat, option)
            if told is None:
                continue
            dealt = game.imagine(view, seat, position.chance)
            if encode(dealt) == position.written or encode(game.view(dealt, seat)) != shown:
                continue  # nothing is hidden, or `imagine` is wrong, which another check reports
            other = _told(game, dealt, seat, option)
            if other is None:
                continue
            real, else_where = (
                encode((game.view(state, seat), events))
                for state, events in ((after, told), (dealt, other))
            )
            if real != else_where:
                raise Fault(
                    f"{option!r} of seat {seat} shows what it could not know, with no draw and "
                    f"no event that reveals: {real.decode()}, elsewhere {else_where.decode()}"
                )


def quiet_entries_show_others_nothing_new(position: Position) -> None:
    """An option of a seat that acts alone, without a draw or an event that reveals or discloses,
    shows the others nothing that they could not know, because an undo would leave them with it.

    In another state that looks the same to one of them, it must still look the same afterwards.
    """
    game = position.game
    for seat in position.to_act if len(position.to_act) == 1 else ():
        for other in position.seats:
            if other == seat:
                continue
            shown = encode(game.view(position.state, other))
            dealt = game.imagine(game.view(position.state, other), other, position.chance)
            if encode(dealt) == position.written or encode(game.view(dealt, other)) != shown:
                continue  # nothing is hidden from it
            for option in position.tried[seat]:
                after = game.clone(position.state)
                told = _told(game, after, seat, option)
                if told is None or any(discloses(event) for event in told):
                    continue
                real = encode((game.view(after, other), told))
                if not told and encode(game.view(after, other)) == shown:
                    continue  # the others see nothing of it
                elsewhere = _seen(game, dealt, seat, option, other)
                if elsewhere is not None and real != elsewhere:
                    raise Fault(
                        f"{option!r} of seat {seat} shows seat {other} what it could not know, "
                        f"with no draw and no event that reveals or discloses: {real.decode()}, "
                        f"elsewhere {elsewhere.decode()}"
                    )


def _seen(game: AnyGame, dealt: Any, seat: Seat, option: Any, by: Seat) -> bytes | None:
    """What ``by`` would see of ``option`` in another state; None if a draw decides it. If the
    option is illegal there, that is itself information."""
    state = game.clone(dealt)
    try:
        told = _told(game, state, seat, option)
    except Rejected as refusal:
        return f"it is refused: {refusal.code}".encode()
    return None if told is None else encode((game.view(state, by), told))


def _told(game: AnyGame, state: Any, seat: Seat, option: Any) -> list[Any] | None:
    """The events of ``option``, carried out in ``state``; None after a draw or a reveal."""
    told: list[Any] = []
    complete = until_draw(lambda chance: game.apply(state, seat, option, chance, told))
    return None if not complete or any(reveals(event) for event in told) else told
