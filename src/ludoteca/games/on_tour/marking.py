"""Legal marks, and writing them.

Legality depends on the seat's map at the start of the turn and on the finished pair, so the order
of the two marks makes no difference.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.game import Rejected, Seat
from ludoteca.games.on_tour.maps import CIRCLE, EMPTY, MAPS, STAR, Reach, X, reach
from ludoteca.games.on_tour.types import Mark, State, What


def wanted(state: State) -> int:
    """Number of marks that each seat makes this turn."""
    if state.kind == "numbers":
        return 2
    return min(2, state.empty[0].bit_count()) if state.kind == "final-numbers" else 1


def writable(empty: int, reached: Reach) -> int:
    """Number of the two numbers that can be written, and so must be."""
    areas = empty & reached.areas
    if not areas:
        return 0
    # If any two of these areas are partners, each has a partner, so it is enough to test one.
    return 2 if areas & reached.partners[areas.bit_length() - 1] else 1


def places(state: State, seat: Seat) -> list[tuple[What, int]]:
    """Marks that may come next, each with its areas as bits."""
    empty, recent, marks = state.empty[seat], state.recent[seat], state.marks[seat]
    reached = reach(state.options.map, state.cards)
    areas = empty & reached.areas
    if state.kind != "numbers" and state.kind != "final-numbers":
        return [("star", areas)] if areas else [("x", empty)]
    must = writable(empty, reached)
    crossed = [area for area in recent if marks[area] == X]
    found: list[tuple[What, int]] = []
    for area in recent:
        empty &= ~(1 << area)
    if len(recent) - len(crossed) < must:
        free = areas & empty
        if must == 2 and recent:
            free &= reached.partners[recent[0]]
        used = [marks[area] >> 1 for area in recent]
        if state.low not in used:
            found.append(("low", free))
        if state.high not in used:
            found.append(("high", free))
    if len(crossed) < wanted(state) - must:
        # Next to a number, an X goes into an area that the cards open, if there is one.
        room = areas & (areas - 1)
        found.append(("x", empty & areas if room else empty & ~areas))
    return found


def write(state: State, seat: Seat, mark: Mark) -> None:
    """Write a mark. Raises: `Rejected` when it is illegal."""
    land = MAPS[state.options.map]
    area = land.numbers.get(mark.area, -1)
    if area < 0:
        raise Rejected("error-no-such-area")
    if len(state.recent[seat]) == wanted(state):
        raise Rejected("error-marked-all")
    if state.marks[seat][area]:
        raise Rejected("error-area-full", area_word=land.words[area])
    areas = dict(places(state, seat)).get(mark.what)
    if areas is None:
        raise Rejected("error-x-not-needed" if mark.what == "x" else "error-not-this-mark")
    if not areas >> area & 1:
        key = "error-x-not-here" if mark.what == "x" else "error-not-here"
        raise Rejected(key, area_word=land.words[area])
    place(state, seat, mark.what, area)


def place(state: State, seat: Seat, what: What, area: int) -> None:
    """Write a mark that is known to be legal."""
    number = state.low if what == "low" else state.high
    state.recent[seat].append(area)
    state.marks[seat][area] = X if what == "x" else STAR if what == "star" else 2 * number
    _circle(state, seat)


def erase(state: State, seat: Seat, areas: Iterable[int]) -> None:
    """Empty ``areas``, which are no longer in ``recent``."""
    for area in areas:
        state.marks[seat][area] = EMPTY
    _circle(state, seat)


def _circle(state: State, seat: Seat) -> None:
    """Update the circles of this turn's marks, which depend on each other."""
    marks = state.marks[seat]
    for area in state.recent[seat]:
        if marks[area] != X:
            star = marks[area] >= STAR
            marks[area] = marks[area] & ~CIRCLE | circled(state, seat, area, star)


def circled(state: State, seat: Seat, area: int, star: bool) -> bool:
    """Whether a star or a number in ``area`` is circled: a card names the area, and the other
    number of this turn does not need that card."""
    if area not in state.cards:
        return star and state.options.star_circle == "always"
    if star:
        return True
    beside = reach(state.options.map, state.cards).beside[state.cards.index(area)]
    marks = state.marks[seat]
    return all(
        beside >> other & 1 for other in state.recent[seat] if other != area and marks[other] < STAR
    )
