"""Checks of the seats to act, of their options, and that `apply` agrees with `options`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.chance import Chance, until_draw
from ludoteca.core.codec import encode
from ludoteca.core.contract.broken import Fault
from ludoteca.core.contract.foreign import foreign
from ludoteca.core.contract.position import Position
from ludoteca.core.game import Fact, Message, Rejected, Seat, onward, reveals, takes_back

TRIES = 8
"""Number of actions from other positions, and of changed ones, to try per position."""


def those_to_act_are_seats(position: Position) -> None:
    """`to_act` is an ascending tuple of different seats of this table."""
    to_act = position.to_act
    if type(to_act) is not tuple or list(to_act) != sorted(set(to_act)):
        raise Fault(f"to act are {to_act!r}: not a tuple in ascending order")
    if not set(to_act) <= set(position.seats):
        raise Fault(f"to act are {to_act!r} at a table of {len(position.seats)} seats")


def options_are_for_those_to_act(position: Position) -> None:
    """A seat has options that do not take back exactly when it is to act; each option is unique.

    Seats that are not to act may take back until the table is over.
    """
    kinds = position.game.actions
    for seat, listed in enumerate(position.listed):
        leading = len(onward(position.game, listed))
        if seat in position.to_act and not leading:
            besides = " but to take back" if listed else ""
            raise Fault(f"seat {seat} is to act and has no option{besides}")
        if leading and seat not in position.to_act:
            raise Fault(f"seat {seat} has {leading} options, to act are {position.to_act}")
        if listed and not position.to_act:
            raise Fault(f"the table is over, and seat {seat} may take back")
        if len(set(listed)) != len(listed):
            raise Fault(f"seat {seat} is offered something twice: {listed}")
        for option in listed:
            if type(option) not in kinds:
                raise Fault(f"seat {seat} is offered {option!r}, which is not in `actions`")


def one_of(listed: Sequence[Any], seat: Seat, chance: Chance) -> Any:
    """A random option of a seat that is to act."""
    if not listed:
        raise Fault(f"seat {seat} is to act and has no option")
    return listed[chance.below(len(listed))]


def listed_options_are_accepted(position: Position) -> None:
    """`apply` accepts everything that `options` offers."""
    for seat, listed in enumerate(position.listed):
        for option in listed:
            trial = position.game.clone(position.state)
            try:
                position.game.apply(trial, seat, option, position.chance, None)
            except Rejected as refusal:
                raise Fault(f"{option!r} of seat {seat} is offered, but: {refusal}") from None


def every_option_changes_something(position: Position) -> None:
    """No option is a silent no-op."""
    for seat, listed in enumerate(position.listed):
        for option in listed:
            trial = position.game.clone(position.state)
            position.game.apply(trial, seat, option, position.chance, None)
            if encode(trial) == position.written:
                raise Fault(f"{option!r} of seat {seat} changes nothing")


def taking_back_does_nothing_else(position: Position) -> None:
    """An option that takes back draws and reveals nothing, and makes its seat act again.

    Right after a first choice it restores the state before.
    """
    game = position.game
    for seat, listed in enumerate(position.listed):
        backs = [option for option in listed if takes_back(option)]
        for back in backs:
            _asks_again(position, game.clone(position.state), seat, back)
        if listed and not backs:
            trial = game.clone(position.state)
            choice = listed[position.chance.below(len(listed))]
            game.apply(trial, seat, choice, position.chance, None)
            for back in game.options(trial, seat) if game.to_act(trial) else ():
                if takes_back(back):
                    again = game.clone(trial)
                    _asks_again(position, again, seat, back)
                    if encode(again) != position.written:
                        raise Fault(f"{back!r} of seat {seat} does not undo {choice!r}")


def _asks_again(position: Position, state: Any, seat: Seat, back: Any) -> None:
    told: list[Any] = []
    game = position.game
    if not until_draw(lambda chance: game.apply(state, seat, back, chance, told)):
        raise Fault(f"{back!r} of seat {seat} draws")
    if any(reveals(event) for event in told):
        raise Fault(f"{back!r} of seat {seat} reveals something")
    if seat not in game.to_act(state):
        raise Fault(f"seat {seat} is not to act after {back!r}")


def other_actions_are_refused(position: Position) -> None:
    """`apply` refuses everything that `options` does not offer; a refusal changes nothing."""
    trial = position.game.clone(position.state)
    for seat, action in foreign(position.pool, position.listed, position.chance, TRIES):
        if seat in position.seats and action in position.listed[seat]:
            continue
        told: list[Any] = []
        try:
            position.game.apply(trial, seat, action, position.chance, told)
        except Rejected as refusal:
            _refusal_is_plain(refusal)
            position.refusals.append(Message(refusal.code, refusal.facts))
        else:
            raise Fault(f"{action!r} of seat {seat} is accepted but not offered")
        if told or encode(trial) != position.written:
            raise Fault(f"{action!r} of seat {seat} is refused, yet it changed or told something")


def _refusal_is_plain(refusal: Rejected) -> None:
    for name, fact in refusal.facts.items():
        if not is_fact(fact):
            raise Fault(f"refusal {refusal.code} says {name}={fact!r}, not text or a 64-bit number")


def is_fact(value: Fact) -> bool:
    """Whether every client can read ``value`` in JSON."""
    return type(value) is str or (type(value) is int and -(2**63) <= value < 2**63)
