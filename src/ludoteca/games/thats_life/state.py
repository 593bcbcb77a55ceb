"""State of a table of That's Life!, and questions about it."""

from __future__ import annotations

import dataclasses
from typing import Final

from ludoteca.core.game import Seat
from ludoteca.games.thats_life import tiles
from ludoteca.games.thats_life.types import Options

HOME: Final = (tiles.FINISH,) * 6
"""End of every path: six times Finish, so that each roll from the last tile finds its target."""

NOBODY: Final = -1
NO_QUESTION: Final = 0


@dataclasses.dataclass(slots=True)
class State:
    """State of a table. Tiles are numbers from `ludoteca.games.thats_life.tiles`.

    ``path``      Start, the tiles still on the path from Start to Finish, then `HOME`
    ``sides``     the side that each action tile shows, an index into `SIDES`
    ``pieces``    per seat, the tiles of its pieces short of Finish, hindmost first
    ``guards``    the tiles of the guards short of Finish, hindmost first
    ``figures``   per tile, the number of pieces and guards on it; Finish is not counted
    ``towers``    per seat, its tiles from bottom to top
    ``turn``      the seat that must act, `NOBODY` when the table is over
    ``die``       1 to 6, 0 when the table is over
    ``question``  the action tile that waits for a choice of player, or `NO_QUESTION`
    """

    options: Options
    path: list[int]
    sides: list[int]
    pieces: list[list[int]]
    guards: list[int]
    figures: list[int]
    towers: list[list[int]]
    turn: int
    die: int
    question: int

    def face(self, tile: int) -> str:
        """Face of ``tile``: the text on the side that is up."""
        if tiles.FIRST_ACTION <= tile < tiles.FINISH:
            return tiles.SIDES[self.sides[tile - tiles.FIRST_ACTION]]
        return tiles.FACES[tile]

    def top(self, seat: Seat) -> str:
        """Face of the top tile of a tower. The tower must not be empty."""
        return tiles.FACES[self.towers[seat][-1]]

    def reached_from(self, tile: int) -> int:
        """The tile that a figure on ``tile`` reaches with the present die."""
        return self.path[self.path.index(tile) + self.die]

    def movable_guards(self) -> list[int]:
        """Tiles on which a piece stands beside a guard, hindmost first."""
        found: list[int] = []
        for tile in self.guards:
            in_company = self.figures[tile] > 1 and self.figures[tile] > self.guards.count(tile)
            if in_company and tile not in found:
                found.append(tile)
        return found

    def side_in_question(self) -> int:
        """Side of the open action tile, an index into `SIDES`."""
        return self.sides[self.question - tiles.FIRST_ACTION]

    def targets(self) -> list[Seat]:
        """Seats that may receive the gift, or be stolen from, at the open action tile.

        A minus tile goes to the opponent with the best top tile, any other tile to the opponent
        with the worst; opponents without tiles do not count.
        """
        seat, towers = self.turn, self.towers
        others = [other for other, tower in enumerate(towers) if tower and other != seat]
        if self.side_in_question():
            return others
        own = towers[seat]
        if not own or not others:
            return []
        tops = [tiles.WORTH[towers[other][-1]] for other in others]
        wanted = max(tops) if tiles.VALUES[own[-1]] < 0 else min(tops)
        return [other for other, top in zip(others, tops, strict=True) if top == wanted]


def pieces_each(options: Options, seats: int) -> int:
    """Number of pieces per player."""
    return 2 if options.pieces == "rulebook" and seats > 4 else 3
