"""Views, results and texts of Roll for Adventure, and the state that a view shows."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import Audience, Fact, Message, Result, Seat
from ludoteca.games.roll_for_adventure import cards, tasks, types
from ludoteca.games.roll_for_adventure.enemies import FIVE, by_number, master_among
from ludoteca.games.roll_for_adventure.types import Action, Enemy, State, View

AT: Final = (*cards.TERRITORIES, "oblivion", "nowhere")


SHOWN: Final = ("pool", "marked", "path", "vortex")
"""Fields with rolled dice, which the view writes differently from the state."""
_KINDS: Final = {field.name: str(field.type) for field in dataclasses.fields(State)}
LISTS: Final = tuple(
    name for name, kind in _KINDS.items() if kind == "list[int]" and name not in (*SHOWN, "heroes")
)
SAME: Final = tuple(
    name for name, kind in _KINDS.items() if not kind.startswith("list") and name != "turn"
)


def view(state: State, audience: Audience) -> View:
    """The table, the same for every audience."""
    alike: dict[str, Any] = {name: getattr(state, name) for name in SAME}
    alike |= {name: tuple(getattr(state, name)) for name in LISTS}
    alike |= {name: _dice(getattr(state, name)) for name in SHOWN}
    return View(
        **alike,
        heroes=tuple(
            [
                types.Hero(
                    cards.HEROES[hero], 0 if state.seats == 1 else at, tuple(state.boards[at])
                )
                for at, hero in enumerate(state.heroes)
            ]
        ),
        boards=tuple([tuple(board) for board in state.boards]),
        turn=None if state.turn < 0 else state.turn,
        sections=tuple([tuple(section) for section in state.sections]),
        last_hole=tasks.last_hole(state),
        takes=tuple([takes(state, territory) for territory in range(4)]),
        enemies=tuple([_foe(state, enemy) for enemy in state.enemies]),
        total=tasks.total(state.vortex),
        goal=cards.STONES[state.options.adventure],
        cards=sum(state.deck),
        among=master_among(state),
    )


def _dice(dice: list[int]) -> tuple[types.Die, ...]:
    return tuple([types.Die(die >> 3, die & 7) for die in dice])


def takes(state: State, territory: int) -> int:
    """Number of dice that an attack on a territory would take now; 0 means damage."""
    if territory == cards.DESERT:
        return min(1 if state.options.desert == "A" else 2, len(state.desert))
    if territory == cards.FORTRESS:
        return sum([1 for section in state.sections if section])
    if territory == cards.FOREST:
        return len({die & 7 for die in state.path})
    return int(state.row.count(cards.EMPTY) < cards.SPACES)


def _foe(state: State, enemy: Enemy) -> types.Foe:
    card = cards.CARDS[enemy.card]
    return types.Foe(
        number=enemy.number,
        card=card.id,
        nth=tasks.nth_of(state, enemy),
        at=AT[enemy.at],  # type: ignore[arg-type]
        rank=card.rank,
        strength=card.strength,
        total=tasks.total(enemy.dice),
        dice=_dice(enemy.dice),
        commanded=sum([n for at, n in enumerate(state.deck) if cards.RANKS[at] > card.rank]),
    )


# ---- back to a state ---------------------------------------------------------------------------


def imagine(view: View, seat: Audience, chance: Chance) -> State:
    """The only state with this ``view``: the order of the deck is not decided before cards are
    drawn."""
    alike: dict[str, Any] = {name: getattr(view, name) for name in SAME}
    alike |= {name: [*getattr(view, name)] for name in LISTS}
    alike |= {name: _numbers(getattr(view, name)) for name in SHOWN}
    return State(
        **alike,
        heroes=[cards.HEROES.index(hero.hero) for hero in view.heroes],
        turn=-1 if view.turn is None else view.turn,
        boards=[[*board] for board in view.boards],
        sections=[[*section] for section in view.sections],
        enemies=[
            Enemy(foe.number, cards.CARD_NUMBERS[foe.card], AT.index(foe.at), _numbers(foe.dice))
            for foe in view.enemies
        ],
    )


def _numbers(dice: tuple[types.Die, ...]) -> list[int]:
    return [die.kind << 3 | die.face for die in dice]


# ---- scores and result -------------------------------------------------------------------------


def scores(state: State) -> list[int]:
    """Stones of the team, the same for every seat."""
    return [state.stones] * state.seats


def result(state: State) -> Result:
    """Result of the team: won when all stones are gathered, otherwise lost."""
    facts: dict[str, Fact] = {
        "stones": state.stones,
        "goal": cards.STONES[state.options.adventure],
        "turns": state.turns,
    }
    if state.ended_by == "territory":
        fallen = state.skulls.index(tasks.last_hole(state))
        facts["territory_word"] = f"place-{cards.TERRITORIES[fallen]}"
    key = f"result-{state.ended_by}" if state.ended_by else "result-so-far"
    won = state.ended_by == "stones"
    return Result(
        ranks=(1,) * state.seats, reason=Message(key, facts), team="won" if won else "lost"
    )


# ---- as text -----------------------------------------------------------------------------------

SIGNS: Final = "ABCD+*"
"""Letters that stand for kinds of dice in a diagram: four heroes, allies, bonus dice."""


def diagram(view: View) -> str:
    """Position as text: the active hero, territories with their skulls, enemies, both vortices, and
    the heroes."""
    who = "over" if view.turn is None else f"{SIGNS[view.turn]} to {view.stage}"
    among = f", Master among {view.among}" if view.among else ""
    sides = view.options
    desert = f"{_kinds(view.desert)} | {_kinds(view.raised)} | {_kinds(view.eaten)}"
    if sides.desert == "B":
        desert = f"chain {view.tiles + 1}: {_kinds(view.desert)}"
    walls = "  ".join(
        f"{number}{'#' * view.barriers[at]} {_kinds(view.sections[at])}"
        for at, number in enumerate((2, 3, 4))
    )
    row = "".join(["." if kind < 0 else SIGNS[kind] for kind in view.row])
    places = (
        ("desert", sides.desert, desert),
        ("fortress", sides.fortress, walls),
        ("forest", sides.forest, f"{_shown(view.path)} of {view.boundary}"),
        ("ice cave", sides.ice_cave, f"{row}  supply {view.supply}"),
    )
    lines = [
        f"turn {view.turns}, {who}; stones {view.stones} of {view.goal}; cards {view.cards}{among}"
    ]
    for (name, side, what), hole in zip(places, view.skulls, strict=True):
        lines.append(f"{name:<9}{side} skull {hole}/{view.last_hole}  {what}")
    lines += [
        f"  {foe.number} {foe.card} at {foe.at}, rank {foe.rank}, {foe.total}/{foe.strength}  "
        f"{_shown(foe.dice)}"
        for foe in view.enemies
    ]
    lines.append(f"oblivion {_kinds(view.oblivion)}; resurrection {_shown(view.vortex)}")
    if view.lost:
        lines.append(f"taken {_kinds(view.lost)}")
    for at, board in enumerate(view.boards):
        name = view.heroes[at].hero if at < len(view.heroes) else "?"
        hand = f"; in hand {_shown(view.pool)}" if at == view.turn and view.pool else ""
        lines.append(f"{SIGNS[at]} {name}: {_kinds(board)}{hand}")
    return "\n".join(lines)


def _kinds(kinds: tuple[int, ...]) -> str:
    return "".join([SIGNS[kind] for kind in kinds]) or "-"


def _shown(dice: tuple[types.Die, ...]) -> str:
    return " ".join([f"{SIGNS[die.kind]}{die.face}" for die in dice]) or "-"


# ---- prompts and names of options --------------------------------------------------------------


def prompt(state: State, audience: Audience) -> Message:
    """Prompt: for the active player what to do, for all others what that player is doing."""
    if state.turn < 0:
        return Message("prompt-over")
    seat = 0 if state.seats == 1 else state.turn
    facts: dict[str, Fact] = {}
    if state.turn < len(state.heroes):
        facts["hero_word"] = _hero_word(state, state.turn)
    if audience != seat:
        return Message(
            "prompt-others-hero" if not facts else "prompt-others", {"seat": seat, **facts}
        )
    if state.stage == "hero":
        alone = state.seats == 1
        return (
            Message("prompt-hero", {"hero": state.turn + 1})
            if alone
            else Message("prompt-hero-own")
        )
    if state.stage == "roll" and _may_summon(state):
        return Message("prompt-summon", facts)
    if state.stage == "roll" and not state.boards[state.turn]:
        return Message("prompt-no-dice", facts)
    if state.stage == "lose":
        facts["territory_word"] = f"place-{cards.TERRITORIES[_attacked(state)]}"
    return Message(f"prompt-{state.stage}", facts)


def _may_summon(state: State) -> bool:
    summons = state.heroes[state.turn] == cards.SUMMONER
    return summons and not state.used and bool(state.oblivion)


def _attacked(state: State) -> int:
    losing = state.losing[0]
    if losing == cards.DESERT:
        return cards.DESERT
    return cards.FORTRESS if losing < FIVE else cards.FOREST


def _hero_word(state: State, hero: int) -> str:
    return f"hero-{cards.HEROES[state.heroes[hero]]}"


def describe(state: State, seat: Seat, action: Action) -> Message:
    """Name of an option, which says whether it completes a task."""
    if isinstance(action, types.Place):
        return _describe_place(state, action)
    tag = type(action).__struct_config__.tag
    if isinstance(action, types.Roll | types.Pass):
        no_dice = tag == "roll" and state.stage == "roll" and not state.boards[state.turn]
        return Message("choice-no-dice" if no_dice else f"choice-{tag}-{state.stage}")
    asked = state.stage if isinstance(action, types.Choose | types.Point) else tag
    return Message(f"choice-{asked}", _facts(state, action))


def _facts(state: State, action: Action) -> dict[str, Fact]:
    """Arguments of the message for an option that is not a placement."""
    if isinstance(action, types.Be):
        return {"hero_word": f"hero-{action.hero}", "ability_word": f"ability-{action.hero}"}
    if isinstance(action, types.Give):
        return {"hero_word": _hero_word(state, action.hero)}
    if isinstance(action, types.Defeat):
        return _enemy_facts(state, by_number(state, action.enemy))
    facts: dict[str, Fact] = {}
    if isinstance(action, types.Point | types.Heal):
        facts["territory_word"] = f"place-{action.territory}"
    if isinstance(action, types.Mark | types.Flip | types.Turn):
        facts |= {"number": action.number, "opposite": 7 - action.number}
    if isinstance(action, types.Turn):
        where = cards.TERRITORIES[cards.turns_into(state.heroes[state.turn])]
        facts["to_word"] = f"place-{where}"
    if isinstance(action, types.OfADie):
        facts["die_word"] = tasks.die_word(state, cards.DIE_NUMBERS[action.die])
    return facts


def _enemy_facts(state: State, enemy: Enemy) -> dict[str, Fact]:
    card, total = cards.CARDS[enemy.card], tasks.total(enemy.dice)
    at = AT[enemy.at] if enemy.at <= cards.BESIDE else AT[cards.BESIDE]
    facts: dict[str, Fact] = {"card_word": card.word, "nth": tasks.nth_of(state, enemy)}
    return facts | {"at_word": f"place-{at}", "total": total, "strength": card.strength}


def _describe_place(state: State, action: types.Place) -> Message:
    enemy = tasks.enemy_of(state, action.to)
    dice = action.own + action.ally + action.bonus
    facts: dict[str, Fact] = {"count": dice, "number": action.number, "own": action.own}
    facts |= {"ally": action.ally, "bonus": action.bonus}
    if enemy is None:
        facts |= {"to_word": f"place-{action.to}", "completes": _completes(state, action, dice)}
        return Message("choice-place", facts)
    card = cards.CARDS[enemy.card]
    less = 2 if action.avenge else 0
    falls = tasks.total(enemy.dice) + dice * action.number >= card.strength - less
    facts |= {"card_word": card.word, "nth": tasks.nth_of(state, enemy)}
    facts |= {"falls": "yes" if falls else "no", "avenge": "yes" if action.avenge else "no"}
    return Message("choice-place-enemy", facts)


def _completes(state: State, action: types.Place, dice: int) -> str:
    if action.to == "resurrection":
        reached = tasks.total(state.vortex) + dice * action.number >= cards.RELEASE
    elif action.to == "ice-cave":
        reached = state.row.count(cards.EMPTY) == 1
    else:
        reached = tasks.room(state, action.number) == dice
    return "yes" if reached else "no"
