"""Plans of bots: invariants of every plan, and stronger levels need fewer turns."""

import statistics

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.bots import levels
from ludoteca.core.chance import Stream
from ludoteca.core.replay.self_play import play
from ludoteca.games import titles
from ludoteca.games.roll_to_the_top.bot import planned, written
from ludoteca.games.roll_to_the_top.components import BOARDS, MEMBERS, SIDES
from ludoteca.games.roll_to_the_top.planning import SheetCost, features, outlook, plans, ways
from ludoteca.games.roll_to_the_top.rules import GAME
from ludoteca.games.roll_to_the_top.tools.fit_outlook import least_squares, seen
from ludoteca.games.roll_to_the_top.tools.solo_turns import measured

turns = given(
    name=st.sampled_from(list(BOARDS)),
    before=st.lists(st.tuples(*(st.integers(1, sides) for sides in SIDES)), max_size=5),
    pool=st.integers(1, 31),
    numbers=st.tuples(*(st.integers(1, sides) for sides in SIDES)),
)
some = settings(max_examples=60, deadline=None)


def sheet_after(name: str, before: list[tuple[int, ...]]) -> list[int]:
    """Sheet on which the best plan was played for each of these rolls."""
    board = BOARDS[name]
    sheet = [0] * board.size
    for roll in before:
        found = plans(SheetCost.of(board, sheet), ways(31, list(roll)))
        sheet = written(sheet, min(found, key=found.__getitem__), list(roll))
    return sheet


def roll_of(pool: int, numbers: tuple[int, ...]) -> list[int]:
    return [value if pool >> die & 1 else 0 for die, value in enumerate(numbers)]


@some
@turns
def test_a_plan_obeys_the_rules_and_tells_what_it_leaves(name, before, pool, numbers) -> None:
    board, sheet, roll = BOARDS[name], sheet_after(name, before), roll_of(pool, numbers)

    for plan, left in plans(SheetCost.of(board, sheet), ways(pool, roll)).items():
        now, used = sheet[:], 0
        for dice, box in plan:
            total = sum(roll[die] for die in MEMBERS[dice])
            assert dice & ~(pool & ~used) == 0
            assert 0 < board.least(now, box) <= total
            now[box] = total
            used |= dice
        assert SheetCost.of(board, now).left == pytest.approx(left)
        assert left <= SheetCost.of(board, sheet).left


@some
@turns
def test_ways_that_begin_alike_are_planned_as_if_alone(name, before, pool, numbers) -> None:
    board, sheet, roll = BOARDS[name], sheet_after(name, before), roll_of(pool, numbers)
    found = ways(pool, roll)

    together = plans(SheetCost.of(board, sheet), found)

    alone = {plan for way in found for plan in plans(SheetCost.of(board, sheet), [way])}
    assert together.keys() == alone


@some
@turns
def test_a_sheet_needs_turns_until_it_is_full(name, before, pool, numbers) -> None:
    board, sheet = BOARDS[name], sheet_after(name, before)

    assert len(features(board, sheet, pool)) == len(features(board, [0] * board.size, pool))
    assert (outlook(name, sheet, pool) > 0) == (0 in sheet)
    assert outlook(name, [9] * board.size, pool) == 0


def test_the_weights_are_fitted_to_the_turns_that_a_table_took_from_each_roll() -> None:
    needed = [turns for _, turns in seen("burj-khalifa", "outlook/1")]

    assert needed == list(range(len(needed), 0, -1))


def test_least_squares_find_the_weights_behind_sums_and_do_without_what_is_said_twice() -> None:
    rows = [[1.0, x, x * x, 2 * x] for x in range(9)]

    weights = least_squares(rows, [5 - 3 * x + 0.5 * x * x for _, x, *_ in rows])

    assert weights == pytest.approx([5, -3, 0.5, 0])


@pytest.mark.deep  # strength is measured by who changes a bot
def test_more_thought_needs_fewer_turns() -> None:
    title = titles()["roll-to-the-top"]
    seeds = [f"thought/{table}" for table in range(30)]

    easy, medium, hard = (
        statistics.mean(measured(title, level, "burj-khalifa", seeds)[0])
        for level in ("easy", "medium", "hard")
    )

    assert hard < medium < easy


DEEP = pytest.mark.deep  # each level takes nearly equal costs for equal


@pytest.mark.parametrize(
    "level", [pytest.param("easy", marks=DEEP), "medium", pytest.param("hard", marks=DEEP)]
)
def test_bots_of_one_level_do_not_always_come_to_the_top_together(level: str, deep: bool) -> None:
    tables = 20 if deep else 10
    title = titles()["roll-to-the-top"]
    bot = levels(title)[level]
    options = title.game.Options(board="leaning-tower-of-pisa")

    records = [play(title.game, options, [(level, bot)] * 2, f"{table}") for table in range(tables)]

    assert sum(record.result.ranks == (1, 1) for record in records) <= tables * 2 / 3


@pytest.mark.parametrize(("limit", "closing"), [(1, True), (4, True), (5, False)])
def test_in_the_last_turns_plans_fill_as_many_boxes_as_they_can(limit: int, closing: bool) -> None:
    options = GAME.Options(board="matterhorn", turn_limit=limit, start_pool="all")
    view = GAME.view(GAME.setup(options, 1, Stream(b"last turns")), 0)

    sizes = {len(plan) for plan in planned(view, 0, range(BOARDS["matterhorn"].size), taste=0.1)}

    assert (len(sizes) == 1) == closing
    assert not closing or sizes == {5}
