"""What is said of a state: the prompt and the spoken names of options."""

from __future__ import annotations

from ludoteca.core.game import Audience, Fact, Seat, Text
from ludoteca.games.thats_life.moves import face_now, options, target_of
from ludoteca.games.thats_life.nouns import Action, ChoosePlayer, MoveGuard, MovePiece
from ludoteca.games.thats_life.state import NOBODY, State
from ludoteca.games.thats_life.tiles import FIRST_ACTION, NUMBERS, SIDES, START, face_of


def prompt(state: State, audience: Audience) -> Text:
    """To the active player: what to do; to all others: what that player is doing."""
    seat = state.turn
    if seat == NOBODY:
        return Text("prompt-over")
    reader = "yours" if audience == seat else "theirs"
    if state.question:
        side = SIDES[state.sides[state.question - FIRST_ACTION]]
        facts: dict[str, Fact] = {"seat": seat}
        if side == "gift":
            facts["face"] = face_of(state.towers[seat][-1])
        return Text(f"prompt-{side}-{reader}", facts)
    with_guard = any(isinstance(option, MoveGuard) for option in options(state, seat))
    figure = "figure" if with_guard else "piece"
    return Text(f"prompt-move-{figure}-{reader}", {"seat": seat, "steps": state.die})


def describe(state: State, seat: Seat, action: Action) -> Text:
    """The spoken name of an option: where it leads and what it leaves behind."""
    if isinstance(action, ChoosePlayer):
        side = SIDES[state.sides[state.question - FIRST_ACTION]]
        loser = action.target_seat if side == "steal" else seat
        face = face_of(state.towers[loser][-1])
        return Text(f"choice-{side}", {"target_seat": action.target_seat, "face": face})
    tile = NUMBERS[action.tile]
    move: dict[str, Fact] = {
        "steps": state.die,
        "from_tile": action.tile,
        "from_face": face_now(state, tile),
        "from_place": _place_if_needed(state, seat, action),
        "to_face": face_now(state, target_of(state, tile)),
    }
    if isinstance(action, MovePiece):
        return Text("choice-move-piece", {**move, "leaving": _leaving(state, tile)})
    return Text("choice-move-guard", move)


def _place_if_needed(state: State, seat: Seat, action: MovePiece | MoveGuard) -> int:
    """Where the tile lies, counted from Start, if its face does not tell it from others; else 0."""
    tile = NUMBERS[action.tile]
    face = face_now(state, tile)
    for option in options(state, seat):
        if type(option) is type(action) and option != action:
            other = NUMBERS[option.tile]
            if face_now(state, other) == face:
                return state.path.index(tile)
    return 0


def _leaving(state: State, tile: int) -> str:
    """What a piece that leaves ``tile`` sets off: "nothing", "take" or "action"."""
    if tile == START or state.figures[tile] > 1:
        return "nothing"
    return "take" if tile < FIRST_ACTION else "action"
