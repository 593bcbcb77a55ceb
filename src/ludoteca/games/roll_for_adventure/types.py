"""Types of Roll for Adventure: options, actions, the state and views.

Territories are numbered desert, fortress, forest, ice cave. A *kind* is the owner of a die: the
number of its hero, `ALLY` or `BONUS`. A rolled die is ``kind * 8 + face``. Cards are numbered in
the order of `cards.CARDS`. A field that ends in "_word" is the translation key of the name that
people read.
"""

from __future__ import annotations

import dataclasses
from typing import Annotated, Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat

Side: TypeAlias = Literal["A", "B"]
Territory: TypeAlias = Literal["desert", "fortress", "forest", "ice-cave"]
_OfTheFirstGame: TypeAlias = Literal["adventurer", "fighter", "healer", "warrior"]
_OfShadows: TypeAlias = Literal["avenger", "summoner", "trickster"]
_OfTheWilds: TypeAlias = Literal["frost-walker", "ranger", "stonebreaker"]
HeroId: TypeAlias = Literal[_OfTheFirstGame, _OfShadows, _OfTheWilds]
DieId: TypeAlias = Literal["hero-0", "hero-1", "hero-2", "hero-3", "ally", "bonus"]
Face: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]
_OfATurn: TypeAlias = Literal["hero", "roll", "place", "mark", "turn"]
_OfATask: TypeAlias = Literal["fight", "raise", "eat", "price"]
_OfAReward: TypeAlias = Literal["claim", "give", "defeat", "reset"]
_OfAnAttack: TypeAlias = Literal["settle", "lose", "save"]
Stage: TypeAlias = Literal[_OfATurn, _OfATask, _OfAReward, _OfAnAttack, "over"]
"""Choice to make next: a hero; the roll of a turn; a placement; more dice to roll again; a second
die to turn; whether own dice fight on; the die that moves up, is eaten, or is the price of the deep
wood; whether to claim; the hero who gets a bonus die; the enemy that falls; the skull that goes
back; the territory where a giant settles; the die that an attack takes; the die that is saved;
"over" for none."""
Ending: TypeAlias = Literal["", "stones", "territory", "dice"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set up; see "Options" in the README of this folder."""

    adventure: Literal["book", "sword", "crown", "jewel"] = "book"
    desert: Side = "A"
    fortress: Side = "A"
    forest: Side = "A"
    ice_cave: Side = "A"
    dragons: bool = False
    phantoms: bool = False
    giants: bool = False
    lull: Literal[0, 1, 3, 6] = 0
    short_tracks: bool = False
    heroes: Literal["first", "random", "chosen"] = "first"
    first_player: Literal["random", "1", "2", "3", "4"] = "random"
    solo_heroes: Literal[2, 3, 4] = 3


class Be(msgspec.Struct, frozen=True, tag="be", forbid_unknown_fields=True):
    """Choose a hero."""

    hero: HeroId


class Roll(msgspec.Struct, frozen=True, tag="roll", forbid_unknown_fields=True):
    """Roll the dice of a turn, or the marked dice again."""


class Place(msgspec.Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Put dice that show ``number`` on a territory, on ``resurrection`` or on
    ``enemy-<number>``; ``avenge`` uses the Avenger's ability."""

    to: Annotated[str, msgspec.Meta(max_length=16)]
    number: Face
    own: Count
    ally: Count
    bonus: Count
    avenge: bool = False


class Mark(msgspec.Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """Mark this die to be rolled again by the Adventurer."""

    die: DieId
    number: Face


class Flip(msgspec.Struct, frozen=True, tag="flip", forbid_unknown_fields=True):
    """Turn this die to its opposite face, by the Trickster."""

    die: DieId
    number: Face


class Heal(msgspec.Struct, frozen=True, tag="heal", forbid_unknown_fields=True):
    """Send a die to Oblivion and move a skull back by one hole, by the Healer."""

    die: DieId
    territory: Territory


class Turn(msgspec.Struct, frozen=True, tag="turn", forbid_unknown_fields=True):
    """Place a die of any face, turned to ``number``, by Frost Walker, Ranger or Stonebreaker."""

    die: DieId
    number: Face


class Summon(msgspec.Struct, frozen=True, tag="summon", forbid_unknown_fields=True):
    """Take a die out of Oblivion, by the Summoner."""

    die: DieId


class Choose(msgspec.Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Choose the die that moves up, is eaten, is given for the stone, or is lost to an attack."""

    die: DieId


class Save(msgspec.Struct, frozen=True, tag="save", forbid_unknown_fields=True):
    """Save this die from Oblivion, by the Warrior."""

    die: DieId


class Fight(msgspec.Struct, frozen=True, tag="fight", forbid_unknown_fields=True):
    """Roll the dice from the defeated enemy again in this turn, by the Fighter."""


class Claim(msgspec.Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Take the rewards of the ice cave now."""


class Pass(msgspec.Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Decline a claim, a second die, or an ability."""


class Give(msgspec.Struct, frozen=True, tag="give", forbid_unknown_fields=True):
    """Give one of the bonus dice to this hero, by number, when there are too few for all."""

    hero: Annotated[int, msgspec.Meta(ge=0, le=3)]


class Defeat(msgspec.Struct, frozen=True, tag="defeat", forbid_unknown_fields=True):
    """Defeat this enemy, as a reward of the ice cave."""

    enemy: Number


class Point(msgspec.Struct, frozen=True, tag="point", forbid_unknown_fields=True):
    """Choose the territory whose skull goes back to the start, or where a giant settles."""

    territory: Territory


OfADie: TypeAlias = Mark | Flip | Heal | Turn | Summon | Choose | Save
_Placing: TypeAlias = Roll | Place | Mark | Flip | Heal | Turn | Summon
_Answer: TypeAlias = Choose | Save | Fight | Claim | Pass | Give | Defeat | Point
Action: TypeAlias = Be | _Placing | _Answer


@dataclasses.dataclass(slots=True)
class Enemy:
    """An active enemy. ``at`` is its territory, `cards.BESIDE` for a phantom, `cards.NOWHERE` for a
    giant that has not settled. ``number`` counts all enemies that have come."""

    number: int
    card: int
    at: int
    dice: list[int]


@dataclasses.dataclass(slots=True)
class State:
    """State of a table. Lists of dice are sorted; other lists are per hero, territory or section;
    -1 means none.

    ``seats``      number of seats; a single seat plays all heroes
    ``heroes``     heroes by seat; during the choice, those chosen so far
    ``first``      the hero who begins
    ``turn``       the active hero; -1 when the table is over
    ``turns``      number of turns begun
    ``used``       whether the ability was used in this turn
    ``boards``     kinds of the dice on each hero's board
    ``pool``       dice in hand, with face 0 until they are rolled
    ``desert``     kinds in section one, or in the current chain
    ``raised``     kinds in section two; ``eaten`` those on the skull space
    ``tiles``      number of finished chains
    ``sections``   kinds in the sections 2, 3, 4 of the fortress; ``barriers`` standing there
    ``path``       dice in the forest; ``boundary`` is the number it takes
    ``row``        kinds on the spaces 1 to 6 of the ice cave
    ``skulls``     hole of each territory's skull
    ``came``       number of enemies that have come
    ``oblivion``   kinds in Oblivion; ``vortex`` the dice on Resurrection
    ``supply``     bonus dice in the ice cave
    ``deck``       number of each card left, without the Master
    ``master``     whether he has been revealed
    ``marked``     dice in hand that will be rolled again
    ``target``     place that an ability fills: 2 to 4 a section, 5 the forest, 6 the ice cave
    ``own_back``   own dice that came back from the enemy just defeated
    ``choices``    kinds of dice, or numbers of heroes, to choose from
    ``reward``     number of dice of a claim whose rewards are being handed out
    ``attacks``    numbers of the enemies that still attack; see `enemies` for negative ones
    ``attacker``   number of the present attacker, -1 for one without a number
    ``sites``      territories that it still attacks
    ``losing``     places from which the attack still takes a die, see `enemies.candidates`
    ``lost``       kinds of the dice that it has taken
    ``ended_by``   reason of the end, empty before it
    """

    options: Options
    stage: Stage
    seats: int
    heroes: list[int]
    first: int
    turn: int
    boards: list[list[int]]
    deck: list[int]
    barriers: list[int]
    boundary: int
    supply: int
    pool: list[int] = dataclasses.field(default_factory=list)
    desert: list[int] = dataclasses.field(default_factory=list)
    raised: list[int] = dataclasses.field(default_factory=list)
    eaten: list[int] = dataclasses.field(default_factory=list)
    sections: list[list[int]] = dataclasses.field(default_factory=lambda: [[], [], []])
    path: list[int] = dataclasses.field(default_factory=list)
    row: list[int] = dataclasses.field(default_factory=lambda: [-1] * 6)
    skulls: list[int] = dataclasses.field(default_factory=lambda: [0] * 4)
    enemies: list[Enemy] = dataclasses.field(default_factory=list)
    oblivion: list[int] = dataclasses.field(default_factory=list)
    vortex: list[int] = dataclasses.field(default_factory=list)
    marked: list[int] = dataclasses.field(default_factory=list)
    choices: list[int] = dataclasses.field(default_factory=list)
    attacks: list[int] = dataclasses.field(default_factory=list)
    sites: list[int] = dataclasses.field(default_factory=list)
    losing: list[int] = dataclasses.field(default_factory=list)
    lost: list[int] = dataclasses.field(default_factory=list)
    turns: int = 0
    used: bool = False
    tiles: int = 0
    came: int = 0
    stones: int = 0
    master: bool = False
    target: int = 0
    own_back: int = 0
    reward: int = 0
    attacker: int = -1
    ended_by: Ending = ""


class Die(msgspec.Struct, frozen=True, array_like=True):
    """A die; ``face`` is 0 before it is rolled."""

    kind: int
    face: int


class Hero(msgspec.Struct, frozen=True):
    """A hero, played by ``seat``; ``board`` has the kinds of the dice on its board."""

    hero: HeroId
    seat: Seat
    board: tuple[int, ...]


class Foe(msgspec.Struct, frozen=True):
    """An active enemy; ``nth`` is its ordinal among those with the same name, 0 if it is the only
    one. ``commanded`` is the number of cards in the deck that would make it attack again, without
    the Master."""

    number: int
    card: str
    nth: int
    at: Literal["desert", "fortress", "forest", "ice-cave", "oblivion", "nowhere"]
    rank: int
    strength: int
    total: int
    dice: tuple[Die, ...]
    commanded: int


class View(msgspec.Struct, frozen=True):
    """The whole table: only the order of the deck is unknown, to everyone.

    Fields that `State` has too mean the same here. ``boards`` are those of all heroes, also while
    ``heroes`` are being chosen. ``turn`` is None when the table is over. ``goal`` is the number of
    stones that win, ``last_hole`` the hole in which a skull loses. ``takes`` has, per territory,
    the number of dice that an attack would take now; 0 means damage. The Master is ``among`` this
    number of cards on top of the deck; 0 if he cannot come next. ``cards`` is the number of cards
    left without him.
    """

    options: Options
    stage: Stage
    seats: int
    heroes: tuple[Hero, ...]
    boards: tuple[tuple[int, ...], ...]
    first: int
    turn: int | None
    turns: int
    used: bool
    pool: tuple[Die, ...]
    marked: tuple[Die, ...]
    desert: tuple[int, ...]
    raised: tuple[int, ...]
    eaten: tuple[int, ...]
    tiles: int
    sections: tuple[tuple[int, ...], ...]
    barriers: tuple[int, ...]
    path: tuple[Die, ...]
    boundary: int
    row: tuple[int, ...]
    skulls: tuple[int, ...]
    last_hole: int
    takes: tuple[int, ...]
    enemies: tuple[Foe, ...]
    came: int
    oblivion: tuple[int, ...]
    vortex: tuple[Die, ...]
    total: int
    supply: int
    stones: int
    goal: int
    deck: tuple[int, ...]
    cards: int
    master: bool
    among: int
    target: int
    own_back: int
    choices: tuple[int, ...]
    reward: int
    attacks: tuple[int, ...]
    attacker: int
    sites: tuple[int, ...]
    losing: tuple[int, ...]
    lost: tuple[int, ...]
    ended_by: Ending
