"""Roll for Adventure: place dice, gather power stones, and hold four territories together.

Designed by Matthew Dunstan and Brett J. Gilbert; published by Kosmos in 2018. README.md lists our
decisions where the rulebook says nothing; every numbered case of the rules is a test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import Meta, Rejected, Seat
from ludoteca.games.roll_for_adventure import cards, enemies, tasks, types, view
from ludoteca.games.roll_for_adventure.types import Action, Enemy, Event, Options, Place, State
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
AVENGED: Final = 2
"""Reduction of an enemy's strength by the Avenger's ability."""
FOREST_TARGET: Final = 5
ICE_TARGET: Final = 6
MOST_TURNED: Final = 2


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
        told.append(types.HeroJoined(seat, f"hero-{cards.HEROES[state.heroes[hero]]}"))


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
    if _may_use(state, cards.SUMMONER) and state.oblivion:
        return [ROLL, *[cards.SUMMON[kind] for kind in sorted({*state.oblivion})]]
    return [ROLL]


def _may_use(state: State, hero: int) -> bool:
    return not state.used and state.heroes[state.turn] == hero


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
        _offer_abilities(state, found)
    return found


def _offer_abilities(state: State, found: list[Action]) -> None:
    hero = state.heroes[state.turn]
    if hero == cards.ADVENTURER:
        found += _marks(state)
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
                counts = _counts(state, number)
                for place in cards.placings(to, number, *counts, min(sum(counts), dice)):
                    if _avenges(enemy, place):
                        found.append(cards.avenged(place))
    elif hero in (cards.FROST_WALKER, cards.RANGER, cards.STONEBREAKER):
        found += _turns(state, _turn_numbers(state, hero))


def _counts(state: State, number: int) -> tuple[int, int, int]:
    pool = state.pool
    ally, bonus = pool.count(cards.ALLY << 3 | number), pool.count(cards.BONUS << 3 | number)
    return pool.count(state.turn << 3 | number), ally, bonus


def _avenges(enemy: Enemy, place: Place) -> bool:
    """Whether these dice defeat the enemy with the Avenger's help, and only with it."""
    dice = place.own + place.ally + place.bonus
    left = cards.CARDS[enemy.card].strength - tasks.total(enemy.dice)
    return dice <= tasks.room_on(enemy, place.number, AVENGED) and (
        left - AVENGED <= dice * place.number < left
    )


def _marks(state: State) -> list[Action]:
    """Actions that mark a die in hand that is not marked yet."""
    left = [*state.pool]
    for die in state.marked:
        left.remove(die)
    return [cards.MARK[die >> 3][die & 7] for die in sorted({*left})]


def _turn_numbers(state: State, hero: int) -> list[int]:
    """Numbers to which a hero's ability may turn a die now."""
    if hero == cards.FROST_WALKER:
        return [number for number in range(1, cards.SPACES + 1) if tasks.is_open(state, number)]
    if hero == cards.RANGER:
        return [5, 6] if tasks.room(state, FOREST_TARGET) else []
    target = (state.target,) if state.target else (2, 3, 4)
    return [number for number in target if tasks.room(state, number) > 0]


def _turns(state: State, numbers: list[int]) -> list[Action]:
    kinds = sorted({die >> 3 for die in state.pool})
    return [cards.TURN[kind][number] for kind in kinds for number in numbers]


def _offer_losses(state: State) -> Sequence[Action]:
    kinds = {*enemies.candidates(state, state.losing[0])}
    return [cards.CHOOSE[kind] for kind in sorted(kinds)]


def _offer_defeats(state: State) -> Sequence[Action]:
    return [types.Defeat(enemy.number) for enemy in state.enemies]


_OFFERS: Final[dict[str, Callable[[State], Sequence[Action]]]] = {
    "hero": _offer_heroes,
    "roll": _offer_roll,
    "place": _offer_places,
    "mark": lambda state: [ROLL, *_marks(state)],
    "turn": lambda state: [PASS, *_turns(state, _turn_numbers(state, state.heroes[state.turn]))],
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
        _roll(state, chance, told)
    elif type(action) is types.Be:
        _be(state, action, told)
    elif type(action) in (types.Mark, types.Flip, types.Heal, types.Turn, types.Summon):
        _use(state, action, chance, told)
    else:
        _answer(state, action, chance, told)


def _is_offered(state: State, action: Action) -> bool:
    """Whether an action other than a placement is legal now."""
    if state.stage != "place":
        return action in _OFFERS[state.stage](state)
    found: list[Action] = []
    if not state.used:
        _offer_abilities(state, found)
    return action in found


def _be(state: State, action: types.Be, told: list[Event] | None) -> None:
    state.heroes.append(cards.HEROES.index(action.hero))
    _tell_hero(state, state.turn, told)
    if len(state.heroes) < len(state.boards):
        state.turn += 1
    else:
        enemies.begin_turn(state, state.first, told)


def _roll(state: State, chance: Chance, told: list[Event] | None) -> None:
    if state.stage == "mark":
        again = _faces(state.marked)
        for die in state.marked:
            state.pool[state.pool.index(die)] &= ~7
        state.marked = []
        _throw(state, chance, None)
        if told is not None:
            told.append(types.Rerolled(again, _faces(state.pool)))
        return
    board = state.boards[state.turn]
    state.pool, board[:] = [kind << 3 for kind in board], []
    _roll_on(state, chance, told)


def _roll_on(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Roll the dice in hand, or begin the enemy phase if there are none."""
    state.pool = [die & ~7 for die in state.pool]
    if state.pool:
        _throw(state, chance, told)
    else:
        enemies.reveal(state, chance, told)


def _throw(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Roll the dice in hand that have no face yet."""
    below = chance.below
    state.pool = sorted([die if die & 7 else die | below(6) + 1 for die in state.pool])
    state.stage = "place"
    if told is not None:
        told.append(types.Rolled(_faces(state.pool)))


def _faces(dice: list[int]) -> str:
    return " ".join(map(str, sorted([die & 7 for die in dice])))


# ---- placing -----------------------------------------------------------------------------------


def _place(state: State, action: Place, chance: Chance, told: list[Event] | None) -> None:
    if state.stage != "place":
        raise Rejected("error-not-now")
    number, enemy = action.number, tasks.enemy_of(state, action.to)
    own, ally, bonus = action.own, action.ally, action.bonus
    dice = own + ally + bonus
    owns, allies, bonuses = _counts(state, number)
    if not dice or own > owns or ally > allies or bonus > bonuses:
        raise Rejected("error-no-such-dice")
    if action.avenge:
        if enemy is None or not _may_use(state, cards.AVENGER) or not _avenges(enemy, action):
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
        told.append(types.Placed(dice, number, action.to, word, nth))
        if action.avenge:
            told.append(types.Avenged())
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
    _carry_on(state, chance, told)


def _room_at(state: State, to: str, number: int, enemy: Enemy | None) -> int:
    if enemy is not None:
        return tasks.room_on(enemy, number)
    if to == cards.RESURRECTION:
        return len(state.pool)
    if to == "ice-cave":
        return int(tasks.is_open(state, number))
    return tasks.room(state, number) if to == _TERRITORY_OF[number] else 0


def _carry_on(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Continue after a placement, unless there is a question or the game is won."""
    if state.stage == "roll":
        _roll_on(state, chance, told)


# ---- abilities ---------------------------------------------------------------------------------


def _use(state: State, action: Action, chance: Chance, told: list[Event] | None) -> None:
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
            told.append(types.Flipped(action.number, opposite))
    elif isinstance(action, types.Summon):
        state.used = True
        kind = cards.DIE_NUMBERS[action.die]
        state.oblivion.remove(kind)
        tasks.give_back(state, [kind])
        if told is not None:
            told.append(types.Summoned(tasks.die_word(state, kind)))
    elif isinstance(action, types.Heal):
        _heal(state, action, told)
        state.stage = "roll"
        _carry_on(state, chance, told)
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
        told.append(types.Healed(tasks.die_word(state, kind), where))


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
        told.append(types.Turned(f"hero-{cards.HEROES[hero]}", number, f"place-{name}"))
    if hero == cards.FROST_WALKER:
        state.row[number - 1] = kind
    else:
        state.choices.append(kind << 3 | number)
        _put_down(state, kind << 3 | number)
    if first and state.pool and _turn_numbers(state, hero):
        state.stage = "turn"
    else:
        _finish_turning(state, chance, told)


def _put_down(state: State, die: int) -> None:
    if state.target == FOREST_TARGET:
        state.path.append(die)
    else:
        section = state.sections[state.target - 2]
        section.append(die >> 3)
        section.sort()


def _finish_turning(state: State, chance: Chance, told: list[Event] | None) -> None:
    target, turned = state.target, state.choices
    state.target, state.choices, state.stage = 0, [], "roll"
    if target == ICE_TARGET:
        tasks.ask_for_claim(state, told)
    else:
        tasks.finish(state, target, turned, told)
    _carry_on(state, chance, told)


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
        _finish_turning(state, chance, told)
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
    _carry_on(state, chance, told)


def _fight_on(state: State, told: list[Event] | None) -> None:
    state.used = True
    for _ in range(state.own_back):
        state.boards[state.turn].remove(state.turn)
        state.pool.append(state.turn << 3)
    if told is not None:
        told.append(types.FoughtOn(state.own_back))


GAME: Final = wire(__name__, types, view)
