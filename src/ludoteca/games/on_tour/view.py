"""Views, prompts and option names of On Tour, and a possible state for a view."""

from __future__ import annotations

import functools
import textwrap
from bisect import bisect_right
from typing import Final, TypeAlias

from ludoteca.core.chance import Chance
from ludoteca.core.diagram import WIDEST
from ludoteca.core.game import Audience, Fact, Message, Seat
from ludoteca.games.on_tour.maps import MAPS, READ, STAR, WRITTEN, areas_in, bits, name_of
from ludoteca.games.on_tour.marking import circled, place, places, wanted
from ludoteca.games.on_tour.scoring import best_route, revealed, stops
from ludoteca.games.on_tour.types import (
    Action,
    Card,
    Gap,
    MapId,
    Mark,
    State,
    View,
    What,
)
from ludoteca.kit import choosing


def view(state: State, audience: Audience) -> View:
    """The table, with the present turn's marks of the audience only."""
    map_id = state.options.map
    land = MAPS[map_id]
    ids = land.ids
    seats = len(state.marks)
    maps = [
        tuple(state.marks[seat]) if seat == audience else revealed(state, seat)
        for seat in range(seats)
    ]
    shown = [_shown(map_id, marks) for marks in maps]
    points = tuple([score for _, _, score in shown])
    front = maps[points.index(max(points)) if audience is None else audience]
    over = state.kind is None
    return View(
        options=state.options,
        turn=state.turn,
        kind=state.kind,
        low=state.low,
        high=state.high,
        cards=tuple([Card(ids[area], land.card[area]) for area in state.cards]),
        discard=tuple([ids[area] for area in state.discard]),
        started=tuple([ids[area] for area in state.started]),
        maps=tuple([written for written, _, _ in shown]),
        routes=tuple([route for _, route, _ in shown]),
        points=points,
        marks=() if audience is None else tuple([ids[area] for area in state.recent[audience]]),
        confirmed=choosing.by_seat(seats, state.confirmed),
        gaps=() if over else _gaps(map_id, front, state.low, state.high),
        stops=stops(map_id, front) if over else (),
    )


_Shown: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], int]


@functools.lru_cache(maxsize=4096)
def _shown(map_id: MapId, marks: tuple[int, ...]) -> _Shown:
    """Texts of a map's areas, its best tour, and that tour's score."""
    ids = MAPS[map_id].ids
    score, route = best_route(map_id, marks)
    return tuple([WRITTEN[mark] for mark in marks]), tuple([ids[area] for area in route]), score


@functools.lru_cache(maxsize=4096)
def _gaps(map_id: MapId, marks: tuple[int, ...], low: int, high: int) -> tuple[Gap, ...]:
    land = MAPS[map_id]
    beside: dict[int, list[int]] = {}
    for area, mark in enumerate(marks):
        if 0 < mark < STAR:
            for other in land.links[area]:
                if not marks[other]:
                    beside.setdefault(other, [-1]).append(mark >> 1)
    found = []
    for area in sorted(beside):
        numbers = sorted(beside[area])
        at_low, at_high = bisect_right(numbers, low), bisect_right(numbers, high)
        numbers.append(-1)
        between = numbers[at_low - 1], numbers[at_low], numbers[at_high - 1], numbers[at_high]
        found.append(Gap(land.ids[area], *between))
    return tuple(found)


def imagine(view: View, seat: Audience, chance: Chance) -> State:
    """A possible state for ``view``.

    Other seats' secret marks are drawn one by one from the legal ones, and so is their number if
    the seat has not confirmed; not all pairs are equally likely.
    """
    numbers = MAPS[view.options.map].numbers
    cards, discard, started, recent = (
        [numbers[name] for name in names]
        for names in ([card.area for card in view.cards], view.discard, view.started, view.marks)
    )
    marks = [[READ[text] for text in written] for written in view.maps]
    state = State(
        options=view.options,
        turn=view.turn,
        kind=view.kind,
        low=view.low,
        high=view.high,
        cards=cards,
        deck=sorted({*numbers.values()}.difference(cards, discard, started)),
        discard=discard,
        started=started,
        marks=marks,
        recent=[recent if at == seat else [] for at in range(len(marks))],
        empty=[bits(area for area, mark in enumerate(one) if not mark) for one in marks],
        confirmed=choosing.bits(view.confirmed),
    )
    if seat is not None:
        state.empty[seat] |= bits(recent)
    if view.kind is not None:
        most = wanted(state)
        for other, done in enumerate(view.confirmed):
            if other != seat:
                for _ in range(most if done else chance.below(most + 1)):
                    _mark_something(state, other, chance)
    return state


def _mark_something(state: State, seat: Seat, chance: Chance) -> None:
    listed = places(state, seat)
    what, found = listed[chance.below(len(listed))]
    areas = areas_in(found)
    place(state, seat, what, areas[chance.below(len(areas))])


# ---- as text -----------------------------------------------------------------------------------

_TILE: Final = 9
"""Columns of an area in the diagram: its letters, its mark, and a gap."""


def diagram(view: View) -> str:
    """Position as text: the turn, then per seat its best tour and its map as tiles, with the areas
    of the tour in capitals."""
    land = MAPS[view.options.map]
    cards = ", ".join([f"{card.area} ({card.region})" for card in view.cards])
    lines = [
        f"Turn {view.turn}, {view.kind or 'the end'}: {view.low:02d} and {view.high:02d}",
        f"Cards: {cards or '-'}",
    ]
    for seat, (marks, route, done) in enumerate(
        zip(view.maps, view.routes, view.confirmed, strict=True)
    ):
        tour = " ".join(route)
        lines += ["", f"Seat {seat}{', done' if done else ''}"]
        lines += textwrap.wrap(f"Tour: {tour or '-'}", WIDEST)
        columns, rows = (max(at) + 1 for at in zip(*land.tiles, strict=True))
        tiles = [[""] * columns for _ in range(rows)]
        for name, mark, (column, row) in zip(land.ids, marks, land.tiles, strict=True):
            tiles[row][column] = f"{name.upper() if name in route else name} {mark or '.'}"
        lines += ["".join([tile.ljust(_TILE) for tile in row]).rstrip() for row in tiles]
    return "\n".join(lines)


# ---- prompts and names of options --------------------------------------------------------------


def prompt(state: State, audience: Audience) -> Message:
    """Prompt: for seats that mark, the marks still to make; for seats that have confirmed, who
    still writes."""
    if state.kind is None:
        return Message("prompt-over")
    seats = len(state.marks)
    waiting = choosing.waiting_for(seats, state.confirmed)
    if audience is None or audience not in waiting:
        return choosing.wait_prompt(waiting)
    last = "yes" if choosing.is_last(waiting, seats, audience) else "no"
    left = wanted(state) - len(state.recent[audience])
    if not left:
        return Message("prompt-confirm", {"last": last})
    found = places(state, audience)
    whats = [what for what, _ in found]
    facts: dict[str, Fact] = {
        "kind": state.kind,
        "low": f"{state.low:02d}",
        "high": f"{state.high:02d}",
        "number": f"{state.high if 'high' in whats else state.low:02d}",
        "left": left,
        "cards": "yes" if state.cards else "no",
        "last": last,
        "only": "yes" if sum([areas.bit_count() for _, areas in found]) == 1 else "no",
    }
    if whats == ["x"] and state.kind not in ("numbers", "final-numbers"):
        return Message("prompt-no-star", facts)
    return Message(_asked(whats, left), facts)


def _asked(whats: list[What], left: int) -> str:
    if "star" in whats:
        return "prompt-star"
    if "x" in whats:
        return "prompt-x" if len(whats) == 1 else "prompt-number-and-x"
    if left > 1:
        return "prompt-numbers"
    return "prompt-either" if len(whats) > 1 else "prompt-number"


def describe(state: State, seat: Seat, action: Action) -> Message:
    """Name of an option. A mark's name tells whether it will be circled, given the marks so far."""
    land = MAPS[state.options.map]
    recent = state.recent[seat]
    if isinstance(action, choosing.TakeBack):
        mark, word = name_of(state.marks[seat][recent[-1]]), land.words[recent[-1]]
        return Message("choice-take-back", {"mark": mark, "area_word": word})
    if not isinstance(action, Mark):
        return choosing.describe_ending(action, recent)
    area, what = land.numbers[action.area], action.what
    ring = what != "x" and circled(state, seat, area, what == "star")
    mark = what if what in ("star", "x") else f"{state.low if what == 'low' else state.high:02d}"
    return Message(
        "choice-mark",
        {"mark": mark, "area_word": land.words[area], "circled": "yes" if ring else "no"},
    )
