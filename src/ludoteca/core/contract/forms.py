"""Checks that values survive a round trip through JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.core.codec import codec, encode
from ludoteca.core.contract.broken import Fault
from ludoteca.core.contract.position import Position
from ludoteca.core.contract.turns import is_fact
from ludoteca.core.game import Rejected


def json_keeps_everything(position: Position) -> None:
    """State, options, actions, events and views are equal after a round trip through JSON."""
    game, read = position.game, codec(position.game)
    _comes_back("the state", position.state, read.state)
    _comes_back("the options of the table", position.mix.options, read.options)
    for listed in position.listed:
        _comes_back("a list of options", list(listed), read.actions)
        for option in listed:
            _comes_back("an action", option, read.action)
    _comes_back("a list of events", list(position.told), read.events)
    for audience in position.audiences:
        _comes_back(f"the view of {audience}", game.view(position.state, audience), read.view)


def _comes_back(what: str, value: Any, read: Callable[[bytes], Any]) -> None:
    written = encode(value)
    try:
        again = read(written)
    except (msgspec.MsgspecError, Rejected) as error:
        raise Fault(f"{what} cannot be read again: {error}") from None
    if again != value or encode(again) != written:
        raise Fault(f"{what} comes back from JSON as {again!r}, was {value!r}")


def unknown_fields_are_refused(position: Position) -> None:
    """Actions and options with an unknown field cannot be decoded."""
    read = codec(position.game)
    trials: list[tuple[str, Any, Callable[[bytes], Any]]]
    trials = [("options", position.mix.options, read.options)]
    trials += [("action", option, read.action) for listed in position.listed for option in listed]
    for what, value, reader in trials:
        fields = msgspec.to_builtins(value)
        try:
            reader(encode({**fields, "no_such_field": 1}))
        except (msgspec.ValidationError, Rejected):
            continue
        raise Fault(f"{what} {value!r} with an unknown field is read as if nothing was wrong")


def events_are_plain(position: Position) -> None:
    """Events are of the types in ``events``, and their fields are text or numbers."""
    for event in position.told:
        if type(event) not in position.game.events:
            raise Fault(f"{event!r} is told, which is not in `events`")
        for name, value in msgspec.structs.asdict(event).items():
            if not is_fact(value):
                raise Fault(f"{event!r}: {name} is not text or a number")
