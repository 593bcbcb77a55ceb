"""Checks that a view tells its audience nothing that it may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.chance import Chance, Stream, until_draw
from ludoteca.core.codec import codec, encode
from ludoteca.core.contract.broken import Fault
from ludoteca.core.contract.copies import STEPS, play_on
from ludoteca.core.contract.position import Position
from ludoteca.core.contract.sharing import changeable
from ludoteca.core.game import AnyGame, Audience, is_secret, sees_as


def views_leak_nothing(position: Position) -> None:
    """In any state that a view allows, its audience sees the same.

    What `imagine` deals anew is hidden; a view, a prompt or an option that depends on it
    would change. Scores and the result are told to everybody, so they may not change either.
    """
    game, state = position.game, position.state
    standing = encode((game.scores(state), game.result(state)))
    for audience in position.audiences:
        shown = encode(game.view(state, audience))
        prompt = encode(game.prompt(state, audience))
        view = codec(game).view(shown)  # read again: nothing of the state clings to it
        dealt = game.imagine(view, audience, position.chance)
        _same("view", audience, shown, encode(game.view(dealt, audience)))
        _same("prompt", audience, prompt, encode(game.prompt(dealt, audience)))
        told = encode((game.scores(dealt), game.result(dealt)))
        _same("scores or result", audience, standing, told)
        if audience is not None:
            _same_options(position, audience, dealt)


def _same_options(position: Position, seat: int, dealt: Any) -> None:
    game = position.game
    listed = position.listed[seat]
    _same("options", seat, encode(listed), encode(game.options(dealt, seat)))
    for option in listed:
        _same(
            f"the name of {option!r}",
            seat,
            encode(game.describe(position.state, seat, option)),
            encode(game.describe(dealt, seat, option)),
        )


def _same(what: str, audience: Audience, real: bytes, dealt: bytes) -> None:
    if real != dealt:
        raise Fault(
            f"{what} for {audience} depends on what it may not know: "
            f"{real.decode()} became {dealt.decode()} in an imagined state"
        )


def secret_actions_are_seen_by_their_seat_alone(position: Position) -> None:
    """After an action that says it is ``secret`` nobody else sees, is asked or offered anything
    else, nothing is told, and the standing is as before."""
    game = position.game
    before: dict[Audience, bytes] = {}
    stood = b""
    for seat, options in enumerate(position.tried):
        for action in filter(is_secret, options):
            if not before:
                stood = _standing(game, position.state)
                before = {
                    audience: _seen(game, position.state, audience)
                    for audience in position.audiences
                }
            after = game.clone(position.state)
            told: list[Any] = []
            trial = _applied(position, after, seat, action, told)
            if not until_draw(trial):
                raise Fault(f"{action!r} of seat {seat} is secret, but draws")
            if told:
                raise Fault(f"{action!r} of seat {seat} is secret, but tells {told[0]!r}")
            if _standing(game, after) != stood:
                raise Fault(f"{action!r} of seat {seat} is secret, but the standing changes")
            for audience in position.audiences:
                if audience != seat and _seen(game, after, audience) != before[audience]:
                    raise Fault(f"{action!r} of seat {seat} is secret, but {audience} sees it")


def who_sees_as_another_sees_the_same(position: Position) -> None:
    """Where a game says that one audience sees as another, their views are equal."""
    game, state = position.game, position.state
    same_as = sees_as(game)
    for audience in position.audiences:
        same = same_as(state, audience)
        if same != audience and encode(game.view(state, same)) != encode(
            game.view(state, audience)
        ):
            raise Fault(f"{audience} is said to see as {same}, but sees something else")


def _applied(
    position: Position, state: Any, seat: int, action: Any, told: list[Any]
) -> Callable[[Chance], None]:
    return lambda chance: position.game.apply(state, seat, action, chance, told)


def _seen(game: AnyGame, state: Any, audience: Audience) -> bytes:
    """All that one audience is shown of a state."""
    return encode(
        (
            game.view(state, audience),
            game.prompt(state, audience),
            [] if audience is None else list(game.options(state, audience)),
        )
    )


def _standing(game: AnyGame, state: Any) -> bytes:
    """What everybody is told alike."""
    return encode((game.scores(state), game.result(state)))


def imagining_is_reproducible(position: Position) -> None:
    """`imagine` gives the same state for the same view and chance, and one that can be played."""
    game, audience = position.game, position.some_audience()
    shown = encode(game.view(position.state, audience))
    key = position.chance.below(2**32).to_bytes(4, "big")
    dealt, again = (game.imagine(codec(game).view(shown), audience, Stream(key)) for _ in range(2))
    if encode(dealt) != encode(again):
        raise Fault(f"imagine for {audience} gives two states for one view and one chance")
    changeable(dealt, "imagined state")
    play_on(game, dealt, position.chance, STEPS)
