"""Views, prompts and option names of That's Life!, and the state that a view shows.

Nothing is hidden in this game.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.diagram import WIDEST
from ludoteca.core.game import Audience, Fact, Message, Seat
from ludoteca.games.thats_life import tiles, types
from ludoteca.games.thats_life.scoring import turned_by_luck
from ludoteca.games.thats_life.state import HOME, NO_QUESTION, NOBODY, State, pieces_each
from ludoteca.games.thats_life.tiles import FINISH, FIRST_ACTION, IDS, NUMBERS, START, VALUES

LETTERS: Final = "ABCDEF"
"""Letters that stand for seats in a diagram."""

_TOWER_TILES: Final = [
    [
        types.TowerTile(
            IDS[tile],
            "lucky" if tile >= tiles.FIRST_LUCKY else "plus" if VALUES[tile] > 0 else "minus",
            VALUES[tile],
            turned,
        )
        for tile in range(FIRST_ACTION)
    ]
    for turned in (False, True)
]


def _stone(tile: int, side: int, pieces: tuple[int, ...], guards: int) -> types.Stone:
    if tile >= FIRST_ACTION:
        return types.Stone(IDS[tile], "action", 0, tiles.SIDES[side], pieces, guards)
    it = _TOWER_TILES[False][tile]
    return types.Stone(it.id, it.kind, it.value, None, pieces, guards)


# Most tiles of a path are empty; those are the same objects at all tables with this many seats.
_BARE: Final = [
    [[_stone(tile, side, (0,) * seats, 0) for tile in range(FINISH)] for side in range(2)]
    for seats in range(len(LETTERS) + 1)
]


def _tower(options: types.Options, tower: list[int]) -> tuple[types.TowerTile, ...]:
    turned = turned_by_luck(options, tower)
    return tuple([_TOWER_TILES[tile in turned][tile] for tile in tower])


def view(state: State, audience: Audience) -> types.View:
    """The whole table, the same for every audience."""
    pieces, figures = state.pieces, state.figures
    bare = _BARE[len(pieces)]
    stones: list[types.Stone] = []
    for tile in state.path[1 : -len(HOME)]:
        side = state.sides[tile - FIRST_ACTION] if tile >= FIRST_ACTION else 0
        if figures[tile]:
            here = tuple([own.count(tile) for own in pieces])
            stones.append(_stone(tile, side, here, state.guards.count(tile)))
        else:
            stones.append(bare[side][tile])
    each = pieces_each(state.options, len(pieces))
    question = None
    if state.question:
        kind = tiles.SIDES[state.side_in_question()]
        question = types.Question(state.turn, kind, IDS[state.question], tuple(state.targets()))
    return types.View(
        options=state.options,
        start=tuple([own.count(START) for own in pieces]),
        path=tuple(stones),
        finish=tuple([each - len(own) for own in pieces]),
        guards_home=len(tiles.GUARDED) - len(state.guards) if state.options.guards else 0,
        towers=tuple([_tower(state.options, tower) for tower in state.towers]),
        turn=None if state.turn == NOBODY else state.turn,
        die=state.die,
        question=question,
    )


def sees_as(state: State, audience: Audience) -> Audience:
    """All seats share the view of the watchers."""
    return None


def imagine(view: types.View, seat: Audience, chance: Chance) -> State:
    """The only state that has this ``view``; nothing is guessed or drawn."""
    path = [START]
    sides = [0] * len(tiles.ACTIONS)
    pieces = [[START] * count for count in view.start]
    guards: list[int] = []
    figures = [sum(view.start), *[0] * FINISH]
    for stone in view.path:
        tile = NUMBERS[stone.id]
        path.append(tile)
        if stone.side == "steal":
            sides[tile - FIRST_ACTION] = 1
        if standing := sum(stone.pieces) + stone.guards:
            figures[tile] = standing
            guards += [tile] * stone.guards
            for own, count in zip(pieces, stone.pieces, strict=True):
                own += [tile] * count
    return State(
        options=view.options,
        path=[*path, *HOME],
        sides=sides,
        pieces=pieces,
        guards=guards,
        figures=figures,
        towers=[[NUMBERS[tile.id] for tile in tower] for tower in view.towers],
        turn=NOBODY if view.turn is None else view.turn,
        die=view.die,
        question=NUMBERS[view.question.tile] if view.question else NO_QUESTION,
    )


def prompt(state: State, audience: Audience) -> Message:
    """Prompt: for the active player what to do, for all others what that player is doing."""
    seat = state.turn
    if seat == NOBODY:
        return Message("prompt-over")
    reader = "yours" if audience == seat else "theirs"
    if not state.question:
        move: dict[str, Fact] = {"seat": seat, "steps": state.die}
        if state.movable_guards():
            return Message(f"prompt-move-figure-{reader}", move)
        return Message(f"prompt-move-piece-{reader}", move | {"only": _only(state.pieces[seat])})
    if state.side_in_question():
        return Message(f"prompt-steal-{reader}", {"seat": seat})
    return Message(f"prompt-gift-{reader}", {"seat": seat, "face": state.top(seat)})


def _only(pieces: list[int]) -> str:
    """Reason why a seat with ``pieces`` has only one move, or "no" when it has several."""
    if len(pieces) == 1:
        return "last"
    return "together" if pieces[0] == pieces[-1] else "no"


def describe(state: State, seat: Seat, action: types.Action) -> Message:
    """Name of an option: where the move leads, and what happens to the tile it leaves."""
    if isinstance(action, types.ChoosePlayer):
        target = action.target_seat
        if state.side_in_question():
            return Message("choice-steal", {"target_seat": target, "face": state.top(target)})
        return Message("choice-gift", {"target_seat": target, "face": state.top(seat)})
    tile = NUMBERS[action.tile]
    face = state.face(tile)
    is_piece = isinstance(action, types.MovePiece)
    others = state.pieces[seat] if is_piece else state.movable_guards()
    # The tile's place, counted from Start, tells it from other tiles with the same face.
    alike = any(other != tile and state.face(other) == face for other in others)
    move: dict[str, Fact] = {
        "steps": state.die,
        "from_tile": action.tile,
        "from_face": face,
        "from_place": state.path.index(tile) if alike else 0,
        "to_face": state.face(state.reached_from(tile)),
    }
    if not is_piece:
        return Message("choice-move-guard", move)
    leaving = "take" if tile < FIRST_ACTION else "action"
    if tile == START or state.figures[tile] > 1:
        leaving = "nothing"
    return Message("choice-move-piece", {**move, "leaving": leaving})


def diagram(view: types.View) -> str:
    """Position as text: the path from Start to Finish with the figures above the tiles (pieces are
    letters, guards are stars), each tower from bottom to top, and the active player's task."""
    stops = [("start", view.start, 0), ("finish", view.finish, view.guards_home)]
    for stone in view.path:
        face = stone.side or tiles.FACES[NUMBERS[stone.id]]
        stops.insert(-1, (face, stone.pieces, stone.guards))
    rows = [["", ""]]
    for face, pieces, guards in stops:
        figures = "".join(map(str.__mul__, LETTERS, pieces)) + "*" * guards
        width = max(len(face), len(figures))
        if len(rows[-1][0]) + width > WIDEST:
            rows.append(["", ""])
        rows[-1][0] += figures.center(width) + "  "
        rows[-1][1] += face.center(width) + "  "
    lines = [line for row in rows for line in (*row, "")]
    for seat, tower in enumerate(view.towers):
        faces = [tiles.FACES[NUMBERS[tile.id]] for tile in tower]
        lines.append(" ".join([f"{LETTERS[seat]}, seat {seat}:", *faces]))
    if view.question:
        among = " or ".join(LETTERS[target] for target in view.question.targets)
        lines += [
            "",
            f"{LETTERS[view.question.seat]} chooses for the {view.question.kind}: {among}",
        ]
    elif view.turn is not None:
        lines += ["", f"{LETTERS[view.turn]} has rolled {view.die}"]
    return "\n".join(line.rstrip() for line in lines)
