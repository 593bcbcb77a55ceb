"""Roll to the Top: Journeys: roll, write, and be the first to fill a sight of the world.

Designed by Peter Joustra and Corné van Moorsel; first edition 2018, Journeys 2022. The rules are
those of Journeys, its boards are drawn for this project; README.md numbers every case and names
the test that holds it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from ludoteca.core.chance import Chance
from ludoteca.core.game import Fact, Message, Meta, Rejected, Result, Seat
from ludoteca.core.merit import Merit
from ludoteca.games.roll_to_the_top import choices, components, types, view
from ludoteca.games.roll_to_the_top.components import ALL, BOARDS, NAMES, SETS, SIDES, total
from ludoteca.games.roll_to_the_top.types import Action, Change, Event, Options, State, Write
from ludoteca.kit import choosing
from ludoteca.kit.draws import roll
from ludoteca.kit.ranking import ranks
from ludoteca.kit.wiring import wire

YesNo: TypeAlias = Literal["yes", "no"]

META: Final = Meta(
    id="roll-to-the-top",
    rules_version=2,
    seats=(1, 6),
    minutes=(10, 15),
    complexity=1,
    age=9,
    year=2022,
    authors=("Peter Joustra", "Corné van Moorsel"),
)


def setup(options: Options, seats: int, chance: Chance, told: list[Event] | None) -> State:
    """State of a new table with the first roll made.

    Draws the board if the option is "random", then the opening roll until a die is even, then the
    first roll.
    """
    board = options.board
    if board == "random":
        board = list(BOARDS)[chance.below(len(BOARDS))]
    pool = ALL if options.start_pool == "all" else 0
    while not pool:
        pool = components.shown([value % 2 == 0 for value in roll(chance, SIDES)])
    state = State(
        options=options,
        board=board,
        pool=pool,
        sheets=[[0] * BOARDS[board].size for _ in range(seats)],
        entries=[[] for _ in range(seats)],
    )
    if told is not None:
        start: Literal["rolled", "five"] = "five" if options.start_pool == "all" else "rolled"
        told.append(types.Opened(f"option-board-{board}", start, " + ".join(NAMES[pool])))
    roll_dice(state, chance, told)
    _go_on(state, chance, told)
    return state


def apply(
    state: State, seat: Seat, action: Action, chance: Chance, told: list[Event] | None
) -> None:
    """Carry out one action. Draws the next roll when the action ends a turn that is not the last.

    Raises: `Rejected` for an illegal action, with nothing changed and nothing drawn.
    """
    if state.phase == "over":
        raise Rejected("error-table-over")
    if state.change is not None:
        _change_pool(state, state.change, _checked(state, state.change, seat, action), told)
        roll_dice(state, chance, told)
        _go_on(state, chance, told)
        return
    if type(action) is choosing.Reopen and choices.may_reopen(state, seat):
        state.confirmed = choosing.reopened(state.confirmed, seat)
        return
    choosing.must_choose(state.confirmed, seat)
    if type(action) is Write:
        _write(state, seat, action)
    elif type(action) is choosing.Confirm:
        state.confirmed |= 1 << seat
        _go_on(state, chance, told)
    elif type(action) is choosing.TakeBack or type(action) is choosing.TakeAllBack:
        for _, box in choosing.taken_back(state.entries[seat], action):
            state.sheets[seat][box] = 0
    else:
        raise Rejected("error-not-now")


def _write(state: State, seat: Seat, action: Write) -> None:
    board, sheet = BOARDS[state.board], state.sheets[seat]
    dice = SETS.get(action.dice, 0)
    box = board.numbers.get(action.box, -1)
    if not dice:
        raise Rejected("error-no-such-dice")
    if box < 0:
        raise Rejected("error-no-such-box")
    if dice & ~state.pool:
        raise Rejected("error-die-in-reserve")
    if dice & ~state.unused(seat):
        raise Rejected("error-die-used")
    if sheet[box]:
        raise Rejected("error-box-full", number=sheet[box])
    least = board.least(sheet, box)
    if not least:
        raise Rejected("error-box-hangs" if board.beside[box] else "error-box-unsupported")
    number = total(state.roll, dice)
    if number < least:
        raise Rejected("error-too-low", number=number, least=least)
    sheet[box] = number
    state.entries[seat].append((dice, box))


_ASKED_BY: Final = {
    types.AddDie: ("add", "either"),
    types.RemoveDie: ("remove", "either"),
    types.SwapDice: ("swap",),
}


def _checked(state: State, change: Change, seat: Seat, action: Action) -> types.PoolAction:
    if seat != state.resolver:
        raise Rejected("error-not-your-turn")
    if not isinstance(action, types.PoolAction):
        raise Rejected("error-not-now")
    if change.kind not in _ASKED_BY[type(action)]:
        raise Rejected("error-other-change")
    out, into = choices.exchanged(action)
    if out & ~state.pool:
        raise Rejected("error-die-in-reserve")
    if into & state.pool:
        raise Rejected("error-die-in-pool")
    return action


def _change_pool(
    state: State, change: Change, action: types.PoolAction, told: list[Event] | None
) -> None:
    before = state.pool
    state.pool = choices.pool_after(before, action)
    if told is None:
        return
    if isinstance(action, types.AddDie):
        only: YesNo = "yes" if len(choices.changes(before, change.kind)) == 1 else "no"
        told.append(types.DieAdded(state.resolver, action.die, change.why, only))
    elif isinstance(action, types.RemoveDie):
        told.append(types.DieRemoved(state.resolver, action.die, change.why))
    else:
        told.append(types.DiceSwapped(state.resolver, action.out, action.into))


def _go_on(state: State, chance: Chance, told: list[Event] | None) -> None:
    """End the turn and roll again, until a player has a choice to make."""
    while choosing.everybody_has(len(state.sheets), state.confirmed):
        if told is not None:
            told += _revealed(state)
        wrote = any(state.entries)
        state.entries = [[] for _ in state.entries]
        full = any(0 not in sheet for sheet in state.sheets)
        if full or state.turn == state.options.turn_limit:
            state.phase, state.confirmed = "over", 0
            if told is not None:
                told.append(types.Ended(state.turn))
            return
        change = choices.change_due(state.pool, state.face, wrote)
        answers = choices.changes(state.pool, change.kind)
        if len(answers) > 1:
            state.phase, state.confirmed, state.change = "pool", 0, change
            return
        _change_pool(state, change, answers[0], told)
        roll_dice(state, chance, told)


def _revealed(state: State) -> Iterator[Event]:
    board = BOARDS[state.board]
    for seat, (sheet, entries) in enumerate(zip(state.sheets, state.entries, strict=True)):
        for _, box in entries:
            place = board.row[box], board.place[box]
            yield types.Written(seat, board.boxes[box].id, *place, sheet[box])
        if not entries:
            yield types.Passed(seat, "yes" if _can_write(state, sheet) else "no")
        if 0 not in sheet:
            yield types.Completed(seat)


def roll_dice(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Begin a turn. With the option ``auto_pass``, seats that can write nothing pass automatically.

    Dice in the reserve are rolled too and thrown away, so that the dice of a turn do not depend on
    earlier changes of the pool and several tables can be played on the same dice.
    """
    state.turn += 1
    state.phase, state.change = "write", None
    rolled = roll(chance, SIDES)
    d4, d6, d8, d12, d20 = [
        value if state.pool >> die & 1 else 0 for die, value in enumerate(rolled)
    ]
    state.roll = d4, d6, d8, d12, d20
    state.face = components.ACTION_DIE[chance.below(len(components.ACTION_DIE))]
    if told is not None:
        last: YesNo = "yes" if state.turn == state.options.turn_limit else "no"
        told.append(types.Rolled(state.turn, last, *state.roll, state.face))
    state.confirmed = 0
    if state.options.auto_pass:
        for seat, sheet in enumerate(state.sheets):
            if not _can_write(state, sheet):
                state.confirmed |= 1 << seat


def _can_write(state: State, sheet: list[int]) -> bool:
    """Whether any box takes any number that the dice make."""
    least, most = BOARDS[state.board].least, sum(state.roll)
    empty = [box for box, number in enumerate(sheet) if not number]
    return any(0 < least(sheet, box) <= most for box in empty)


def scores(state: State) -> list[int]:
    """Filled boxes per seat at the last reveal, because entries of the present turn are secret."""
    return [
        len(sheet) - sheet.count(0) - len(entries)
        for sheet, entries in zip(state.sheets, state.entries, strict=True)
    ]


def result(state: State) -> Result:
    """Ranks by fewest empty boxes; for a single player, a medal for few turns."""
    filled = scores(state)
    return Result(ranks=ranks(filled), reason=_reason(state, filled))


def _reason(state: State, filled: list[int]) -> Message:
    if state.phase != "over":
        return Message("result-running")
    board, most = BOARDS[state.board], max(filled)
    facts: dict[str, Fact] = {"turns": state.turn, "empty": board.size - most}
    if len(filled) == 1:
        if facts["empty"]:
            return Message("result-unfinished", facts)
        return Message(
            "result-alone", {"turns": state.turn, "medal": choices.medal(state) or "none"}
        )
    key = "result-limit" if facts["empty"] else "result-full"
    winners = filled.count(most)
    if winners > 1:
        return Message(f"{key}-shared", {"winners": winners, **facts})
    return Message(key, {"seat": filled.index(most), **facts})


def merit(state: State, seat: Seat) -> Merit:
    """Score for comparing tables on the same dice: filled boxes, then fewer turns."""
    filled, size = scores(state)[seat], BOARDS[state.board].size
    facts: dict[str, Fact] = {"turns": state.turn, "filled": filled, "boxes": size}
    text = Message("merit-full" if filled == size else "merit-boxes", facts)
    return Merit(filled, -state.turn, text)


GAME: Final = wire(__name__, types, choices, view)
