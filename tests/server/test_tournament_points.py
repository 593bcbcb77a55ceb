"""Points of a round and standings, as ``docs/tournaments.md`` publishes them."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.server.tournaments.pairing import Number
from ludoteca.server.tournaments.points import AVERAGE_PLUS, Place, PlaceState, earned
from ludoteca.server.tournaments.standings import standings


def table(
    name: str,
    *ranks: int,
    first: int = 1,
    merits: Sequence[int] = (),
    away: Sequence[Number] = (),
    bots: int = 0,
) -> list[Place]:
    """A table of people with the numbers from ``first`` on, the last of them bots."""
    found = []
    for seat, rank in enumerate(ranks):
        number = first + seat if seat < len(ranks) - bots else None
        state: PlaceState = "away" if number in away else "played"
        merit = (merits[seat], 0) if merits else None
        found.append(
            Place(number=number, table=name, seat=seat, state=state, rank=rank, merit=merit)
        )
    return found


def points(places: Sequence[Place]) -> dict[Number, int]:
    return {number: one.points for number, one in earned(places).items()}


def test_without_common_dice_all_points_are_for_the_place_at_the_table() -> None:
    assert points(table("a", 1, 2, 3, 4)) == {1: 100, 2: 67, 3: 33, 4: 0}


def test_a_shared_place_is_worth_the_middle() -> None:
    assert points(table("a", 1, 1, 3)) == {1: 75, 2: 75, 3: 0}


def test_on_the_same_dice_half_is_for_the_comparison_with_other_tables() -> None:
    strong = table("a", 1, 2, merits=(9, 8))
    weak = table("b", 1, 2, first=3, merits=(7, 6))

    found = earned([*strong, *weak])

    assert {number: one.points for number, one in found.items()} == {1: 100, 2: 50, 3: 50, 4: 0}
    assert (found[2].place, found[2].field) == (0, 1000)


def test_whoever_was_away_has_no_points_and_is_behind_everybody_at_the_table() -> None:
    assert points(table("a", 1, 2, 3, away=[1])) == {1: 0, 2: 100, 3: 50}


def test_nobody_is_compared_with_bots_or_with_the_absent_of_other_tables() -> None:
    mine = table("a", 1, 2, merits=(5, 4))
    theirs = table("b", 1, 2, 3, first=3, merits=(9, 8, 7), away=[3], bots=1)

    assert earned([*mine, *theirs])[1].field == 0  # number 4, who has reached 8, alone counts
    assert earned([*mine, *table("b", 1, first=3, merits=(9,), away=[3])])[1].points == 100


def test_a_bye_and_a_table_without_a_result_are_worth_average_plus() -> None:
    bye = Place(number=1, table=None, seat=None, state="bye")
    void = Place(number=2, table="a", seat=0, state="void")
    playing = Place(number=3, table="b", seat=0, state="playing")

    assert points([bye, void, playing]) == {1: AVERAGE_PLUS, 2: AVERAGE_PLUS}


def test_equal_points_are_ranked_by_those_of_the_people_whom_one_met() -> None:
    first = [*table("a", 1, 2), *table("b", 1, 2, first=3)]
    second = [
        Place(number=1, table="c", seat=0, state="played", rank=2),
        Place(number=3, table="c", seat=1, state="played", rank=1),
        Place(number=2, table="d", seat=0, state="played", rank=1),
        Place(number=4, table="d", seat=1, state="played", rank=2),
    ]

    found = standings([1, 2, 3, 4], [first, second])

    assert [(one.number, one.rank, one.points) for one in found] == [
        (3, 1, 200), (1, 2, 100), (2, 3, 100), (4, 4, 0),
    ]  # fmt: skip
    assert [one.opposition for one in found] == [500, 1500, 500, 1500]


def test_who_is_equal_in_everything_shares_the_rank() -> None:
    found = standings([1, 2, 3], [table("a", 1, 1)])

    assert [(one.number, one.rank) for one in found] == [(1, 1), (2, 1), (3, 3)]
    assert found[2].rounds == (None,)
