"""How bots plan: what holds for every plan, and that more thought needs fewer turns."""

import statistics

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tools.fit_outlook import least_squares, seen
from tools.solo_turns import measured

from ludoteca.bots import levels
from ludoteca.core.match import play
from ludoteca.games import titles
from ludoteca.games.roll_to_the_top.boards import BOARDS
from ludoteca.games.roll_to_the_top.bot import written
from ludoteca.games.roll_to_the_top.dice import MEMBERS, SIDES
from ludoteca.games.roll_to_the_top.outlook import glance, outlook
from ludoteca.games.roll_to_the_top.planning import plans, stand, ways

turns = given(
    number=st.integers(0, len(BOARDS) - 1),
    before=st.lists(st.tuples(*(st.integers(1, sides) for sides in SIDES)), max_size=5),
    pool=st.integers(1, 31),
    numbers=st.tuples(*(st.integers(1, sides) for sides in SIDES)),
)
some = settings(max_examples=60, deadline=None)


def sheet_after(number: int, before: list[tuple[int, ...]]) -> list[int]:
    """A sheet on which the best was made of each of these rolls."""
    board = BOARDS[number]
    sheet = [0] * board.size
    for roll in before:
        found = plans(board, sheet, ways(31, list(roll)))
        sheet = written(sheet, min(found, key=found.__getitem__), list(roll))
    return sheet


def roll_of(pool: int, numbers: tuple[int, ...]) -> list[int]:
    return [value if pool >> die & 1 else 0 for die, value in enumerate(numbers)]


@some
@turns
def test_a_plan_obeys_the_rules_and_tells_what_it_leaves(number, before, pool, numbers) -> None:
    board, sheet, roll = BOARDS[number], sheet_after(number, before), roll_of(pool, numbers)

    for plan, left in plans(board, sheet, ways(pool, roll)).items():
        now, used = sheet[:], 0
        for dice, box in plan:
            total = sum(roll[die] for die in MEMBERS[dice])
            assert dice & ~(pool & ~used) == 0
            assert 0 < board.least(now, box) <= total
            now[box] = total
            used |= dice
        assert stand(board, now)[1] == pytest.approx(left)
        assert left <= stand(board, sheet)[1]


@some
@turns
def test_ways_that_begin_alike_are_planned_as_if_alone(number, before, pool, numbers) -> None:
    board, sheet, roll = BOARDS[number], sheet_after(number, before), roll_of(pool, numbers)
    found = ways(pool, roll)

    together = plans(board, sheet, found)

    alone = {plan for way in found for plan in plans(board, sheet, [way])}
    assert together.keys() == alone


@some
@turns
def test_a_sheet_needs_turns_until_it_is_full(number, before, pool, numbers) -> None:
    board, sheet = BOARDS[number], sheet_after(number, before)

    assert len(glance(board, sheet, pool)) == len(glance(board, [0] * board.size, pool))
    assert (outlook(number, board, sheet, pool) > 0) == (0 in sheet)
    assert outlook(number, board, [9] * board.size, pool) == 0


def test_the_weights_are_fitted_to_the_turns_that_a_table_took_from_each_roll() -> None:
    needed = [turns for _, turns in seen("burj-khalifa", "outlook/1")]

    assert needed == list(range(len(needed), 0, -1))


def test_least_squares_find_the_weights_behind_sums_and_do_without_what_is_said_twice() -> None:
    rows = [[1.0, x, x * x, 2 * x] for x in range(9)]

    weights = least_squares(rows, [5 - 3 * x + 0.5 * x * x for _, x, *_ in rows])

    assert weights == pytest.approx([5, -3, 0.5, 0])


def test_more_thought_needs_fewer_turns() -> None:
    title = titles()["roll-to-the-top"]
    seeds = [f"thought/{table}" for table in range(30)]

    easy, medium, hard = (
        statistics.mean(measured(title, level, "burj-khalifa", seeds)[0])
        for level in ("easy", "medium", "hard")
    )

    assert hard < medium < easy


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_bots_of_one_level_do_not_always_come_to_the_top_together(level: str) -> None:
    title = titles()["roll-to-the-top"]
    bot = levels(title)[level]
    options = title.game.Options(board="leaning-tower-of-pisa")

    records = [play(title.game, options, [(level, bot)] * 2, f"{table}") for table in range(20)]

    assert sum(record.result.ranks == (1, 1) for record in records) <= 13
