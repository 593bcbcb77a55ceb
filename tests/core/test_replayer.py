from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.contract.toys.nouns import PrizeWon
from tests.core.tables import TOY, played

from ludoteca.core.chance import Tape, TapeMismatch
from ludoteca.core.codec import codec, encode
from ludoteca.core.game import Rejected
from ludoteca.core.replay.log import Entry, read_start
from ludoteca.core.replay.replayer import CannotFollow, Replayer
from ludoteca.core.replay.seating import Close, Return, StandIn
from ludoteca.core.replay.undo import UndoTo

RECORD = played("1/1", seats=2, rounds=1)
START, FIRST_BID, SECOND_BID = RECORD.entries[:3]

_PLAYED_BY_BOTS = read_start(START.body)
_PEOPLE = tuple(msgspec.structs.replace(one, bot=None) for one in _PLAYED_BY_BOTS.seats)
START_OF_PEOPLE = msgspec.structs.replace(
    START, body=msgspec.Raw(encode(msgspec.structs.replace(_PLAYED_BY_BOTS, seats=_PEOPLE)))
)


def changed(entry: Entry, **changes: Any) -> Entry:
    return msgspec.structs.replace(entry, **changes)


def after(*entries: Entry) -> Replayer:
    replayer = Replayer(TOY)
    for entry in entries:
        replayer.step(entry)
    return replayer


def test_the_state_after_entry_n_is_the_same_in_every_replay() -> None:
    one, other = after(), after()

    for entry in RECORD.entries:
        assert encode(one.step(entry).state) == encode(other.step(entry).state)
    assert one.to_act == ()


def test_events_are_told_again() -> None:
    replayer = after(START)

    first, second = replayer.step(FIRST_BID), replayer.step(SECOND_BID)

    assert first.events == ()
    assert [type(event) for event in second.events] == [PrizeWon]


def test_a_state_stays_as_it_is_while_play_goes_on() -> None:
    replayer = after(START)
    kept = replayer.state
    before = encode(kept)

    replayer.step(FIRST_BID)

    assert encode(kept) == before
    assert encode(replayer.state) != before


def test_what_is_attempted_has_not_happened_until_it_is_accepted() -> None:
    replayer = after(START)
    before = encode(replayer.state)

    advance = replayer.attempt(FIRST_BID, replayer.read(FIRST_BID), Tape(FIRST_BID.tape))
    assert (replayer.n, encode(replayer.state)) == (0, before)
    replayer.accept(advance)

    assert encode(replayer.state) == encode(after(START, FIRST_BID).state)


def test_stand_ins_do_not_reach_the_rules() -> None:
    replayer = after(START_OF_PEOPLE)
    before = encode(replayer.state)

    gone = StandIn("easy", "gone")
    replayer.step(Entry(1, 0, "seat", 1, body=msgspec.Raw(encode(gone))))

    assert encode(replayer.state) == before
    assert replayer.seating.stand_ins == {1: gone}
    assert replayer.to_act == after(START).to_act


def test_nothing_comes_after_the_table_was_closed() -> None:
    closing = Entry(1, 0, "close", body=msgspec.Raw(encode(Close("agreed"))))
    replayer = after(START, closing)

    assert replayer.to_act == ()
    with pytest.raises(CannotFollow, match="over"):
        replayer.step(changed(FIRST_BID, n=2))


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Entry(1, 0, "undo"), "kind"),
        (Entry(1, 0, "start"), "kind"),
        (Entry(1, 0, "act"), "kind"),
        (Entry(2, 0, "act", 0), "number"),
        (Entry(0, 0, "act", 0), "number"),
        (Entry(1, 0, "seat", 2, body=msgspec.Raw(encode(Return()))), "seating"),
    ],
)
def test_an_entry_that_cannot_come_next_is_refused(entry: Entry, code: str) -> None:
    with pytest.raises(CannotFollow) as error:
        after(START).step(entry)

    assert error.value.code == code


def test_a_log_begins_with_its_start() -> None:
    with pytest.raises(CannotFollow, match="no-start"):
        after(changed(FIRST_BID, n=0))


@pytest.mark.parametrize("seat", [-1, 2, 63])
@pytest.mark.parametrize("kind", ["act", "undo"])
def test_a_seat_that_does_not_exist_is_refused_before_the_game_is_asked(
    kind: Any, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayer = after(START)
    monkeypatch.setattr(type(TOY), "apply", None)
    body = FIRST_BID.body if kind == "act" else msgspec.Raw(encode(UndoTo(0)))

    with pytest.raises(Rejected, match="error-no-such-seat"):
        replayer.step(changed(FIRST_BID, kind=kind, seat=seat, body=body))


def test_a_forbidden_action_is_rejected_and_changes_nothing() -> None:
    replayer = after(START)
    before = encode(replayer.state)

    with pytest.raises(Rejected):
        replayer.step(changed(FIRST_BID, body=msgspec.Raw(b'{"type":"bid","coins":99}')))

    assert (replayer.n, encode(replayer.state)) == (0, before)


def test_a_tape_that_is_too_short_or_too_long_is_noticed_and_changes_nothing() -> None:
    with pytest.raises(TapeMismatch):
        after(changed(START, tape=START.tape[:-1]))
    with pytest.raises(TapeMismatch):
        after(changed(START, tape=(*START.tape, 0)))
    replayer = after(START)
    with pytest.raises(TapeMismatch):
        replayer.step(changed(FIRST_BID, tape=(1,)))
    assert replayer.n == 0


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
