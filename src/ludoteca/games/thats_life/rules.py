"""That's Life!: roll, move one of your pieces, and live with the tile you leave behind.

Designed by Michael Kiesling and Wolfgang Kramer; first edition 2005, revised 2020. The rules
are those of the revised edition, with the guards and sorted layouts of the first as options;
README.md numbers every case and names the test that holds it.

These functions run some hundred times per play-out of a bot, hence plain loops and shared
action objects.
"""

from __future__ import annotations

from typing import Final, Literal

from ludoteca.core.chance import Chance
from ludoteca.core.game import Meta, Rejected, Seat
from ludoteca.games.thats_life import scoring, tiles, types, view
from ludoteca.games.thats_life.state import HOME, NO_QUESTION, NOBODY, State, pieces_each
from ludoteca.games.thats_life.tiles import FINISH, FIRST_ACTION, IDS, NUMBERS, START
from ludoteca.games.thats_life.types import Action, ChoosePlayer, Event, MoveGuard, MovePiece
from ludoteca.kit.draws import shuffled
from ludoteca.kit.wiring import wire

META: Final = Meta(
    id="thats-life",
    rules_version=1,
    seats=(2, 6),
    minutes=(10, 25),
    complexity=1,
    age=8,
    year=2005,
    authors=("Michael Kiesling", "Wolfgang Kramer"),
)

TILES_PER_ACTION: Final = 8
"""Scoring tiles before each action tile."""

_MOVE_PIECE: Final = tuple(MovePiece(tile) for tile in IDS)
_MOVE_GUARD: Final = tuple(MoveGuard(tile) for tile in IDS)
_CHOOSE: Final = tuple(ChoosePlayer(seat) for seat in range(META.seats[1]))

# Indexed by the active seat; `NOBODY` is -1 and so finds the last entry.
_TO_ACT: Final[tuple[tuple[Seat, ...], ...]] = (*((seat,) for seat in range(META.seats[1])), ())

_EITHER: Final = tuple(
    tuple((one,) if one == other else (one, other) for other in _MOVE_PIECE) for one in _MOVE_PIECE
)
"""Moves from two tiles, as one option where both tiles are the same."""


def setup(options: types.Options, seats: int, chance: Chance, told: list[Event] | None) -> State:
    """State of a new table. Draws the start player, then the shuffle if there is one, then the
    die."""
    turn = chance.below(seats)
    order = tiles.LAYOUTS.get(options.layout) or shuffled(chance, tiles.SCORING)
    path = [START]
    for number, tile in enumerate(order, 1):
        path.append(tile)
        if options.action_tiles and not number % TILES_PER_ACTION:
            path.append(tiles.ACTIONS[number // TILES_PER_ACTION - 1])
    each = pieces_each(options, seats)
    guards = [tile for tile in path if tile in tiles.GUARDED] if options.guards else []
    figures = [each * seats, *[0] * FINISH]
    for tile in guards:
        figures[tile] = 1
    die = chance.below(6) + 1
    if told is not None:
        told += types.Began(turn), types.Rolled(turn, die)
    return State(
        options=options,
        path=[*path, *HOME],
        sides=[0] * len(tiles.ACTIONS),
        pieces=[[START] * each for _ in range(seats)],
        guards=guards,
        figures=figures,
        towers=[[] for _ in range(seats)],
        turn=turn,
        die=die,
        question=NO_QUESTION,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """The active player, also while a question is open; empty when the table is over."""
    return _TO_ACT[state.turn]


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    """Legal moves: one per tile with an own piece, hindmost first, then guards in the same order.
    While a question is open: one option per player who may be chosen."""
    if seat != state.turn:
        return ()
    if state.question:
        return tuple([_CHOOSE[target] for target in state.targets()])
    own = state.pieces[seat]
    moves: tuple[Action, ...]
    if len(own) == 3 and own[0] != own[1] != own[2]:
        moves = (_MOVE_PIECE[own[0]], _MOVE_PIECE[own[1]], _MOVE_PIECE[own[2]])
    else:
        moves = _EITHER[own[0]][own[-1]] if own else ()
    if state.guards:
        guards = [_MOVE_GUARD[tile] for tile in state.movable_guards()]
        return (*moves, *guards) if guards else moves
    return moves


def apply(
    state: State, seat: Seat, action: Action, chance: Chance, told: list[Event] | None
) -> None:
    """Carry out one action of the active player.

    Draws the next player's die when the action ends the turn and the table goes on.
    Raises: `Rejected` for an illegal action, with nothing changed and nothing drawn.
    """
    if seat != state.turn:
        raise Rejected("error-table-over" if state.turn == NOBODY else "error-not-your-turn")
    pieces = state.pieces
    if type(action) is MovePiece:
        _move(state, seat, action.tile, pieces[seat], told)
        if state.question:
            return
    elif type(action) is MoveGuard:
        _move(state, seat, action.tile, state.guards, told)
    elif type(action) is ChoosePlayer:
        if not state.question:
            raise Rejected("error-no-question")
        if action.target_seat not in state.targets():
            raise Rejected("error-not-a-choice")
        _carry_out(state, seat, [action.target_seat], told)
    else:
        raise Rejected("error-no-such-action")

    if told is not None and not pieces[seat]:
        told.append(types.Finished(seat))
    following = seat
    while True:  # find the next player with a piece short of Finish
        following += 1
        if following == len(pieces):
            following = 0
        if pieces[following]:
            state.turn = following
            state.die = die = chance.below(6) + 1
            if told is not None:
                told.append(types.Rolled(following, die))
            return
        if following == seat:
            state.turn, state.die = NOBODY, 0
            if told is not None:
                told.append(types.Ended())
            return


def _move(state: State, seat: Seat, name: str, movers: list[int], told: list[Event] | None) -> None:
    """Move one of the ``movers`` (own pieces, or guards), then settle the tile it leaves: stays,
    taken, or an action carried out."""
    if state.question:
        raise Rejected("error-answer-first")
    tile = NUMBERS.get(name, NOBODY)
    figures = state.figures
    if movers is state.guards and tile not in state.movable_guards():
        raise _stays(state, tile, is_guard=True)
    try:
        at = movers.index(tile)
    except ValueError:
        raise _stays(state, tile, is_guard=False) from None

    path = state.path
    place = path.index(tile)
    reached = path[place + state.die]
    del movers[at]
    if reached != FINISH:
        if at < len(movers):
            passed = path[place : place + state.die]
            while at < len(movers) and movers[at] in passed:
                at += 1
        movers.insert(at, reached)
        figures[reached] += 1
    if told is not None:
        moved = types.GuardMoved if movers is state.guards else types.PieceMoved
        start, end = (IDS[tile], state.face(tile)), (IDS[reached], state.face(reached))
        told.append(moved(seat, state.die, *start, *end))

    left = figures[tile] - 1
    figures[tile] = left
    if left or tile == START:
        return
    if tile >= FIRST_ACTION:
        state.question = tile
        found = state.targets()
        if len(found) < 2:
            _carry_out(state, seat, found, told)
        return
    del path[place]
    state.towers[seat].append(tile)
    if told is not None:
        told.append(types.TileTaken(seat, IDS[tile], state.face(tile)))


def _stays(state: State, tile: int, is_guard: bool) -> Rejected:
    """Error for a tile from which no guard, or no own piece, can be moved."""
    if is_guard and not state.guards:
        return Rejected("error-no-guards-in-play")
    if tile == NOBODY:
        return Rejected("error-no-such-tile")
    if tile == FINISH and not is_guard:
        return Rejected("error-piece-home")
    code = "error-no-guard-there" if is_guard else "error-no-piece-there"
    if is_guard and tile in state.guards:
        code = "error-guard-alone"
    return Rejected(code, tile=IDS[tile], face=state.face(tile))


def _carry_out(state: State, seat: Seat, found: list[Seat], told: list[Event] | None) -> None:
    """Carry out the open action tile with the player in ``found``, if there is one, and turn it
    over."""
    tile, steal = state.question, state.side_in_question()
    for target in found:
        loser, winner = (target, seat) if steal else (seat, target)
        top = state.towers[loser].pop()
        state.towers[winner].append(top)
        if told is not None:
            handed_over = types.TileStolen if steal else types.TileGiven
            told.append(handed_over(seat, target, IDS[top], state.face(top)))
    if not found and told is not None:
        why: Literal["nothing", "nobody"] = "nobody" if steal or state.towers[seat] else "nothing"
        told.append(types.ActionFizzled(seat, IDS[tile], state.face(tile), why))
    state.sides[tile - FIRST_ACTION] = 1 - steal
    state.question = NO_QUESTION
    if told is not None:
        told.append(types.TileTurned(IDS[tile], state.face(tile), state.path.index(tile)))


GAME: Final = wire(__name__, types, view, scoring)
