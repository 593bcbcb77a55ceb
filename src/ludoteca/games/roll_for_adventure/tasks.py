"""Placing dice on territories, vortices and enemies, the tasks they complete, and the rewards."""

from __future__ import annotations

from ludoteca.games.roll_for_adventure import cards, events
from ludoteca.games.roll_for_adventure.events import Event
from ludoteca.games.roll_for_adventure.types import Ending, Enemy, State

# ---- dice come back, and the end ---------------------------------------------------------------


def die_word(state: State, kind: int) -> str:
    """Translation key for a die by its owner."""
    if kind < cards.ALLY:
        return f"die-{cards.HEROES[state.heroes[kind]]}"
    return "die-ally" if kind == cards.ALLY else "die-bonus"


def give_back(state: State, kinds: list[int]) -> None:
    """Return dice: a hero's die to its hero, an ally to the active hero, a bonus die to the
    supply."""
    for kind in kinds:
        if kind == cards.BONUS:
            state.supply += 1
        else:
            board = state.boards[state.turn if kind == cards.ALLY else kind]
            board.append(kind)
            board.sort()


def kinds_of(dice: list[int]) -> list[int]:
    return [die >> 3 for die in dice]


def end(state: State, by: Ending, told: list[Event] | None) -> None:
    state.stage, state.turn, state.ended_by = "over", -1, by
    state.attacks, state.sites, state.attacker = [], [], -1
    if told is not None:
        told.append(events.Ended(by))


def last_hole(state: State) -> int:
    """Hole in which a skull loses the game."""
    return cards.SHORT_HOLE if state.options.short_tracks else cards.LAST_HOLE


def _gain(state: State, territory: int, told: list[Event] | None) -> None:
    state.stones += 1
    goal = cards.STONES[state.options.adventure]
    if told is not None:
        word = f"place-{cards.TERRITORIES[territory]}"
        told.append(events.StoneGained(word, state.stones, goal))
    if state.stones == goal:
        end(state, "stones", told)


# ---- room --------------------------------------------------------------------------------------


def room(state: State, number: int) -> int:
    """Number of dice that the territory of a ``number`` from 1 to 6 still takes, without the ice
    cave."""
    if number == 1:
        spaces = cards.SECTION if state.options.desert == "A" else cards.CHAINS[state.tiles]
        return spaces - len(state.desert)
    if number < 5:
        if not state.barriers[number - 2]:
            return 0
        return cards.WALLS[state.options.fortress][0] - len(state.sections[number - 2])
    return state.boundary - len(state.path)


def is_open(state: State, number: int) -> bool:
    """Whether a die may be put on this space of the ice cave."""
    row = state.row
    if row[number - 1] != cards.EMPTY:
        return False
    if state.options.ice_cave == "A" or row.count(cards.EMPTY) == cards.SPACES:
        return True
    return (number > 1 and row[number - 2] != cards.EMPTY) or (
        number < cards.SPACES and row[number] != cards.EMPTY
    )


def total(dice: list[int]) -> int:
    return sum([die & 7 for die in dice]) if dice else 0


def room_on(enemy: Enemy, number: int, less: int = 0) -> int:
    """Number of dice of a number that an enemy takes until it is defeated. ``less`` is the
    reduction of its strength; with it, one die may always be placed."""
    left = cards.CARDS[enemy.card].strength - less - total(enemy.dice)
    return max(1, -(-left // number)) if less else -(-left // number)


def enemy_of(state: State, to: str) -> Enemy | None:
    """Enemy with the name ``enemy-<number>``, or None."""
    return next((enemy for enemy in state.enemies if cards.ENEMY_NAMES[enemy.number] == to), None)


def nth_of(state: State, enemy: Enemy) -> int:
    """Ordinal among the enemies with the same name, in order of arrival; 0 if it is the only
    one."""
    word = cards.CARDS[enemy.card].word
    alike = [other.number for other in state.enemies if cards.CARDS[other.card].word == word]
    return alike.index(enemy.number) + 1 if len(alike) > 1 else 0


# ---- tasks -------------------------------------------------------------------------------------


def fill(state: State, place: int, dice: list[int], told: list[Event] | None) -> None:
    """Put ``dice`` on the desert (1), a section of the fortress (2 to 4) or the forest (5), and
    resolve complete tasks. A choice becomes the stage."""
    if place == 1:
        state.desert = sorted(state.desert + kinds_of(dice))
    elif place < 5:
        state.sections[place - 2] = sorted(state.sections[place - 2] + kinds_of(dice))
    else:
        state.path += dice
    finish(state, place, dice, told)


def finish(state: State, place: int, dice: list[int], told: list[Event] | None) -> None:
    """Resolve the tasks that the ``dice`` of a placement have completed."""
    if room(state, place):
        return
    if place == 1:
        _complete_desert(state, told)
    elif place < 5:
        _breach(state, place, told)
    else:
        _cross_forest(state, kinds_of(dice), told)


def _complete_desert(state: State, told: list[Event] | None) -> None:
    if state.options.desert == "A":
        if state.desert[0] != state.desert[-1]:
            state.stage = "raise"
        else:
            raise_die(state, state.desert[0], told)
        return
    give_back(state, state.desert)
    state.desert = []
    if told is not None:
        told.append(events.ChainMade(state.tiles + 1))
    state.tiles += 1
    if state.tiles == len(cards.CHAINS):
        state.tiles = 0
        _gain(state, cards.DESERT, told)


def raise_die(state: State, kind: int, told: list[Event] | None) -> None:
    """Move a die up to section two of the desert, and return the others."""
    state.desert.remove(kind)
    give_back(state, state.desert)
    state.desert = []
    state.raised = sorted([*state.raised, kind])
    if told is not None:
        told.append(events.DieRaised(die_word(state, kind)))
    if len(state.raised) == cards.SECTION:
        if state.raised[0] != state.raised[-1]:
            state.stage = "eat"
        else:
            eat(state, state.raised[0], told)


def eat(state: State, kind: int, told: list[Event] | None) -> None:
    """Move a die to the skull space, out of the game, and return the others."""
    state.raised.remove(kind)
    give_back(state, state.raised)
    state.raised = []
    state.eaten = sorted([*state.eaten, kind])
    if told is not None:
        told.append(events.DieEaten(die_word(state, kind)))
    _gain(state, cards.DESERT, told)


def _breach(state: State, number: int, told: list[Event] | None) -> None:
    give_back(state, state.sections[number - 2])
    state.sections[number - 2] = []
    state.barriers[number - 2] -= 1
    if told is not None:
        told.append(events.BarrierFell(number, sum(state.barriers)))
    if not any(state.barriers):
        state.barriers = [cards.WALLS[state.options.fortress][1]] * 3
        _gain(state, cards.FORTRESS, told)


def _cross_forest(state: State, last: list[int], told: list[Event] | None) -> None:
    if state.options.forest == "A":
        give_back(state, kinds_of(state.path))
        state.path = []
        state.boundary = min(cards.DEEPEST, state.boundary + 1)
        _gain(state, cards.FOREST, told)
        return
    state.choices = sorted(last)
    if state.choices[0] != state.choices[-1]:
        state.stage = "price"
    else:
        pay_price(state, last[0], told)


def pay_price(state: State, kind: int, told: list[Event] | None) -> None:
    """Move the die on the last space of the deep wood to Oblivion, and return the others."""
    kinds = kinds_of(state.path)
    kinds.remove(kind)
    state.path, state.choices = [], []
    send_to_oblivion(state, [kind])
    give_back(state, kinds)
    if told is not None:
        told.append(events.PricePaid(die_word(state, kind)))
    _gain(state, cards.FOREST, told)


def send_to_oblivion(state: State, kinds: list[int]) -> None:
    state.oblivion = sorted(state.oblivion + kinds)


def resurrect(state: State, dice: list[int], told: list[Event] | None) -> None:
    """Put ``dice`` on Resurrection; from a total of ten, both vortices return all dice."""
    state.vortex = sorted(state.vortex + dice)
    reached = total(state.vortex)
    if reached < cards.RELEASE:
        return
    if told is not None:
        told.append(events.VortexReleased(reached, len(state.vortex) + len(state.oblivion)))
    give_back(state, state.oblivion)
    give_back(state, kinds_of(state.vortex))
    state.oblivion, state.vortex = [], []


# ---- the ice cave ------------------------------------------------------------------------------


def ask_for_claim(state: State, told: list[Event] | None) -> None:
    """Ask whether to claim, after dice were placed in the ice cave."""
    dice = cards.SPACES - state.row.count(cards.EMPTY)
    if dice == cards.SPACES:
        claim(state, told)
    elif dice >= cards.LEAST_CLAIM:
        state.stage = "claim"


def claim(state: State, told: list[Event] | None) -> None:
    """Return the dice of the row, then hand out the rewards one by one."""
    kinds = [kind for kind in state.row if kind != cards.EMPTY]
    state.row = [cards.EMPTY] * cards.SPACES
    give_back(state, kinds)
    state.reward = len(kinds)
    if told is not None:
        told.append(events.Claimed(len(kinds)))
    state.choices = sorted({kind for kind in kinds if kind < cards.ALLY})
    if len(state.choices) <= state.supply:
        for hero in [*state.choices]:
            give_bonus(state, hero, told)
    after_giving(state, told)


def give_bonus(state: State, hero: int, told: list[Event] | None) -> None:
    state.choices.remove(hero)
    state.supply -= 1
    state.boards[hero].append(cards.BONUS)
    if told is not None:
        told.append(events.BonusGiven(f"hero-{cards.HEROES[state.heroes[hero]]}"))


def after_giving(state: State, told: list[Event] | None) -> None:
    """Ask again while there are too few bonus dice for the remaining heroes."""
    if state.choices and state.supply:
        state.stage = "give"
    else:
        _defeat_as_reward(state, told)


def _defeat_as_reward(state: State, told: list[Event] | None) -> None:
    state.choices = []
    if state.reward > cards.LEAST_CLAIM and state.enemies:
        first = state.enemies[0]
        for enemy in state.enemies:
            if (enemy.card, enemy.at, enemy.dice) != (first.card, first.at, first.dice):
                state.stage = "defeat"
                return
        defeat(state, first, told)
    reset_as_reward(state, told)


def reset_as_reward(state: State, told: list[Event] | None) -> None:
    """Hand out the last reward; asks which skull if there are several."""
    if state.reward == cards.SPACES:
        damaged = [territory for territory, hole in enumerate(state.skulls) if hole]
        if len(damaged) > 1:
            state.stage = "reset"
            return
        if damaged:
            reset(state, damaged[0], told)
    state.reward = 0


def reset(state: State, territory: int, told: list[Event] | None) -> None:
    state.skulls[territory] = 0
    state.reward = 0
    if told is not None:
        told.append(events.SkullReset(f"place-{cards.TERRITORIES[territory]}"))


# ---- defeating enemies -------------------------------------------------------------------------


def fight(state: State, enemy: Enemy, dice: list[int], less: int, told: list[Event] | None) -> None:
    """Put ``dice`` on an enemy, which falls when they reach its strength minus ``less``."""
    enemy.dice = sorted(enemy.dice + dice)
    if total(enemy.dice) < cards.CARDS[enemy.card].strength - less:
        return
    own = kinds_of(enemy.dice).count(state.turn)
    defeat(state, enemy, told)
    if own and state.heroes[state.turn] == cards.FIGHTER and not state.used:
        state.stage, state.own_back = "fight", own


def defeat(state: State, enemy: Enemy, told: list[Event] | None) -> None:
    """Remove an enemy from the game and return its dice."""
    nth = nth_of(state, enemy)
    state.enemies.remove(enemy)
    give_back(state, kinds_of(enemy.dice))
    if told is not None:
        word = cards.CARDS[enemy.card].word
        told.append(events.EnemyDefeated(enemy.number, word, nth))
