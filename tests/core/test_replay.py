from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.contract.toys.nouns import PrizeWon
from tests.core.tables import TOY, played

from ludoteca.core.chance import TapeMismatch
from ludoteca.core.codec import codec, encode
from ludoteca.core.game import Rejected
from ludoteca.core.log import Entry
from ludoteca.core.replay import advance, begin

RECORD = played("1/1", seats=2, rounds=1)
START, FIRST_BID, SECOND_BID = RECORD.entries[:3]


def changed(entry: Entry, **changes: Any) -> Entry:
    return msgspec.structs.replace(entry, **changes)


def test_the_state_after_entry_n_is_the_same_whoever_replays_it() -> None:
    one, other = begin(TOY, START), begin(TOY, START)

    for entry in RECORD.entries[1:]:
        advance(TOY, one, entry)
        advance(TOY, other, entry, [])
        assert encode(one) == encode(other)


def test_events_are_told_again() -> None:
    state = begin(TOY, START)
    told: list[Any] = []

    advance(TOY, state, FIRST_BID, told)
    advance(TOY, state, SECOND_BID, told)

    assert [type(event) for event in told] == [PrizeWon]


@pytest.mark.parametrize("kind", ["seat", "close"])
def test_entries_about_people_are_nothing_to_the_rules(kind: Any) -> None:
    state = begin(TOY, START)
    before = encode(state)

    advance(TOY, state, Entry(1, 0, kind))

    assert encode(state) == before


@pytest.mark.parametrize("entry", [Entry(1, 0, "undo"), Entry(1, 0, "start"), Entry(1, 0, "act")])
def test_an_entry_that_cannot_follow_is_refused(entry: Entry) -> None:
    with pytest.raises(ValueError, match="entry 1 of kind"):
        advance(TOY, begin(TOY, START), entry)


def test_a_forbidden_action_is_rejected_and_changes_nothing() -> None:
    state = begin(TOY, START)
    before = encode(state)

    with pytest.raises(Rejected):
        advance(TOY, state, changed(FIRST_BID, body=msgspec.Raw(b'{"type":"bid","coins":99}')))

    assert encode(state) == before


def test_a_tape_that_is_too_short_or_too_long_is_noticed() -> None:
    with pytest.raises(TapeMismatch):
        begin(TOY, changed(START, tape=START.tape[:-1]))
    with pytest.raises(TapeMismatch):
        begin(TOY, changed(START, tape=(*START.tape, 0)))
    with pytest.raises(TapeMismatch):
        advance(TOY, begin(TOY, START), changed(FIRST_BID, tape=(1,)))


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b'{"type":"bid"}',
        b'{"type":"bid","coins":"1"}',
        b'{"type":"bid","coins":1,"more":1}',
        b'{"type":"fold"}',
        b'{"coins":1}',
        b"[" * 100_000,
        b'{"more":' + b"[" * 50_000 + b"]" * 50_000 + b',"type":"bid","coins":1}',
        b'{"type":"bid","coins":' + b"9" * 5000 + b"}",
    ],
    ids=range(10),
)
def test_an_action_that_cannot_be_read_is_rejected(body: bytes) -> None:
    with pytest.raises(Rejected, match="error-unreadable-action"):
        codec(TOY).action(body)
