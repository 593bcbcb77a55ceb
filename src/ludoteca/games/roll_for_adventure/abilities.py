"""Abilities of the heroes: when they may be used, and their effects."""

from __future__ import annotations

from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.games.roll_for_adventure import cards, events, tasks, types
from ludoteca.games.roll_for_adventure.events import Event
from ludoteca.games.roll_for_adventure.rolling import carry_on
from ludoteca.games.roll_for_adventure.types import Action, Enemy, Place, State

AVENGED: Final = 2
"""Reduction of an enemy's strength by the Avenger's ability."""
FOREST_TARGET: Final = 5
ICE_TARGET: Final = 6


# ---- options -----------------------------------------------------------------------------------


def may_use(state: State, hero: int) -> bool:
    return not state.used and state.heroes[state.turn] == hero


def offer_abilities(state: State, found: list[Action]) -> None:
    hero = state.heroes[state.turn]
    if hero == cards.ADVENTURER:
        found += marks_to_add(state)
    elif hero == cards.TRICKSTER:
        found += [cards.FLIP[die >> 3][die & 7] for die in sorted({*state.pool})]
    elif hero == cards.HEALER:
        found += [
            cards.HEAL[kind][territory]
            for kind in sorted({die >> 3 for die in state.pool})
            for territory, hole in enumerate(state.skulls)
            if hole
        ]
    elif hero == cards.AVENGER:
        dice = len(state.pool)
        for enemy in state.enemies:
            to = f"enemy-{enemy.number}"
            for number in range(1, 7):
                counts = counts_of(state, number)
                for place in cards.placings(to, number, *counts, min(sum(counts), dice)):
                    if avenges(enemy, place):
                        found.append(cards.avenged(place))
    elif hero in (cards.FROST_WALKER, cards.RANGER, cards.STONEBREAKER):
        found += turns_to(state, turn_numbers(state, hero))


def counts_of(state: State, number: int) -> tuple[int, int, int]:
    pool = state.pool
    ally, bonus = pool.count(cards.ALLY << 3 | number), pool.count(cards.BONUS << 3 | number)
    return pool.count(state.turn << 3 | number), ally, bonus


def avenges(enemy: Enemy, place: Place) -> bool:
    """Whether these dice defeat the enemy with the Avenger's help, and only with it."""
    dice = place.own + place.ally + place.bonus
    left = cards.CARDS[enemy.card].strength - tasks.total(enemy.dice)
    return dice <= tasks.room_on(enemy, place.number, AVENGED) and (
        left - AVENGED <= dice * place.number < left
    )


def marks_to_add(state: State) -> list[Action]:
    """Actions that mark a die in hand that is not marked yet."""
    left = [*state.pool]
    for die in state.marked:
        left.remove(die)
    return [cards.MARK[die >> 3][die & 7] for die in sorted({*left})]


def turn_numbers(state: State, hero: int) -> list[int]:
    """Numbers to which a hero's ability may turn a die now."""
    if hero == cards.FROST_WALKER:
        return [number for number in range(1, cards.SPACES + 1) if tasks.is_open(state, number)]
    if hero == cards.RANGER:
        return [5, 6] if tasks.room(state, FOREST_TARGET) else []
    target = (state.target,) if state.target else (2, 3, 4)
    return [number for number in target if tasks.room(state, number) > 0]


def turns_to(state: State, numbers: list[int]) -> list[Action]:
    kinds = sorted({die >> 3 for die in state.pool})
    return [cards.TURN[kind][number] for kind in kinds for number in numbers]


# ---- effects -----------------------------------------------------------------------------------


def use_ability(state: State, action: Action, chance: Chance, told: list[Event] | None) -> None:
    if isinstance(action, types.Mark):
        state.used = True
        state.marked = sorted([*state.marked, cards.DIE_NUMBERS[action.die] << 3 | action.number])
        state.stage = "mark"
    elif isinstance(action, types.Flip):
        state.used = True
        kind, opposite = cards.DIE_NUMBERS[action.die] << 3, 7 - action.number
        state.pool.remove(kind | action.number)
        state.pool = sorted([*state.pool, kind | opposite])
        if told is not None:
            told.append(events.Flipped(action.number, opposite))
    elif isinstance(action, types.Summon):
        state.used = True
        kind = cards.DIE_NUMBERS[action.die]
        state.oblivion.remove(kind)
        tasks.give_back(state, [kind])
        if told is not None:
            told.append(events.Summoned(tasks.die_word(state, kind)))
    elif isinstance(action, types.Heal):
        _heal(state, action, told)
        state.stage = "roll"
        carry_on(state, chance, told)
    else:
        assert isinstance(action, types.Turn)
        _turn(state, action, chance, told)


def _take(state: State, kind: int) -> None:
    """Remove a die of this kind, with any face, from the hand."""
    state.pool.remove(next(die for die in state.pool if die >> 3 == kind))


def _heal(state: State, action: types.Heal, told: list[Event] | None) -> None:
    kind, territory = cards.DIE_NUMBERS[action.die], cards.TERRITORIES.index(action.territory)
    state.used = True
    _take(state, kind)
    tasks.send_to_oblivion(state, [kind])
    state.skulls[territory] -= 1
    if told is not None:
        where = f"place-{cards.TERRITORIES[territory]}"
        told.append(events.Healed(tasks.die_word(state, kind), where))


def _turn(state: State, action: types.Turn, chance: Chance, told: list[Event] | None) -> None:
    """Place the first or second die of an ability; complete tasks are resolved after the last."""
    kind, number = cards.DIE_NUMBERS[action.die], action.number
    hero = state.heroes[state.turn]
    first = not state.target
    state.used = True
    state.target = {cards.FROST_WALKER: ICE_TARGET, cards.RANGER: FOREST_TARGET}.get(hero, number)
    _take(state, kind)
    if told is not None:
        name = cards.TERRITORIES[cards.turns_into(hero)]
        told.append(events.Turned(f"hero-{cards.HEROES[hero]}", number, f"place-{name}"))
    if hero == cards.FROST_WALKER:
        state.row[number - 1] = kind
    else:
        state.choices.append(kind << 3 | number)
        _put_down(state, kind << 3 | number)
    if first and state.pool and turn_numbers(state, hero):
        state.stage = "turn"
    else:
        finish_turning(state, chance, told)


def _put_down(state: State, die: int) -> None:
    if state.target == FOREST_TARGET:
        state.path.append(die)
    else:
        section = state.sections[state.target - 2]
        section.append(die >> 3)
        section.sort()


def finish_turning(state: State, chance: Chance, told: list[Event] | None) -> None:
    target, turned = state.target, state.choices
    state.target, state.choices, state.stage = 0, [], "roll"
    if target == ICE_TARGET:
        tasks.ask_for_claim(state, told)
    else:
        tasks.finish(state, target, turned, told)
    carry_on(state, chance, told)
