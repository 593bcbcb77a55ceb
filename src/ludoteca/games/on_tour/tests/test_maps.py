"""Facts of the maps, compared with the box."""

import pytest

from ludoteca.games.on_tour.maps import MAPS, Map


def regions(land: Map) -> dict[str, tuple[int, int]]:
    return {name: (areas.bit_count(), land.card.count(name)) for name, areas in land.inside.items()}


@pytest.mark.parametrize(
    ("at", "areas", "lines", "expected"),
    [
        ("usa", 41, 90, {"north": (20, 10), "south": (21, 10), "west": (11, 6),
                     "central": (15, 7), "east": (15, 8)}),
        ("europe", 39, 70, {"north": (19, 9), "south": (20, 10), "west": (11, 6),
                     "central": (13, 6), "east": (15, 8)}),
    ],
)  # fmt: skip
def test_areas_lines_regions_and_cards_are_as_many_as_in_the_box(
    at, areas, lines, expected
) -> None:
    land = MAPS[at]

    assert land.size == areas
    assert sum(map(len, land.links)) == 2 * lines
    assert regions(land) == expected


@pytest.mark.parametrize("land", MAPS.values(), ids=MAPS)
def test_lines_lead_both_ways_and_cards_show_a_region_of_their_area(land) -> None:
    for area in range(land.size):
        assert land.inside[land.card[area]] >> area & 1
        assert area not in land.links[area]
        assert all(area in land.links[other] for other in land.links[area])


@pytest.mark.parametrize(("at", "longest"), [("usa", 9), ("europe", 6)])
def test_the_longest_way_between_two_areas(at, longest) -> None:
    links = MAPS[at].links
    furthest = 0
    for start in range(len(links)):
        reached, steps = {start}, 0
        while len(reached) < len(links):
            reached |= {other for area in reached for other in links[area]}
            steps += 1
        furthest = max(furthest, steps)

    assert furthest == longest


def test_in_the_usa_only_new_england_is_a_dead_end() -> None:
    usa = MAPS["usa"]

    ends = [usa.ids[area] for area in range(usa.size) if len(usa.links[area]) == 1]

    assert ends == ["nwe"]
    assert [len(usa.links[usa.numbers[name]]) for name in ("mo", "tn", "ky")] == [8, 8, 7]
