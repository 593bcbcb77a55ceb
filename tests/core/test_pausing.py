"""Pauses: entries that say when nobody's time runs, and are nothing to the rules."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.core.tables import TOY, TOYS, played, played_by_people, sealed_again
from tests.core.walks import Step, Walk, undo

from ludoteca.core.codec import encode
from ludoteca.core.game import Rejected
from ludoteca.core.records.mismatch import Mismatch
from ludoteca.core.records.record import Record
from ludoteca.core.records.verify import verify_line
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.pausing import Halt, Pause, PauseChange, Resume
from ludoteca.core.replay.replay_view import ReplayView
from ludoteca.core.replay.replayer import CannotFollow, Replayer
from ludoteca.core.replay.seating import Close

NIGHT = Pause(until=90_000)
UNTIL_SOMEBODY_GOES_ON = Pause(until=None)


def raw(body: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(body))


def begun() -> Replayer:
    replayer = Replayer(TOY)
    replayer.step(played("1/1").entries[0])
    return replayer


def then(replayer: Replayer, body: PauseChange, at: int = 0, **more: Any) -> Replayer:
    replayer.step(Entry(replayer.n + 1, at, "pause", body=raw(body), **more))
    return replayer


def with_pause(record: Record, after: int, *bodies: PauseChange) -> bytes:
    """The line of ``record`` with entries for ``bodies`` after the entry ``after``."""
    entries = list(record.entries)
    entries[after + 1 : after + 1] = [Entry(0, 0, "pause", body=raw(body)) for body in bodies]
    numbered = (msgspec.structs.replace(entry, n=n) for n, entry in enumerate(entries))
    return sealed_again(record, entries=tuple(numbered))


# ---- the log -------------------------------------------------------------------------------


def test_a_pause_changes_nothing_of_the_game() -> None:
    replayer = begun()
    state, to_act = replayer.state, replayer.to_act

    then(replayer, NIGHT)

    assert (replayer.state, replayer.to_act) == (state, to_act)
    assert replayer.paused == NIGHT


def test_it_lasts_until_its_end_is_in_the_log() -> None:
    replayer = then(begun(), UNTIL_SOMEBODY_GOES_ON)
    move = msgspec.structs.replace(played("1/1").entries[1], n=2)

    replayer.step(move)
    assert replayer.paused == UNTIL_SOMEBODY_GOES_ON

    then(replayer, Resume())
    assert replayer.paused is None


def test_a_table_can_pause_again() -> None:
    replayer = then(then(begun(), NIGHT), Resume())

    assert then(replayer, UNTIL_SOMEBODY_GOES_ON).paused == UNTIL_SOMEBODY_GOES_ON


def test_there_is_no_pause_in_a_pause() -> None:
    with pytest.raises(CannotFollow, match="pauses already"):
        then(then(begun(), NIGHT), UNTIL_SOMEBODY_GOES_ON)


def test_nothing_goes_on_that_does_not_pause() -> None:
    with pytest.raises(CannotFollow, match="does not pause"):
        then(begun(), Resume())
    with pytest.raises(CannotFollow, match="does not pause"):
        then(then(then(begun(), NIGHT), Resume()), Resume())


def test_a_pause_does_not_end_before_it_begins() -> None:
    with pytest.raises(CannotFollow, match="after it begins"):
        then(begun(), NIGHT, at=90_000)


@pytest.mark.parametrize("more", [{"seat": 0}, {"id": "a"}, {"tape": (1,)}])
def test_it_is_nobodys_seat_and_no_command(more: dict[str, Any]) -> None:
    with pytest.raises(CannotFollow, match="no seat"):
        then(begun(), NIGHT, **more)


def test_nothing_pauses_that_is_over() -> None:
    replayer = then(begun(), NIGHT)
    replayer.step(Entry(replayer.n + 1, 0, "close", body=raw(Close("agreed"))))

    assert replayer.paused is None
    with pytest.raises(CannotFollow, match="over"):
        then(replayer, Resume())


def test_no_table_pauses_before_its_start() -> None:
    with pytest.raises(CannotFollow, match="no-start"):
        Replayer(TOY).step(Entry(0, 0, "pause", body=raw(NIGHT)))


# ---- undo ----------------------------------------------------------------------------------


def walked() -> Replayer:
    """A table at which seat 0 has made a step, which it may undo."""
    return Walk()(0, Step(1)).replayer


def test_an_undo_reaches_back_over_a_pause() -> None:
    replayer = walked()
    offered = replayer.may_undo(0)
    then(then(replayer, NIGHT), Resume())

    assert replayer.may_undo(0) == offered
    advance = replayer.step(undo(4, 0, to=0))

    assert advance.undone == (1,)
    assert replayer.paused is None


def test_an_undo_takes_no_pause_back() -> None:
    replayer = then(walked(), NIGHT)

    replayer.step(undo(3, 0, to=0))

    assert replayer.paused == NIGHT


# ---- halts ---------------------------------------------------------------------------------


def test_nobody_acts_in_a_halt() -> None:
    replayer = then(begun(), Halt())

    with pytest.raises(Rejected, match="error-table-halted"):
        replayer.step(msgspec.structs.replace(played("1/1").entries[1], n=2))


def test_nobody_undoes_anything_in_a_halt() -> None:
    replayer = then(walked(), Halt())

    with pytest.raises(Rejected, match="error-table-halted"):
        replayer.step(undo(3, 0, to=0))


def test_after_a_halt_the_game_goes_on_where_it_was() -> None:
    replayer = begun()
    state, to_act = replayer.state, replayer.to_act

    then(then(replayer, Halt()), Resume())

    assert (replayer.state, replayer.to_act, replayer.paused) == (state, to_act, None)


def test_a_halt_comes_into_a_pause_which_may_go_on_after_it() -> None:
    replayer = then(then(begun(), NIGHT), Halt())

    assert then(replayer, NIGHT).paused == NIGHT


def test_there_is_no_halt_in_a_halt() -> None:
    with pytest.raises(CannotFollow, match="halted already"):
        then(then(begun(), Halt()), Halt())


# ---- records and replays -------------------------------------------------------------------

RECORD = played_by_people("1/1", seats=3, rounds=2)


def test_a_record_with_pauses_is_right() -> None:
    pauses = (NIGHT, Resume(), UNTIL_SOMEBODY_GOES_ON, Halt(), Resume())
    line = with_pause(RECORD, 1, *pauses)

    assert verify_line(line, TOYS).entries[2].kind == "pause"


def test_a_game_may_end_in_a_pause() -> None:
    verify_line(with_pause(RECORD, 1, NIGHT), TOYS)


@pytest.mark.parametrize(
    "bodies", [(NIGHT, NIGHT), (Resume(),), (NIGHT, Resume(), Resume()), (Halt(), Halt())]
)
def test_verify_finds_a_pause_that_cannot_be(bodies: tuple[PauseChange, ...]) -> None:
    with pytest.raises(Mismatch) as found:
        verify_line(with_pause(RECORD, 1, *bodies), TOYS)

    assert found.value.code == "pausing"
    assert found.value.place == f"entry {1 + len(bodies)}"


def test_a_simulation_does_not_pause() -> None:
    with pytest.raises(Mismatch) as found:
        verify_line(with_pause(played("1/1"), 1, NIGHT), TOYS)

    assert (found.value.place, found.value.code) == ("entry 2", "kind")


def test_a_replay_tells_of_a_pause() -> None:
    replayer, view = begun(), ReplayView(TOY, None)
    view.frame(replayer.step(played("1/1").entries[1]))

    frame = view.frame(replayer.step(Entry(2, 7, "pause", body=raw(NIGHT))))

    assert frame is not None
    assert frame.moment.pause == NIGHT
    assert (frame.moment.seat, frame.moment.events) == (None, ())
