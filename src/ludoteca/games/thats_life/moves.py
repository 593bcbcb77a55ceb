"""What may be done, and doing it: moves, leaving a tile, Gift and Steal, the next turn.

These functions run some hundred times per play-out of a bot, hence plain loops and shared
action objects.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import Rejected, Seat
from ludoteca.games.thats_life.nouns import (
    Action,
    ActionFizzled,
    ChoosePlayer,
    Ended,
    Event,
    Finished,
    GuardMoved,
    MoveGuard,
    MovePiece,
    PieceMoved,
    Rolled,
    TileGiven,
    TileStolen,
    TileTaken,
    TileTurned,
)
from ludoteca.games.thats_life.setup import MAX_SEATS
from ludoteca.games.thats_life.state import NO_QUESTION, NOBODY, State
from ludoteca.games.thats_life.tiles import (
    FINISH,
    FIRST_ACTION,
    IDS,
    NUMBERS,
    START,
    VALUES,
    WORTH,
    face_of,
)

MOVE_PIECE: Final = tuple(MovePiece(tile) for tile in IDS)
MOVE_GUARD: Final = tuple(MoveGuard(tile) for tile in IDS)
CHOOSE: Final = tuple(ChoosePlayer(seat) for seat in range(MAX_SEATS))
_ALONE: Final = tuple((action,) for action in MOVE_PIECE)

# Indexed by the seat whose turn it is; `NOBODY` is -1 and so finds the last.
_TO_ACT: Final[tuple[tuple[Seat, ...], ...]] = (*((seat,) for seat in range(MAX_SEATS)), ())


def to_act(state: State) -> tuple[Seat, ...]:
    """The active player, also while a question is open; nobody when the table is over."""
    return _TO_ACT[state.turn]


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    """Pieces first, hindmost first, one option per tile; then guards in the same way."""
    if seat != state.turn:
        return ()
    if state.question:
        return tuple([CHOOSE[target] for target in targets(state)])
    if state.guards:
        return _moves_with_guards(state, state.pieces[seat])
    own = state.pieces[seat]
    if len(own) == 3:
        first, second, third = own
        if first == second:
            if second == third:
                return _ALONE[first]
            return (MOVE_PIECE[first], MOVE_PIECE[third])
        if second == third:
            return (MOVE_PIECE[first], MOVE_PIECE[second])
        return (MOVE_PIECE[first], MOVE_PIECE[second], MOVE_PIECE[third])
    if len(own) == 2:
        first, second = own
        if first == second:
            return _ALONE[first]
        return (MOVE_PIECE[first], MOVE_PIECE[second])
    return _ALONE[own[0]] if own else ()


def _moves_with_guards(state: State, own: list[int]) -> tuple[Action, ...]:
    found: list[Action] = []
    before = FINISH
    for tile in own:
        if tile != before:
            found.append(MOVE_PIECE[tile])
            before = tile
    guards = state.guards
    before = FINISH
    for tile in guards:
        if tile != before:
            if state.figures[tile] > guards.count(tile):
                found.append(MOVE_GUARD[tile])
            before = tile
    return tuple(found)


def apply(
    state: State, seat: Seat, action: Action, chance: Chance, told: list[Event] | None
) -> None:
    """Carry out one action of the active player.

    Draws the next player's die when the action ends the turn and the table goes on.
    Raises: `Rejected`, with nothing changed and nothing drawn, for what the rules forbid.
    """
    if seat != state.turn:
        raise Rejected("error-table-over" if state.turn == NOBODY else "error-not-your-turn")
    if type(action) is MovePiece:
        _move_piece(state, seat, action.tile, told)
        if state.question:
            return
    elif type(action) is ChoosePlayer:
        _choose_player(state, seat, action.target_seat, told)
    elif type(action) is MoveGuard:
        _move_guard(state, seat, action.tile, told)
    else:
        raise Rejected("error-no-such-action")

    pieces = state.pieces
    if told is not None and not pieces[seat]:
        told.append(Finished(seat))
    following = seat
    while True:  # the next who still has a piece short of Finish
        following += 1
        if following == len(pieces):
            following = 0
        if pieces[following]:
            state.turn = following
            state.die = die = chance.below(6) + 1
            if told is not None:
                told.append(Rolled(following, die))
            return
        if following == seat:
            state.turn = NOBODY
            state.die = 0
            if told is not None:
                told.append(Ended())
            return


def _move_piece(state: State, seat: Seat, name: str, told: list[Event] | None) -> None:
    if state.question:
        raise Rejected("error-answer-first")
    tile = NUMBERS.get(name, NOBODY)
    own = state.pieces[seat]
    if tile not in own:
        raise _no_piece(state, tile)

    path = state.path
    place = path.index(tile)
    reached = path[place + state.die]
    at = own.index(tile)
    del own[at]
    figures = state.figures
    if reached != FINISH:
        if at < len(own):
            passed = path[place : place + state.die]
            while at < len(own) and own[at] in passed:
                at += 1
        own.insert(at, reached)
        figures[reached] += 1
    if told is not None:
        told.append(PieceMoved(seat, state.die, *_names(state, tile, reached)))

    left = figures[tile] - 1
    figures[tile] = left
    if left or tile == START:
        return
    if tile >= FIRST_ACTION:
        _leave_action_tile(state, seat, tile, told)
        return
    del path[place]
    state.towers[seat].append(tile)
    if told is not None:
        told.append(TileTaken(seat, IDS[tile], face_of(tile)))


def _no_piece(state: State, tile: int) -> Rejected:
    if tile == NOBODY:
        return Rejected("error-no-such-tile")
    if tile == FINISH:
        return Rejected("error-piece-home")
    return Rejected("error-no-piece-there", tile=IDS[tile], face=face_now(state, tile))


def _move_guard(state: State, seat: Seat, name: str, told: list[Event] | None) -> None:
    if state.question:
        raise Rejected("error-answer-first")
    guards = state.guards
    if not guards:
        raise Rejected("error-no-guards-in-play")
    tile = NUMBERS.get(name, NOBODY)
    if tile == NOBODY:
        raise Rejected("error-no-such-tile")
    if tile not in guards:
        raise Rejected("error-no-guard-there", tile=name, face=face_now(state, tile))
    if state.figures[tile] == guards.count(tile):
        raise Rejected("error-guard-alone", tile=name, face=face_now(state, tile))

    path = state.path
    place = path.index(tile)
    reached = path[place + state.die]
    at = guards.index(tile)
    del guards[at]
    if reached != FINISH:
        passed = path[place : place + state.die]
        while at < len(guards) and guards[at] in passed:
            at += 1
        guards.insert(at, reached)
        state.figures[reached] += 1
    state.figures[tile] -= 1  # a piece remains, so the tile is not left empty
    if told is not None:
        told.append(GuardMoved(seat, state.die, *_names(state, tile, reached)))


def _leave_action_tile(state: State, seat: Seat, tile: int, told: list[Event] | None) -> None:
    """Carry out the side that is up and turn the tile over, or open a question."""
    state.question = tile
    found = targets(state)
    if len(found) > 1:
        return
    if found:
        _hand_over(state, seat, found[0], told)
    elif told is not None:
        told.append(ActionFizzled(seat, IDS[tile], face_now(state, tile)))
    _turn_over(state, told)


def _choose_player(state: State, seat: Seat, target: Seat, told: list[Event] | None) -> None:
    if not state.question:
        raise Rejected("error-no-question")
    if target not in targets(state):
        raise Rejected("error-not-a-choice")
    _hand_over(state, seat, target, told)
    _turn_over(state, told)


def targets(state: State) -> list[Seat]:
    """Who may receive the gift, or be stolen from, at the action tile in question.

    A Gift of a minus tile goes to the opponent with the best tile on top, of another tile
    to the one with the worst; opponents without tiles do not count.
    """
    seat = state.turn
    towers = state.towers
    others = [other for other, tower in enumerate(towers) if tower and other != seat]
    if state.sides[state.question - FIRST_ACTION]:
        return others
    own = towers[seat]
    if not own or not others:
        return []
    tops = [WORTH[towers[other][-1]] for other in others]
    wanted = max(tops) if VALUES[own[-1]] < 0 else min(tops)
    return [other for other, top in zip(others, tops, strict=True) if top == wanted]


def _hand_over(state: State, seat: Seat, target: Seat, told: list[Event] | None) -> None:
    towers = state.towers
    if state.sides[state.question - FIRST_ACTION]:
        tile = towers[target].pop()
        towers[seat].append(tile)
        if told is not None:
            told.append(TileStolen(seat, target, IDS[tile], face_of(tile)))
    else:
        tile = towers[seat].pop()
        towers[target].append(tile)
        if told is not None:
            told.append(TileGiven(seat, target, IDS[tile], face_of(tile)))


def _turn_over(state: State, told: list[Event] | None) -> None:
    tile = state.question
    state.sides[tile - FIRST_ACTION] ^= 1
    state.question = NO_QUESTION
    if told is not None:
        told.append(TileTurned(IDS[tile], face_now(state, tile)))


def face_now(state: State, tile: int) -> str:
    """What is written on a tile, on the side that is up."""
    return face_of(tile, state.sides[tile - FIRST_ACTION] if FIRST_ACTION <= tile < FINISH else 0)


def target_of(state: State, tile: int) -> int:
    """The tile that a figure on ``tile`` reaches with the die as it lies."""
    return state.path[state.path.index(tile) + state.die]


def _names(state: State, tile: int, reached: int) -> tuple[str, str, str, str]:
    return IDS[tile], face_now(state, tile), IDS[reached], face_now(state, reached)
