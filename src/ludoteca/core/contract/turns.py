"""Checks of who is to act, what is offered, and whether the rules hold to their own offer."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codec import encode
from ludoteca.core.contract.broken import Fault
from ludoteca.core.contract.foreign import foreign
from ludoteca.core.contract.position import Position
from ludoteca.core.game import Fact, Rejected, Seat, Text

TRIES = 8
"""Actions from other positions, and changed ones, that are tried per position."""


def those_to_act_are_seats(position: Position) -> None:
    """`to_act` is a tuple of seats of this table, ascending, none twice."""
    to_act = position.to_act
    if type(to_act) is not tuple or list(to_act) != sorted(set(to_act)):
        raise Fault(f"to act are {to_act!r}: not a tuple in ascending order")
    if not set(to_act) <= set(position.seats):
        raise Fault(f"to act are {to_act!r} at a table of {len(position.seats)} seats")


def options_are_for_those_to_act(position: Position) -> None:
    """A seat has options exactly when it is to act; each is offered once."""
    kinds = position.game.actions
    for seat, listed in enumerate(position.listed):
        if bool(listed) != (seat in position.to_act):
            raise Fault(f"seat {seat} has {len(listed)} options, to act are {position.to_act}")
        if len(set(listed)) != len(listed):
            raise Fault(f"seat {seat} is offered something twice: {listed}")
        for option in listed:
            if type(option) not in kinds:
                raise Fault(f"seat {seat} is offered {option!r}, which is not in `actions`")


def listed_options_are_accepted(position: Position) -> None:
    """`apply` takes everything that `options` offers."""
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
        else:
            raise Fault(f"{action!r} of seat {seat} is accepted but not offered")
        if told or encode(trial) != position.written:
            raise Fault(f"{action!r} of seat {seat} is refused, yet it changed or told something")


def _refusal_is_plain(refusal: Rejected) -> None:
    for name, fact in refusal.facts.items():
        if not is_fact(fact):
            raise Fault(f"refusal {refusal.code} says {name}={fact!r}, not text or a 64-bit number")


def is_fact(value: Fact) -> bool:
    """Whether ``value`` can be said in JSON to every client."""
    return type(value) is str or (type(value) is int and -(2**63) <= value < 2**63)


def refusal_of(position: Position, seat: Seat, action: Any) -> Text | None:
    """The words of the refusal of ``action``; None when it is accepted."""
    try:
        position.game.apply(
            position.game.clone(position.state), seat, action, position.chance, None
        )
    except Rejected as refusal:
        return Text(refusal.code, refusal.facts)
    return None
