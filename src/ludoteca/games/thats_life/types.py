"""The words of That's Life!: options, actions, events and what people see.

A tile is named by its id, such as "a5", "p3", "l2" or "x1"; ``start`` and ``finish`` are tiles too.
Figures have no identity: a choice is its kind and the tile that is left. Events also tell the face
of a tile, what is written on it: "start", "finish", "lucky", "gift", "steal", or its number with a
sign ("-5", "+3"), so that words need no table.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set up; see "Options" in the README of this folder."""

    layout: Literal["shuffled", "standard", "variant1", "variant2"] = "shuffled"
    action_tiles: bool = True
    guards: bool = False
    scoring: Literal["basic", "expert"] = "basic"
    pieces: Literal["three", "rulebook"] = "three"


class MovePiece(msgspec.Struct, frozen=True, tag="move_piece", forbid_unknown_fields=True):
    """Move one of the own pieces from ``tile``."""

    tile: str


class MoveGuard(msgspec.Struct, frozen=True, tag="move_guard", forbid_unknown_fields=True):
    """Move a guard from ``tile``."""

    tile: str


class ChoosePlayer(msgspec.Struct, frozen=True, tag="choose_player", forbid_unknown_fields=True):
    """Whom to steal from, or who of those tied receives the gift."""

    target_seat: Seat


Action: TypeAlias = MovePiece | MoveGuard | ChoosePlayer


class Began(msgspec.Struct, frozen=True, tag="began"):
    """``seat`` was drawn to begin."""

    seat: Seat


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    seat: Seat
    die: int


class _FigureMoved(msgspec.Struct, frozen=True):
    seat: Seat
    steps: int
    from_tile: str
    from_face: str
    to_tile: str
    to_face: str


class PieceMoved(_FigureMoved, frozen=True, tag="piece_moved"):
    """Tiles are ids, faces what is written on them."""


class GuardMoved(_FigureMoved, frozen=True, tag="guard_moved"):
    pass


class TileTaken(msgspec.Struct, frozen=True, tag="tile_taken"):
    """The tile that was left empty went on top of the tower of ``seat``."""

    seat: Seat
    tile: str
    face: str


class _HandedOver(msgspec.Struct, frozen=True):
    seat: Seat
    target_seat: Seat
    tile: str
    face: str


class TileGiven(_HandedOver, frozen=True, tag="tile_given"):
    pass


class TileStolen(_HandedOver, frozen=True, tag="tile_stolen"):
    pass


class ActionFizzled(msgspec.Struct, frozen=True, tag="action_fizzled"):
    """A Gift or Steal that changes nothing: ``why`` is whether the seat has "nothing" to give, or
    there is "nobody" to give to or steal from."""

    seat: Seat
    tile: str
    face: str
    why: Literal["nothing", "nobody"]


class TileTurned(msgspec.Struct, frozen=True, tag="tile_turned"):
    """An action tile shows its other side, ``face``, from now on; it is the ``place``-th tile
    behind Start."""

    tile: str
    face: str
    place: int


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """All pieces of ``seat`` are home."""

    seat: Seat


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """Every piece is home; the table is over."""


_Moved: TypeAlias = PieceMoved | GuardMoved | TileTaken | TileGiven | TileStolen
Event: TypeAlias = Began | Rolled | _Moved | ActionFizzled | TileTurned | Finished | Ended


class Stone(msgspec.Struct, frozen=True):
    """A tile that lies in the path. ``pieces`` has one count per seat.

    ``value`` is 0 for lucky and action tiles; ``side`` is what an action tile shows.
    """

    id: str
    kind: Literal["minus", "plus", "lucky", "action"]
    value: int
    side: Literal["gift", "steal"] | None
    pieces: tuple[int, ...]
    guards: int


class TowerTile(msgspec.Struct, frozen=True):
    """``turned`` is whether a lucky tile turns it, so that it counts ``-value``."""

    id: str
    kind: Literal["minus", "plus", "lucky"]
    value: int
    turned: bool


class Question(msgspec.Struct, frozen=True):
    """A choice that must be made before the next roll: an action tile was left by ``seat``."""

    seat: Seat
    kind: Literal["gift", "steal"]
    tile: str
    targets: tuple[Seat, ...]


class View(msgspec.Struct, frozen=True):
    """The whole table: nothing is hidden in this game, so all audiences see the same.

    ``start`` and ``finish`` have one count of pieces per seat; ``path`` runs from Start to
    Finish; ``towers`` are bottom to top, one per seat; ``die`` is 1 to 6, 0 when the table is
    over; ``turn`` is None then.
    """

    options: Options
    start: tuple[int, ...]
    path: tuple[Stone, ...]
    finish: tuple[int, ...]
    guards_home: int
    towers: tuple[tuple[TowerTile, ...], ...]
    turn: Seat | None
    die: int
    question: Question | None
