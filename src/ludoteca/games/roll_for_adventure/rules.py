"""Roll for Adventure: place dice, gather power stones, and hold four territories together.

Designed by Matthew Dunstan and Brett J. Gilbert; published by Kosmos in 2018. README.md lists our
decisions where the rulebook says nothing; every numbered case of the rules is a test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import Meta, Rejected, Seat
from ludoteca.games.roll_for_adventure import cards, enemies, events, tasks, types, view
from ludoteca.games.roll_for_adventure.abilities import (
    AVENGED,
    FOREST_TARGET,
    avenges,
    counts_of,
    finish_turning,
    marks_to_add,
    may_use,
    offer_abilities,
    turn_numbers,
    turns_to,
    use_ability,
)
from ludoteca.games.roll_for_adventure.events import Event
from ludoteca.games.roll_for_adventure.rolling import carry_on, roll
from ludoteca.games.roll_for_adventure.types import Action, Enemy, Options, Place, State
from ludoteca.kit.draws import draw_several
from ludoteca.kit.wiring import wire

META: Final = Meta(
    id="roll-for-adventure",
    rules_version=1,
    seats=(1, 4),
    minutes=(20, 40),
    complexity=2,
    age=10,
    year=2018,
    authors=("Matthew Dunstan", "Brett J. Gilbert"),
    together=True,
    proposals=True,
)

ROLL: Final = types.Roll()
FIGHT: Final = types.Fight()
CLAIM: Final = types.Claim()
PASS: Final = types.Pass()


def setup(options: Options, seats: int, chance: Chance, told: list[Event] | None = None) -> State:
    """State of a new table. Draws the heroes unless they are chosen, and the first player unless an
    option names one."""
    count = options.solo_heroes if seats == 1 else seats
    heroes: list[int] = []
    if options.heroes != "chosen":
        dealt = cards.FIRST_GAME if options.heroes == "first" else len(cards.HEROES)
        heroes = draw_several(chance, list(range(dealt)), count)
    if options.first_player == "random":
        first = chance.below(count)
    else:
        first = min(int(options.first_player), count) - 1
    allies = [cards.ALLY] * cards.ALLIES_EACH[count]
    state = State(
        options=options,
        stage="hero",
        seats=seats,
        heroes=heroes,
        first=first,
        turn=0,
        boards=[[hero] * cards.DICE_EACH + allies for hero in range(count)],
        deck=[*cards.deck_of(options)],
        barriers=[cards.WALLS[options.fortress][1]] * 3,
        boundary=cards.BOUNDARY[options.forest],
        supply=cards.BONUS_DICE,
    )
    if heroes:
        for hero in range(count):
            _tell_hero(state, hero, told)
        enemies.begin_turn(state, first, told)
    return state


def _tell_hero(state: State, hero: int, told: list[Event] | None) -> None:
    if told is not None:
        seat = 0 if state.seats == 1 else hero
        told.append(events.HeroJoined(seat, f"hero-{cards.HEROES[state.heroes[hero]]}"))


# ---- options -----------------------------------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat that plays the active hero; empty when the table is over."""
    if state.turn < 0:
        return ()
    return (0,) if state.seats == 1 else (state.turn,)


def options(state: State, seat: Seat) -> Sequence[Action]:
    """Legal actions: placements by number and place, then abilities; or answers to the question."""
    if seat not in to_act(state):
        return ()
    return _OFFERS[state.stage](state)


def _offer_heroes(state: State) -> Sequence[Action]:
    return [types.Be(hero) for at, hero in enumerate(cards.HEROES) if at not in state.heroes]


def _offer_roll(state: State) -> Sequence[Action]:
    if may_use(state, cards.SUMMONER) and state.oblivion:
        return [ROLL, *[cards.SUMMON[kind] for kind in sorted({*state.oblivion})]]
    return [ROLL]


def _offer_places(state: State) -> Sequence[Action]:
    found: list[Action] = []
    owns, allies, bonuses = [0] * 7, [0] * 7, [0] * 7
    for die in state.pool:
        kind = die >> 3
        (bonuses if kind == cards.BONUS else allies if kind == cards.ALLY else owns)[die & 7] += 1
    row = state.row
    foes = [
        (cards.ENEMY_NAMES[foe.number], cards.CARDS[foe.card].strength - tasks.total(foe.dice))
        for foe in state.enemies
    ]
    for number in range(1, 7):
        own, ally, bonus = owns[number], allies[number], bonuses[number]
        dice = own + ally + bonus
        if not dice:
            continue
        room = tasks.room(state, number)
        if room > 0:
            to = _TERRITORY_OF[number]
            found += cards.placings(to, number, own, ally, bonus, room if room < dice else dice)
        if row[number - 1] == cards.EMPTY and tasks.is_open(state, number):
            found += cards.placings("ice-cave", number, own, ally, bonus, 1)
        for to, left in foes:
            most = -(-left // number)
            found += cards.placings(to, number, own, ally, bonus, most if most < dice else dice)
        found += cards.placings(cards.RESURRECTION, number, own, ally, bonus, dice)
    if not state.used:
        offer_abilities(state, found)
    return found


def _offer_losses(state: State) -> Sequence[Action]:
    kinds = {*enemies.candidates(state, state.losing[0])}
    return [cards.CHOOSE[kind] for kind in sorted(kinds)]


def _offer_defeats(state: State) -> Sequence[Action]:
    return [types.Defeat(enemy.number) for enemy in state.enemies]


_OFFERS: Final[dict[str, Callable[[State], Sequence[Action]]]] = {
    "hero": _offer_heroes,
    "roll": _offer_roll,
    "place": _offer_places,
    "mark": lambda state: [ROLL, *marks_to_add(state)],
    "turn": lambda state: [PASS, *turns_to(state, turn_numbers(state, state.heroes[state.turn]))],
    "fight": lambda state: [FIGHT, PASS],
    "raise": lambda state: [cards.CHOOSE[kind] for kind in sorted({*state.desert})],
    "eat": lambda state: [cards.CHOOSE[kind] for kind in sorted({*state.raised})],
    "price": lambda state: [cards.CHOOSE[kind] for kind in sorted({*state.choices})],
    "claim": lambda state: [CLAIM, PASS],
    "give": lambda state: [types.Give(hero) for hero in state.choices],
    "defeat": _offer_defeats,
    "reset": lambda state: [cards.POINT[at] for at, hole in enumerate(state.skulls) if hole],
    "settle": lambda state: cards.POINT,
    "lose": _offer_losses,
    "save": lambda state: [PASS, *[cards.SAVE[kind] for kind in sorted({*state.lost})]],
}
_TERRITORY_OF: Final = ("", "desert", "fortress", "fortress", "fortress", "forest", "forest")


# ---- actions -----------------------------------------------------------------------------------


def apply(
    state: State, seat: Seat, action: Action, chance: Chance, told: list[Event] | None
) -> None:
    """Carry out one action. Rolls dice and turns cards up to the next choice.

    Raises: `Rejected` for an illegal action, with nothing changed and nothing drawn.
    """
    if seat not in to_act(state):
        raise Rejected("error-table-over" if state.turn < 0 else "error-not-your-turn")
    if type(action) is Place:
        _place(state, action, chance, told)
        return
    if not _is_offered(state, action):
        raise Rejected("error-not-now")
    if type(action) is types.Roll:
        roll(state, chance, told)
    elif type(action) is types.Be:
        _be(state, action, told)
    elif type(action) in (types.Mark, types.Flip, types.Heal, types.Turn, types.Summon):
        use_ability(state, action, chance, told)
    else:
        _answer(state, action, chance, told)


def _is_offered(state: State, action: Action) -> bool:
    """Whether an action other than a placement is legal now."""
    if state.stage != "place":
        return action in _OFFERS[state.stage](state)
    found: list[Action] = []
    if not state.used:
        offer_abilities(state, found)
    return action in found


def _be(state: State, action: types.Be, told: list[Event] | None) -> None:
    state.heroes.append(cards.HEROES.index(action.hero))
    _tell_hero(state, state.turn, told)
    if len(state.heroes) < len(state.boards):
        state.turn += 1
    else:
        enemies.begin_turn(state, state.first, told)


# ---- placing -----------------------------------------------------------------------------------


def _place(state: State, action: Place, chance: Chance, told: list[Event] | None) -> None:
    if state.stage != "place":
        raise Rejected("error-not-now")
    number, enemy = action.number, tasks.enemy_of(state, action.to)
    own, ally, bonus = action.own, action.ally, action.bonus
    dice = own + ally + bonus
    owns, allies, bonuses = counts_of(state, number)
    if not dice or own > owns or ally > allies or bonus > bonuses:
        raise Rejected("error-no-such-dice")
    if action.avenge:
        if enemy is None or not may_use(state, cards.AVENGER) or not avenges(enemy, action):
            raise Rejected("error-no-such-ability")
    elif dice > _room_at(state, action.to, number, enemy):
        raise Rejected("error-no-room")
    placed = [state.turn << 3 | number] * own
    if ally:
        placed += [cards.ALLY << 3 | number] * ally
    if bonus:
        placed += [cards.BONUS << 3 | number] * bonus
    remove = state.pool.remove
    for die in placed:
        remove(die)
    if told is not None:
        word = cards.CARDS[enemy.card].word if enemy else f"place-{action.to}"
        nth = tasks.nth_of(state, enemy) if enemy else 0
        told.append(events.Placed(dice, number, action.to, word, nth))
        if action.avenge:
            told.append(events.Avenged())
    state.stage = "roll"
    if enemy is not None:
        state.used |= action.avenge
        tasks.fight(state, enemy, placed, AVENGED if action.avenge else 0, told)
    elif action.to == cards.RESURRECTION:
        tasks.resurrect(state, placed, told)
        board = state.boards[state.turn]
        board += [die >> 3 for die in state.pool]
        board.sort()
        state.pool = []
    elif action.to == "ice-cave":
        state.row[number - 1] = placed[0] >> 3
        tasks.ask_for_claim(state, told)
    else:
        tasks.fill(state, min(number, FOREST_TARGET), placed, told)
    carry_on(state, chance, told)


def _room_at(state: State, to: str, number: int, enemy: Enemy | None) -> int:
    if enemy is not None:
        return tasks.room_on(enemy, number)
    if to == cards.RESURRECTION:
        return len(state.pool)
    if to == "ice-cave":
        return int(tasks.is_open(state, number))
    return tasks.room(state, number) if to == _TERRITORY_OF[number] else 0


# ---- answers -----------------------------------------------------------------------------------


def _answer(state: State, action: Action, chance: Chance, told: list[Event] | None) -> None:
    asked = state.stage
    if asked in ("lose", "save", "settle"):
        if isinstance(action, types.Choose):
            enemies.lose(state, cards.DIE_NUMBERS[action.die])
        elif isinstance(action, types.Save):
            enemies.save(state, cards.DIE_NUMBERS[action.die], told)
        elif isinstance(action, types.Point):
            enemies.settle(state, cards.TERRITORIES.index(action.territory), told)
        if asked == "save":
            enemies.forget(state, told)
        enemies.go_on(state, chance, told)
        return
    if asked == "turn":
        finish_turning(state, chance, told)
        return
    state.stage = "roll"
    if isinstance(action, types.Choose):
        kind = cards.DIE_NUMBERS[action.die]
        {"raise": tasks.raise_die, "eat": tasks.eat, "price": tasks.pay_price}[asked](
            state, kind, told
        )
    elif isinstance(action, types.Claim):
        tasks.claim(state, told)
    elif isinstance(action, types.Give):
        tasks.give_bonus(state, action.hero, told)
        tasks.after_giving(state, told)
    elif isinstance(action, types.Defeat):
        tasks.defeat(state, enemies.by_number(state, action.enemy), told)
        tasks.reset_as_reward(state, told)
    elif isinstance(action, types.Point):
        tasks.reset(state, cards.TERRITORIES.index(action.territory), told)
    elif isinstance(action, types.Fight):
        _fight_on(state, told)
    if asked == "fight":
        state.own_back = 0
    carry_on(state, chance, told)


def _fight_on(state: State, told: list[Event] | None) -> None:
    state.used = True
    for _ in range(state.own_back):
        state.boards[state.turn].remove(state.turn)
        state.pool.append(state.turn << 3)
    if told is not None:
        told.append(events.FoughtOn(state.own_back))


GAME: Final = wire(__name__, types, view)
