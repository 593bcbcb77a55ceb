from __future__ import annotations

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as any_

from ludoteca.core.chance import Recorder, Stream, Tape, TapeMismatch, branches
from ludoteca.core.draws.seeded import bot_chance, entry_chance, table_seed


@for_all(any_.binary(max_size=8), any_.integers(1, 2**64))
def test_an_outcome_is_below_its_bound(key: bytes, n: int) -> None:
    stream = Stream(key)

    assert all(0 <= stream.below(n) < n for _ in range(20))


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 100, 256, 257, 1000])
def test_all_outcomes_come_up_equally_often(sides: int) -> None:
    stream = Stream(b"fair")
    rolls = 200 * sides
    counts = [0] * sides

    for _ in range(rolls):
        counts[stream.below(sides)] += 1

    chi_squared = sum((count - 200) ** 2 / 200 for count in counts)
    freedom = sides - 1
    assert chi_squared < freedom + 5 * (2 * freedom) ** 0.5


def test_equal_keys_give_equal_outcomes_and_others_do_not() -> None:
    def rolls(key: bytes) -> list[int]:
        stream = Stream(key)
        return [stream.below(6) for _ in range(50)]

    assert rolls(b"a") == rolls(b"a") != rolls(b"b")


def test_the_outcomes_of_a_stream_never_change_between_versions() -> None:
    stream = entry_chance("7/1", 0)

    assert [stream.below(6) for _ in range(10)] == [4, 5, 0, 2, 3, 0, 2, 1, 1, 0]
    assert [stream.below(1000) for _ in range(3)] == [632, 279, 692]


def test_no_two_streams_of_a_run_are_alike() -> None:
    streams = [entry_chance(table_seed(1, record), n) for record in (1, 11) for n in (0, 1, 11)]
    streams += [bot_chance(table_seed(1, record), seat) for record in (1, 11) for seat in (0, 1)]

    heads = [tuple(stream.below(256) for _ in range(16)) for stream in streams]

    assert len(set(heads)) == len(streams)


def test_a_tape_gives_again_what_was_recorded() -> None:
    recorder = Recorder(Stream(b"key"))
    rolled = [recorder.below(n) for n in (6, 6, 300)]

    tape = Tape(recorder.tape)

    assert [tape.below(n) for n in (6, 6, 300)] == rolled
    tape.finish()


def test_a_tape_notices_a_draw_too_many_one_too_few_and_one_out_of_range() -> None:
    with pytest.raises(TapeMismatch, match=r"draw 1 .* is not on the tape"):
        Tape([]).below(6)
    with pytest.raises(TapeMismatch, match="1 outcomes left over"):
        Tape([3]).finish()
    with pytest.raises(TapeMismatch, match="draw 1 is 6, not below 6"):
        Tape([6]).below(6)
    with pytest.raises(TapeMismatch, match="draw 1 is -1, not below 6"):
        Tape([-1]).below(6)


def test_branches_are_all_possible_results_of_a_step() -> None:
    def step(chance: object) -> tuple[int, ...]:
        die = chance.below(2)  # type: ignore[attr-defined]
        return (die,) if die == 0 else (die, chance.below(3))  # type: ignore[attr-defined]

    found = branches(step)

    assert [way for _, way in found] == [(0,), (1, 0), (1, 1), (1, 2)]
    assert [share for share, _ in found] == pytest.approx([1 / 2, 1 / 6, 1 / 6, 1 / 6])
