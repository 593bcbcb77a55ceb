"""How far everybody is, ranks, and medals for those who play alone."""

from __future__ import annotations

from ludoteca.core.game import Fact, Result, Seat, Text
from ludoteca.core.merit import Merit
from ludoteca.games.roll_to_the_top.boards import BOARDS
from ludoteca.games.roll_to_the_top.state import OVER, State


def scores(state: State) -> list[int]:
    """Filled boxes per seat, as of the last reveal: what is not confirmed by all is a secret."""
    size = BOARDS[state.board].size
    return [
        size - sheet.count(0) - len(entries)
        for sheet, entries in zip(state.sheets, state.entries, strict=True)
    ]


def result(state: State) -> Result:
    """Fewest empty boxes first; equal counts share a rank (1, 1, 3)."""
    filled = scores(state)
    ranks = tuple(1 + sum(other > mine for other in filled) for mine in filled)
    return Result(ranks=ranks, reason=_reason(state, filled, ranks))


def _reason(state: State, filled: list[int], ranks: tuple[int, ...]) -> Text:
    if state.phase != OVER:
        return Text("result-running")
    empty = BOARDS[state.board].size - max(filled)
    if len(filled) == 1:
        if empty:
            return Text("result-unfinished", {"turns": state.turn, "empty": empty})
        return Text("result-alone", {"turns": state.turn, "medal": medal(state)})
    first, winners = ranks.index(1), ranks.count(1)
    if winners > 1:
        key = "result-limit-shared" if empty else "result-full-shared"
        return Text(key, {"winners": winners, "turns": state.turn, "empty": empty})
    key = "result-limit" if empty else "result-full"
    return Text(key, {"seat": first, "turns": state.turn, "empty": empty})


def medal(state: State) -> str:
    """What so many turns are worth to somebody who plays alone: "gold" ... "none"."""
    medals = BOARDS[state.board].medals
    if state.turn <= medals.gold:
        return "gold"
    if state.turn <= medals.silver:
        return "silver"
    return "bronze" if state.turn <= medals.bronze else "none"


def merit(state: State, seat: Seat) -> Merit:
    """Filled boxes, then few turns."""
    filled = scores(state)[seat]
    size = BOARDS[state.board].size
    facts: dict[str, Fact] = {"turns": state.turn, "filled": filled, "boxes": size}
    text = Text("merit-full" if filled == size else "merit-boxes", facts)
    return Merit(filled, -state.turn, text)
