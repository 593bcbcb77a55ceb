"""What people are told to do, and how their options are called."""

from __future__ import annotations

from ludoteca.core.game import Audience, Fact, Seat, Text
from ludoteca.games.roll_to_the_top.boards import BOARDS
from ludoteca.games.roll_to_the_top.choices import to_act
from ludoteca.games.roll_to_the_top.dice import DICE, FACES, MEMBERS, SETS
from ludoteca.games.roll_to_the_top.nouns import Action, AddDie, RemoveDie, SwapDice, Write
from ludoteca.games.roll_to_the_top.state import ENTRY, OVER, POOL, State, resolver, unused
from ludoteca.games.roll_to_the_top.turns import WHY
from ludoteca.kit.together import Confirm, TakeBack


def prompt(state: State, audience: Audience) -> Text:
    """To those who write: to write. To those who are done: for whom all wait."""
    if state.phase == OVER:
        return Text("prompt-over")
    if state.phase == POOL:
        seat = resolver(state)
        reader = "yours" if audience == seat else "theirs"
        facts: dict[str, Fact] = {
            "seat": seat,
            "change": FACES[state.change],
            "why": WHY[state.why],
        }
        return Text(f"prompt-pool-{reader}", facts)
    waiting = to_act(state)
    if audience in waiting:
        return Text(
            "prompt-write-last" if 1 == len(waiting) < len(state.sheets) else "prompt-write"
        )
    if len(waiting) == 1:
        return Text("prompt-wait-for", {"seat": waiting[0]})
    return Text("prompt-wait", {"players": len(waiting)})


def describe(state: State, seat: Seat, action: Action) -> Text:
    """The spoken name of an option."""
    if isinstance(action, Write):
        board = BOARDS[state.board]
        box = board.names[action.box]
        dice = SETS[action.dice]
        return Text(
            "choice-write",
            {
                "number": sum(state.roll[die] for die in MEMBERS[dice]),
                "dice": _shown(state, dice),
                "row": board.row[box],
                "place": board.place[box],
            },
        )
    if isinstance(action, Confirm):
        left = unused(state, seat)
        return Text("choice-confirm", {"left": len(MEMBERS[left]), "dice": _shown(state, left)})
    if isinstance(action, AddDie):
        return Text("choice-add-die", {"die": action.die})
    if isinstance(action, RemoveDie):
        return Text("choice-remove-die", {"die": action.die})
    if isinstance(action, SwapDice):
        return Text("choice-swap-dice", {"out": action.out, "into": action.into})
    if isinstance(action, TakeBack):
        number = state.sheets[seat][state.entries[seat][-1] // ENTRY]
        return Text("choice-take-back", {"number": number})
    return Text("choice-take-all-back", {"entries": len(state.entries[seat])})


def _shown(state: State, dice: int) -> str:
    """Dice with what they show: "d4 3 + d8 5"."""
    return " + ".join(f"{DICE[die]} {state.roll[die]}" for die in MEMBERS[dice])
