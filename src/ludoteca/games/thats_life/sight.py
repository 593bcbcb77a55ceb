"""What people see of a table, and back from there to a state: nothing is hidden."""

from __future__ import annotations

from typing import Final, Literal

from ludoteca.core.chance import Chance
from ludoteca.core.game import Audience
from ludoteca.games.thats_life.moves import targets
from ludoteca.games.thats_life.nouns import Question, Stone, TowerTile, View
from ludoteca.games.thats_life.setup import MAX_SEATS, MIN_SEATS
from ludoteca.games.thats_life.state import (
    HOME,
    MIX_NUMBERS,
    MIXES,
    NO_QUESTION,
    NOBODY,
    State,
    pieces_each,
)
from ludoteca.games.thats_life.tiles import (
    ACTIONS,
    FINISH,
    FIRST_ACTION,
    FIRST_LUCKY,
    GUARDED,
    IDS,
    NUMBERS,
    SCORING,
    START,
    VALUES,
)

_SIDES: Final[tuple[Literal["gift"], Literal["steal"]]] = ("gift", "steal")


def _kind(tile: int) -> Literal["minus", "plus", "lucky"]:
    if tile >= FIRST_LUCKY:
        return "lucky"
    return "minus" if VALUES[tile] < 0 else "plus"


def _stone(tile: int, side: int, pieces: tuple[int, ...], guards: int) -> Stone:
    if tile >= FIRST_ACTION:
        return Stone(IDS[tile], "action", 0, _SIDES[side], pieces, guards)
    return Stone(IDS[tile], _kind(tile), VALUES[tile], None, pieces, guards)


# Most tiles of a path stand empty; those look the same at every table of as many seats.
_BARE: Final = {
    (seats, side): tuple(_stone(tile, side, (0,) * seats, 0) for tile in range(FINISH))
    for seats in range(MIN_SEATS, MAX_SEATS + 1)
    for side in range(2)
}
_TOWER_TILES: Final = (
    TowerTile("start", "plus", 0),  # never in a tower; keeps index and number the same
    *(TowerTile(IDS[tile], _kind(tile), VALUES[tile]) for tile in SCORING),
)


def view(state: State, audience: Audience) -> View:
    """The whole table, the same for every audience."""
    options = MIXES[state.mix]
    pieces = state.pieces
    seats = len(pieces)
    guards = state.guards
    figures = state.figures
    bare = _BARE[seats, 0]
    stones: list[Stone] = []
    for tile in state.path[1 : -len(HOME)]:
        side = state.sides[tile - FIRST_ACTION] if tile >= FIRST_ACTION else 0
        if figures[tile]:
            here = tuple([own.count(tile) for own in pieces])
            stones.append(_stone(tile, side, here, guards.count(tile) if guards else 0))
        else:
            stones.append(_BARE[seats, side][tile] if side else bare[tile])
    each = pieces_each(options, seats)
    return View(
        options=options,
        start=tuple([own.count(START) for own in pieces]),
        path=tuple(stones),
        finish=tuple([each - len(own) for own in pieces]),
        guards_home=len(GUARDED) - len(guards) if options.guards else 0,
        towers=tuple([tuple([_TOWER_TILES[tile] for tile in tower]) for tower in state.towers]),
        turn=None if state.turn == NOBODY else state.turn,
        die=state.die,
        question=_question(state) if state.question else None,
    )


def _question(state: State) -> Question:
    side = _SIDES[state.sides[state.question - FIRST_ACTION]]
    return Question(state.turn, side, IDS[state.question], tuple(targets(state)))


def imagine(view: View, seat: Audience, chance: Chance) -> State:
    """The very state that ``view`` was made from; nothing has to be guessed or drawn."""
    seats = len(view.towers)
    path = [START]
    sides = [0] * len(ACTIONS)
    pieces = [[START] * count for count in view.start]
    guards: list[int] = []
    figures = [0] * FINISH
    figures[START] = sum(view.start)
    for stone in view.path:
        tile = NUMBERS[stone.id]
        path.append(tile)
        if stone.side is not None:
            sides[tile - FIRST_ACTION] = _SIDES.index(stone.side)
        for seat in range(seats):
            pieces[seat] += [tile] * stone.pieces[seat]
        guards += [tile] * stone.guards
        figures[tile] = sum(stone.pieces) + stone.guards
    return State(
        mix=MIX_NUMBERS[view.options],
        path=[*path, *HOME],
        sides=sides,
        pieces=pieces,
        guards=guards,
        figures=figures,
        towers=[[NUMBERS[tile.id] for tile in tower] for tower in view.towers],
        turn=NOBODY if view.turn is None else view.turn,
        die=view.die,
        question=NO_QUESTION if view.question is None else NUMBERS[view.question.tile],
    )
