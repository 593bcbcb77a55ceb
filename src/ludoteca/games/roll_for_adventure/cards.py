"""Constants of the game: heroes, cards, territories, and shared action objects."""

from __future__ import annotations

import functools
from typing import Final, NamedTuple, get_args

from ludoteca.games.roll_for_adventure import types

ALLY: Final = 4
BONUS: Final = 5
EMPTY: Final = -1
KINDS: Final = tuple(range(6))
"""Kinds of dice: four heroes, ally, bonus."""

HEROES: Final[tuple[types.HeroId, ...]] = get_args(types.HeroId)
FIRST_GAME: Final = 4
"""Number of `HEROES`, from the first, that play the first game."""
ADVENTURER, FIGHTER, HEALER, WARRIOR, AVENGER, SUMMONER, TRICKSTER = range(7)
FROST_WALKER, RANGER, STONEBREAKER = range(7, 10)

TERRITORIES: Final[tuple[types.Territory, ...]] = get_args(types.Territory)
DESERT, FORTRESS, FOREST, ICE_CAVE = range(4)
BESIDE: Final = 4
"""Place of phantoms: beside the Vortex of Oblivion."""
NOWHERE: Final = 5
"""Place of a giant before it has settled."""
RESURRECTION: Final = "resurrection"

DICE_EACH: Final = 5
ALLIES_EACH: Final = {2: 2, 3: 1, 4: 0}
BONUS_DICE: Final = 4
RELEASE: Final = 10
"""Total of Resurrection that gives the dice back."""
STONES: Final = {"book": 5, "sword": 6, "crown": 7, "jewel": 8}
SECTION: Final = 3
"""Spaces of sections one and two of the desert."""
CHAINS: Final = (1, 1, 2, 2, 3, 3)
WALLS: Final = {"A": (4, 1), "B": (3, 2)}
"""Spaces and barriers of each section of the fortress, by side."""
BOUNDARY: Final = {"A": 6, "B": 7}
DEEPEST: Final = 9
LEAST_CLAIM: Final = 4
SPACES: Final = 6
"""Spaces of the ice cave."""
LAST_HOLE: Final = 6
SHORT_HOLE: Final = 5


class Card(NamedTuple):
    """An enemy card. ``home`` is its territory, `BESIDE` for phantoms, `NOWHERE` for giants and for
    cards that do not stay; ``dragon`` is the number of a dragon. Rank 0 means none."""

    id: str
    word: str
    copies: int
    home: int
    rank: int = 0
    strength: int = 0
    dragon: int = 0


_NAMES: Final = (
    ("sand-devil", "dune-scorpion", "desert-worm"),
    ("bone-guard", "crypt-spirit", "black-knight"),
    ("tree-shrike", "bloodsucker", "thorn-lord"),
    ("white-wolf", "cave-troll", "frost-hulk"),
)
COPIES: Final = (3, 2, 1)
"""Copies of each ordinary card, by rank from 1."""


def _cards() -> tuple[Card, ...]:
    found = [
        Card(name, f"card-{name}", COPIES[rank], home, rank + 1, 6)
        for home, names in enumerate(_NAMES)
        for rank, name in enumerate(names)
    ]
    for kind, home, strength in (("phantom", BESIDE, 6), ("giant", NOWHERE, 10)):
        found += [
            Card(f"{kind}-{rank + 1}", f"card-{kind}", copies, home, rank + 1, strength)
            for rank, copies in enumerate(COPIES)
        ]
    for number in range(1, 7):
        found.append(Card(f"dragon-{number}", f"card-dragon-{number}", 1, NOWHERE, dragon=number))
    found.append(Card("lull", "card-lull", 6, NOWHERE))
    found.append(Card("master", "card-master", 1, NOWHERE))
    return tuple(found)


CARDS: Final = _cards()
ORDINARY: Final = 12
"""Number of `CARDS` that are always in the deck; phantoms, giants, dragons and lulls follow."""
PHANTOMS, GIANTS, DRAGONS = range(12, 15), range(15, 18), range(18, 24)
LULL: Final = 24
MASTER: Final = 25
CARD_NUMBERS: Final = {card.id: number for number, card in enumerate(CARDS)}
ENEMY_NAMES: Final = tuple(f"enemy-{number}" for number in range(100))
"""Names of enemies by number; no table ever has more."""
RANKS: Final = tuple(card.rank for card in CARDS)


@functools.lru_cache(maxsize=128)
def deck_of(options: types.Options) -> tuple[int, ...]:
    """Number of each card in the deck, without the Master."""
    with_them = {PHANTOMS: options.phantoms, GIANTS: options.giants, DRAGONS: options.dragons}
    counts = [card.copies if number < ORDINARY else 0 for number, card in enumerate(CARDS[:LULL])]
    for numbers, chosen in with_them.items():
        for number in numbers:
            counts[number] = CARDS[number].copies if chosen else 0
    return (*counts, options.lull)


@functools.lru_cache(maxsize=128)
def pile_of(options: types.Options) -> int:
    """Number of cards in a third of the deck."""
    return sum(deck_of(options)) // 3


def turns_into(hero: int) -> int:
    """Territory where Frost Walker, Ranger or Stonebreaker place the dice that they turn."""
    return {FROST_WALKER: ICE_CAVE, RANGER: FOREST}.get(hero, FORTRESS)


# ---- names of dice, and shared action objects --------------------------------------------------

DIE_IDS: Final[tuple[types.DieId, ...]] = get_args(types.DieId)
DIE_NUMBERS: Final = {name: kind for kind, name in enumerate(DIE_IDS)}
CHOOSE: Final = tuple(types.Choose(die) for die in DIE_IDS)
SAVE: Final = tuple(types.Save(die) for die in DIE_IDS)
SUMMON: Final = tuple(types.Summon(die) for die in DIE_IDS)
HEAL: Final = tuple(tuple(types.Heal(die, where) for where in TERRITORIES) for die in DIE_IDS)
POINT: Final = tuple(types.Point(where) for where in TERRITORIES)
MARK: Final = tuple(tuple(types.Mark(die, max(face, 1)) for face in range(7)) for die in DIE_IDS)
FLIP: Final = tuple(tuple(types.Flip(die, max(face, 1)) for face in range(7)) for die in DIE_IDS)
TURN: Final = tuple(tuple(types.Turn(die, max(face, 1)) for face in range(7)) for die in DIE_IDS)


@functools.lru_cache(maxsize=1 << 14)
def placings(
    to: str, number: int, own: int, ally: int, bonus: int, most: int
) -> tuple[types.Place, ...]:
    """All placements of one to ``most`` of these dice, those with many own dice last."""
    return tuple(
        [
            types.Place(to, number, o, a, b)
            for total in range(1, most + 1)
            for o in range(min(own, total) + 1)
            for a in range(min(ally, total - o) + 1)
            for b in (total - o - a,)
            if b <= bonus
        ]
    )


@functools.lru_cache(maxsize=1 << 12)
def avenged(place: types.Place) -> types.Place:
    """The same placement with the help of the Avenger."""
    return types.Place(place.to, place.number, place.own, place.ally, place.bonus, True)
