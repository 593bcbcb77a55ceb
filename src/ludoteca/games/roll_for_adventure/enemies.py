"""The enemy phase: a card is revealed, enemies attack, and the next turn begins.

Pending attacks are a list of numbers of enemies; `MASTER_DIE` stands for the Master's territory
die, and ``BREATH - number`` for the breath of the dragon with that number.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.games.roll_for_adventure import cards, events, tasks
from ludoteca.games.roll_for_adventure.events import Event
from ludoteca.games.roll_for_adventure.types import Enemy, State
from ludoteca.kit.draws import draw_counted

MASTER_DIE: Final = -1
BREATH: Final = -10
ALL_FACE: Final = 4
"""Face of the territory die for all territories; lower numbers are one territory, the next none."""
FACES: Final = (*cards.TERRITORIES, "all", "none")
SECTION_LOSS: Final = 1
"""Codes of dice lost to an attack: ``SECTION_LOSS + 0``, 1, 2 from a section of the fortress; 0
from the desert; `FIVE`, `SIX` for such a die from the forest."""
FIVE: Final = 5
SIX: Final = 6


# ---- the deck ----------------------------------------------------------------------------------


def master_among(state: State) -> int:
    """Number of cards on top of the deck among which the Master is, each place equally likely; 0 if
    he cannot come next."""
    left = sum(state.deck)
    if state.master:
        return left + 1
    pile = cards.pile_of(state.options)
    return left - pile + 1 if left <= 2 * pile else 0


def reveal(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Turn the top card of the enemy deck and resolve it, up to the next choice."""
    among = master_among(state)
    if among and (among == 1 or chance.below(among) == 0):
        card = cards.MASTER
        state.master = True
    else:
        card = draw_counted(chance, state.deck)
    commanded = _commanded(state, card)
    if told is not None:
        told.append(
            events.CardRevealed(cards.CARDS[card].id, cards.CARDS[card].word, len(commanded))
        )
    state.attacks = commanded
    if card == cards.MASTER:
        commanded.append(MASTER_DIE)
    elif cards.CARDS[card].dragon:
        commanded.append(BREATH - cards.CARDS[card].dragon)
    elif card != cards.LULL:
        state.came += 1
        state.enemies.append(Enemy(state.came, card, cards.CARDS[card].home, []))
        commanded.append(state.came)
    go_on(state, chance, told)


def _commanded(state: State, card: int) -> list[int]:
    rank = len(cards.CARDS) if card == cards.MASTER else cards.RANKS[card]
    return [enemy.number for enemy in state.enemies if cards.RANKS[enemy.card] < rank]


# ---- the sequence of attacks -------------------------------------------------------------------


def go_on(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Carry out pending attacks, up to the next choice, a loss, or the next turn."""
    while state.stage != "over":
        if state.losing:
            if _must_choose(state):
                state.stage = "lose"
                return
            lose(state, candidates(state, state.losing[0])[0])
        elif state.lost:
            if not state.used and state.heroes[state.turn] == cards.WARRIOR:
                state.stage = "save"
                return
            forget(state, told)
        elif state.sites:
            _attack(state, state.sites.pop(0), told)
        elif state.attacks:
            _next_attacker(state, state.attacks.pop(0), chance, told)
            if state.stage == "settle":
                return
        else:
            state.attacker = -1
            begin_turn(state, (state.turn + 1) % len(state.heroes), told)
            return


def begin_turn(state: State, hero: int, told: list[Event] | None) -> None:
    """Begin the turn of ``hero``. The game is lost if no hero has a die."""
    if not any(state.boards):
        tasks.end(state, "dice", told)
        return
    state.turn, state.stage, state.used = hero, "roll", False
    state.turns += 1
    if told is not None:
        seat = 0 if state.seats == 1 else hero
        told.append(events.TurnBegan(seat, f"hero-{cards.HEROES[state.heroes[hero]]}"))


def _next_attacker(state: State, number: int, chance: Chance, told: list[Event] | None) -> None:
    state.attacker = number
    if number <= BREATH:
        _breathe(state, BREATH - number, told)
    elif number == MASTER_DIE:
        _master_rolls(state, chance, told)
    else:
        enemy = by_number(state, number)
        if enemy.at == cards.BESIDE:
            face = _roll_territory(enemy.card, chance, told)
            state.sites = [face] if face < ALL_FACE else [0, 1, 2, 3] if face == ALL_FACE else []
        elif enemy.at == cards.NOWHERE:
            face = _roll_territory(enemy.card, chance, told)
            if face < ALL_FACE:
                settle(state, face, told)
            else:
                state.stage = "settle"
        else:
            state.sites = [enemy.at]


def by_number(state: State, number: int) -> Enemy:
    return next(enemy for enemy in state.enemies if enemy.number == number)


def settle(state: State, territory: int, told: list[Event] | None) -> None:
    """Move the attacking giant to a territory, which it then attacks."""
    by_number(state, state.attacker).at = territory
    state.sites = [territory]
    if told is not None:
        told.append(events.GiantSettled(f"place-{cards.TERRITORIES[territory]}"))


def _roll_territory(card: int, chance: Chance, told: list[Event] | None) -> int:
    face = chance.below(len(FACES))
    if told is not None:
        name = FACES[face]
        word = f"place-{name}" if face < ALL_FACE else f"face-{name}"
        told.append(events.TerritoryRolled(cards.CARDS[card].word, name, word))
    return face


def _master_rolls(state: State, chance: Chance, told: list[Event] | None) -> None:
    face = _roll_territory(cards.MASTER, chance, told)
    if face < ALL_FACE:
        _damage(state, face, told)
        _damage(state, face, told)
    elif face == ALL_FACE:
        for territory in range(ALL_FACE):
            _damage(state, territory, told)
    if told is not None and state.stage != "over":
        told.append(events.MasterHid(sum(state.deck)))


def _damage(state: State, territory: int, told: list[Event] | None) -> None:
    """Move a territory's skull by one hole, unless the game is already lost."""
    if state.stage == "over":
        return
    state.skulls[territory] += 1
    hole, last = state.skulls[territory], tasks.last_hole(state)
    if told is not None:
        name = cards.TERRITORIES[territory]
        told.append(events.Damaged(name, f"place-{name}", hole, last))
    if hole == last:
        tasks.end(state, "territory", told)


# ---- one attack --------------------------------------------------------------------------------


def _breathe(state: State, number: int, told: list[Event] | None) -> None:
    """Take all dice that show ``number``, except those on enemies and on sections two and three of
    the desert."""
    lost: list[int] = []
    if number == 1:
        lost += state.desert
        state.desert = []
    elif number < 5:
        lost += state.sections[number - 2]
        state.sections[number - 2] = []
    else:
        lost += tasks.kinds_of([die for die in state.path if die & 7 == number])
        state.path = [die for die in state.path if die & 7 != number]
    if state.row[number - 1] != cards.EMPTY:
        lost.append(state.row[number - 1])
        state.row[number - 1] = cards.EMPTY
    lost += tasks.kinds_of([die for die in state.vortex if die & 7 == number])
    state.vortex = [die for die in state.vortex if die & 7 != number]
    state.lost = sorted(lost)
    if told is not None:
        told.append(events.DragonBreathed(number, len(lost)))


def _attack(state: State, territory: int, told: list[Event] | None) -> None:
    if told is not None:
        enemy = by_number(state, state.attacker)
        word, name = cards.CARDS[enemy.card].word, cards.TERRITORIES[territory]
        nth = tasks.nth_of(state, enemy)
        told.append(events.Attacked(enemy.number, nth, word, name, f"place-{name}"))
    if territory == cards.DESERT:
        most = 1 if state.options.desert == "A" else 2
        state.losing = [cards.DESERT] * min(most, len(state.desert))
    elif territory == cards.FORTRESS:
        state.losing = [SECTION_LOSS + at for at in range(3) if state.sections[at]]
    elif territory == cards.FOREST:
        faces = [die & 7 for die in state.path]
        state.losing = [face for face in (FIVE, SIX) if face in faces]
    else:
        for space in range(cards.SPACES - 1, -1, -1):
            if state.row[space] != cards.EMPTY:
                state.lost = [state.row[space]]
                state.row[space] = cards.EMPTY
                break
    if not state.losing and not state.lost:
        _damage(state, territory, told)


def candidates(state: State, losing: int) -> list[int]:
    """Kinds of the dice from which an entry of ``losing`` takes one."""
    if losing == cards.DESERT:
        return state.desert
    if losing < FIVE:
        return state.sections[losing - SECTION_LOSS]
    return [die >> 3 for die in state.path if die & 7 == losing]


def _must_choose(state: State) -> bool:
    """Whether the choice of the lost die matters: some dice stay, and their kinds differ."""
    losing = state.losing[0]
    kinds = candidates(state, losing)
    return state.losing.count(losing) < len(kinds) and min(kinds) != max(kinds)


def lose(state: State, kind: int) -> None:
    """Take a die of this kind from the next place in ``losing``."""
    losing = state.losing.pop(0)
    if losing < FIVE:
        candidates(state, losing).remove(kind)
    else:
        state.path.remove(kind << 3 | losing)
    state.lost = sorted([*state.lost, kind])


def save(state: State, kind: int, told: list[Event] | None) -> None:
    """Give one of the lost dice back, by the Warrior's ability."""
    state.lost.remove(kind)
    state.used = True
    tasks.give_back(state, [kind])
    if told is not None:
        told.append(events.DieSaved(tasks.die_word(state, kind)))


def forget(state: State, told: list[Event] | None) -> None:
    """Move the dice taken by the attack to Oblivion."""
    if told is not None:
        told += [events.DieLost(tasks.die_word(state, kind)) for kind in state.lost]
    tasks.send_to_oblivion(state, state.lost)
    state.lost = []
