"""Types of That's Life!: options, actions, events and views.

A tile is named by its id, such as "a5", "p3", "l2" or "x1"; ``start`` and ``finish`` are tiles too.
Figures have no identity: an action names its kind and the tile to leave. Events also carry a
tile's face, which is the text on it: "start", "finish", "lucky", "gift", "steal", or its number
with a sign ("-5", "+3"), so that translations need no table.
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
    """Move one of the player's own pieces from ``tile``."""

    tile: str


class MoveGuard(msgspec.Struct, frozen=True, tag="move_guard", forbid_unknown_fields=True):
    """Move a guard from ``tile``."""

    tile: str


class ChoosePlayer(msgspec.Struct, frozen=True, tag="choose_player", forbid_unknown_fields=True):
    """Choose the player to steal from, or which of the tied players receives the gift."""

    target_seat: Seat


Action: TypeAlias = MovePiece | MoveGuard | ChoosePlayer


class Began(msgspec.Struct, frozen=True, tag="began"):
    """The draw made ``seat`` the first player."""

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
    """A piece went from one tile to another; tiles are ids, faces the text on them."""


class GuardMoved(_FigureMoved, frozen=True, tag="guard_moved"):
    pass


class TileTaken(msgspec.Struct, frozen=True, tag="tile_taken"):
    """A tile that was left empty went on top of the tower of ``seat``."""

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
    """A Gift or Steal changed nothing: the seat had "nothing" to give, or there was "nobody" to
    give to or to steal from."""

    seat: Seat
    tile: str
    face: str
    why: Literal["nothing", "nobody"]


class TileTurned(msgspec.Struct, frozen=True, tag="tile_turned"):
    """An action tile was turned over to ``face``; it is the ``place``-th tile behind Start."""

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
    """A tile on the path. ``pieces`` has one count per seat.

    ``value`` is 0 for lucky and action tiles; ``side`` is the side an action tile shows.
    """

    id: str
    kind: Literal["minus", "plus", "lucky", "action"]
    value: int
    side: Literal["gift", "steal"] | None
    pieces: tuple[int, ...]
    guards: int


class TowerTile(msgspec.Struct, frozen=True):
    """A tile in a tower. If ``turned``, a lucky tile turns it and it counts ``-value``."""

    id: str
    kind: Literal["minus", "plus", "lucky"]
    value: int
    turned: bool


class Question(msgspec.Struct, frozen=True):
    """A choice of player that ``seat`` must make before the next roll, because it left an action
    tile empty."""

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
