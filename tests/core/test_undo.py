"""Undo: which entries may be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.core.walks import GAME, Pass, Peek, Roll, Step, Walk, Whisper, raw, undo

from ludoteca.bots.random import choose_at_random
from ludoteca.core.chance import Stream, TapeMismatch
from ludoteca.core.codec import encode
from ludoteca.core.contract import DEEP, Mix, check_mix
from ludoteca.core.game import Rejected
from ludoteca.core.records.mismatch import Mismatch
from ludoteca.core.records.verify import verify_line
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.replayer import CannotFollow, Replayer
from ludoteca.core.replay.undo import DRAWN, NOTHING, OTHERS, OVER, REACH, REVEALED

GAMES = {GAME.meta.id: GAME}


def test_the_toy_keeps_the_contract() -> None:
    check_mix(GAME, Mix(seats=3, options=GAME.Options()), {}, replace(DEEP, tables=20))


def test_an_undo_leads_back_to_the_state_after_that_entry() -> None:
    walk = Walk()(0, Step(1))
    before = encode(walk.replayer.state)

    walk(0, Step(2), Whisper(2)).back(0, to=1)

    assert encode(walk.replayer.state) == before


def test_a_turn_is_taken_back_step_by_step_or_at_once() -> None:
    one_by_one = Walk()(0, Step(1), Step(2)).back(0, to=1).back(0, to=0)
    at_once = Walk()(0, Step(1), Step(2)).back(0, to=0)

    assert encode(one_by_one.replayer.state) == encode(at_once.replayer.state)
    assert one_by_one.why(0) == at_once.why(0) == NOTHING


def test_play_continues_after_an_undo_as_if_nothing_had_happened() -> None:
    walk = Walk()(0, Step(1)).back(0, to=0)(0, Step(2), Pass())(1, Step(1))

    assert walk.replayer.state.at == [2, 1]


def test_an_undo_may_reach_behind_an_earlier_undo() -> None:
    walk = Walk()(0, Step(1), Step(2)).back(0, to=1)(0, Step(2)).back(0, to=1)

    offer = walk.replayer.may_undo(0)

    assert offer.to == 0


@pytest.mark.parametrize("to", [-1, 1, 2, 3, 9])
def test_nobody_goes_back_to_an_undone_entry(to: int) -> None:
    walk = Walk()(0, Step(1), Step(2)).back(0, to=0)(0, Step(1))

    with pytest.raises(Rejected, match=NOTHING):
        walk.back(0, to)


def test_nothing_can_be_undone_before_the_first_action() -> None:
    assert Walk().why(0) == NOTHING


def test_dice_cannot_be_unrolled() -> None:
    walk = Walk()(0, Step(1), Roll())

    assert walk.why(0) == DRAWN
    with pytest.raises(Rejected, match=DRAWN):
        walk.back(0, to=1)


def test_steps_after_a_roll_can_be_taken_back_up_to_it() -> None:
    walk = Walk()(0, Step(1), Roll(), Step(2), Step(1))

    walk.back(0, to=2)

    assert walk.why(0) == DRAWN
    with pytest.raises(Rejected):
        walk.back(0, to=1)


def test_what_was_seen_cannot_be_unseen() -> None:
    walk = Walk()(0, Step(1), Peek())

    assert walk.why(0) == REVEALED


def test_a_seat_goes_back_over_what_others_have_answered() -> None:
    walk = Walk()(0, Step(1))
    before = encode(walk.replayer.state)
    walk(0, Pass())(1, Step(2), Pass())

    offer = walk.replayer.may_undo(0)
    walk.back(0, to=1)

    assert (offer.to, offer.answered) == (1, True)
    assert encode(walk.replayer.state) == before
    assert walk.replayer.to_act == (0,)
    assert walk.replayer.may_undo(1).to is None


def test_an_offer_says_that_others_have_acted() -> None:
    walk = Walk()(0, Step(1), Pass())
    assert not walk.replayer.may_undo(0).answered

    walk(1, Whisper(1))

    assert walk.replayer.may_undo(0).answered
    assert not walk.replayer.may_undo(1).answered


def test_others_who_take_it_back_have_acted_nevertheless() -> None:
    walk = Walk()(0, Pass())(1, Step(1)).back(1, to=1)

    offer = walk.replayer.may_undo(0)

    assert (offer.to, offer.answered) == (0, True)


def test_round_after_round_is_taken_back() -> None:
    walk = Walk()(0, Pass())(1, Pass())(0, Pass())(1, Pass())

    walk.back(0, to=2)
    assert walk.replayer.may_undo(0).answered, "seat 1 has acted after its first turn"
    walk.back(0, to=0)

    assert walk.why(0) == walk.why(1) == NOTHING


def test_nobody_goes_back_to_a_choice_of_somebody_else() -> None:
    walk = Walk()(0, Pass())(1, Pass())

    with pytest.raises(Rejected, match=NOTHING):
        walk.back(0, to=1)


@pytest.mark.parametrize(("does", "why"), [(Roll(), DRAWN), (Peek(), REVEALED)])
def test_what_others_have_drawn_or_revealed_stays(does: Any, why: str) -> None:
    walk = Walk()(0, Pass())(1, does, Pass())

    assert walk.why(0) == why
    with pytest.raises(Rejected, match=why):
        walk.back(0, to=0)


def test_one_goes_back_up_to_what_others_have_drawn() -> None:
    walk = Walk()(0, Pass())(1, Roll(), Pass())(0, Step(1), Pass())(1, Pass())

    walk.back(0, to=4).back(0, to=3)

    assert walk.why(0) == DRAWN


def test_nobody_goes_back_further_than_the_kept_entries() -> None:
    walk = Walk()(0, Pass())
    for _ in range(REACH // 2):
        walk(1, Pass())(0, Pass())

    assert walk.why(0) is None
    walk.back(0, to=2)
    assert walk.why(0) == OTHERS


def test_all_that_one_seat_did_in_a_row_is_kept() -> None:
    walk = Walk()
    for note in range(2 * REACH):
        walk(0, Whisper(1 + note % 2))

    walk.back(0, to=0)

    assert walk.replayer.state.notes == [0, 0]


def test_nobody_undoes_for_somebody_else() -> None:
    walk = Walk()(0, Step(1))

    with pytest.raises(Rejected, match=NOTHING):
        walk.back(1, to=0)


def test_what_is_over_stays_over() -> None:
    walk = Walk(goal=2)(0, Step(2))

    assert walk.why(0) == OVER


def test_kept_states_do_not_change_during_play() -> None:
    walk = Walk()(0, Step(1), Step(1)).back(0, to=1)(0, Step(2)).back(0, to=1)(0, Whisper(1))

    walk.back(0, to=0)

    assert walk.replayer.state.at == [0, 0]
    assert walk.replayer.state.notes == [0, 0]


@pytest.mark.parametrize("table", range(5))
def test_a_log_with_undos_is_read_again_to_the_same_states(table: int) -> None:
    walk = Walk(seats=2 + table % 3, goal=60)
    chance = Stream(b"undos %d" % table)
    states = [encode(walk.replayer.state)]
    over_others = 0
    while (to_act := GAME.to_act(walk.replayer.state)) and len(walk.log) < 400:
        seat = to_act[0]
        back = chance.below(len(walk.start.seats))
        offer = walk.replayer.may_undo(back)
        if offer.to is not None and chance.below(3) == 0:
            since = walk.log[offer.to + 1 :]
            assert not any(entry.tape for entry in since)
            assert not any(b"peek" in bytes(entry.body) for entry in since)
            over_others += offer.answered
            walk.back(back, offer.to)
            assert encode(walk.replayer.state) == states[offer.to]
        else:
            view = GAME.view(walk.replayer.state, seat)
            options = GAME.options(walk.replayer.state, seat)
            walk(seat, choose_at_random(GAME, view, seat, options, chance))
        states.append(encode(walk.replayer.state))

    assert over_others
    again = Replayer(GAME)
    for entry, state in zip(walk.log, states, strict=True):
        again.step(entry)
        assert encode(again.state) == state
    if not to_act:
        verify_line(encode(walk.record()), GAMES)


def test_an_undo_has_a_seat_and_draws_nothing() -> None:
    walk = Walk()(0, Step(1))

    with pytest.raises(CannotFollow, match="kind"):
        walk.replayer.step(Entry(2, 0, "undo", None, None, raw({"to": 0})))
    with pytest.raises(TapeMismatch):
        walk.replayer.step(Entry(2, 0, "undo", 0, None, raw({"to": 0}), (3,)))


def test_a_record_with_undos_verifies() -> None:
    walk = Walk(goal=4)(0, Step(1), Step(2)).back(0, to=1)(0, Whisper(1), Pass())
    walk(1, Step(1)).back(1, to=5)(1, Step(2), Step(2))

    record = verify_line(encode(walk.record()), GAMES)

    assert [entry.kind for entry in record.entries].count("undo") == 2


def test_a_record_with_undos_over_others_verifies() -> None:
    walk = Walk(goal=3)(0, Step(1), Pass())(1, Step(1), Pass()).back(0, to=1)(0, Step(2))

    record = verify_line(encode(walk.record()), GAMES)

    assert record.result.scores == (3, 0)


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        (undo(3, 0, 1), DRAWN),
        (undo(3, 0, 0), DRAWN),
        (undo(3, 1, 1), NOTHING),
        (Entry(3, 0, "undo", 0, None, raw({"to": "1"})), "Expected `int`"),
        (Entry(3, 0, "undo", 0, None, raw({"to": 1, "more": 1})), "unknown field"),
    ],
)
def test_a_record_with_an_undo_that_the_rules_forbid_does_not_verify(
    entry: Entry, what: str
) -> None:
    walk = Walk(goal=12)(0, Step(1), Roll())
    walk.log.append(entry)

    with pytest.raises(Mismatch, match=what) as mismatch:
        verify_line(encode(walk.record()), GAMES)

    assert mismatch.value.place == "entry 3"


def test_an_undo_that_claims_to_have_drawn_does_not_verify() -> None:
    walk = Walk()(0, Step(1))
    walk.log.append(Entry(2, 0, "undo", 0, None, raw({"to": 0}), (3,)))

    with pytest.raises(Mismatch, match="the tape has 1 draws"):
        verify_line(encode(walk.record()), GAMES)


def test_an_undo_behind_the_end_does_not_verify() -> None:
    walk = Walk(goal=2)(0, Step(2))
    walk.log.append(undo(2, 0, 0))

    with pytest.raises(Mismatch, match="already over"):
        verify_line(encode(walk.record()), GAMES)
