"""Checks that an audience is shown nothing that it may not know."""

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
    """An audience sees the same in every state that is consistent with its view.

    `imagine` redraws everything hidden; a view, a prompt or an option that depends on it would
    change. Scores and the result are public, so they must not change either.
    """
    game, state = position.game, position.state
    standing = encode((game.scores(state), game.result(state)))
    for audience in position.audiences:
        shown = encode(game.view(state, audience))
        prompt = encode(game.prompt(state, audience))
        view = codec(game).view(shown)  # decoded, so that it shares nothing with the state
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
    """A ``secret`` action changes nothing that others see or are offered, has no events and no
    draws, and does not change the standing."""
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
    """Audiences that ``sees_as`` maps to each other have equal views."""
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
    """Everything that one audience is shown of a state."""
    return encode(
        (
            game.view(state, audience),
            game.prompt(state, audience),
            [] if audience is None else list(game.options(state, audience)),
        )
    )


def _standing(game: AnyGame, state: Any) -> bytes:
    """The public scores and result."""
    return encode((game.scores(state), game.result(state)))


def imagining_is_reproducible(position: Position) -> None:
    """`imagine` gives equal states for equal views and chances, and they can be played."""
    game, audience = position.game, position.some_audience()
    shown = encode(game.view(position.state, audience))
    key = position.chance.below(2**32).to_bytes(4, "big")
    dealt, again = (game.imagine(codec(game).view(shown), audience, Stream(key)) for _ in range(2))
    if encode(dealt) != encode(again):
        raise Fault(f"imagine for {audience} gives two states for one view and one chance")
    changeable(dealt, "imagined state")
    play_on(game, dealt, position.chance, STEPS)
