"""The types of Roll for Adventure: options, actions, the state and views.

Territories are numbered desert, fortress, forest, ice cave. A *kind* says whose a die is: the
number of its hero, `ALLY` or `BONUS`. A die that shows something is ``kind * 8 + face``. Cards are
numbered as `cards.CARDS` lists them. A field that ends in "_word" is the key of the word that
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
"""What is asked: a hero; the roll of a turn; a placement; more dice to roll again; a second die to
turn; whether own dice fight on; the die that moves up, is eaten, is the price of the deep wood;
whether to claim; who gets a bonus die; which enemy falls; which skull goes back; where a giant
settles; which die an attack takes; which one is saved; nothing any more."""
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
    """Begin the roll of a turn, or roll the marked dice again."""


class Place(msgspec.Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Put dice that show ``number`` on a territory, on ``resurrection`` or on ``enemy-<its
    number>``; ``avenge`` with the help of the Avenger."""

    to: Annotated[str, msgspec.Meta(max_length=16)]
    number: Face
    own: Count
    ally: Count
    bonus: Count
    avenge: bool = False


class Mark(msgspec.Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """The Adventurer wants to roll this die again."""

    die: DieId
    number: Face


class Flip(msgspec.Struct, frozen=True, tag="flip", forbid_unknown_fields=True):
    """The Trickster turns this die to its opposite face."""

    die: DieId
    number: Face


class Heal(msgspec.Struct, frozen=True, tag="heal", forbid_unknown_fields=True):
    """The Healer gives a die away and moves a skull back by one hole."""

    die: DieId
    territory: Territory


class Turn(msgspec.Struct, frozen=True, tag="turn", forbid_unknown_fields=True):
    """Frost Walker, Ranger or Stonebreaker place a die of any face, turned to ``number``."""

    die: DieId
    number: Face


class Summon(msgspec.Struct, frozen=True, tag="summon", forbid_unknown_fields=True):
    """The Summoner takes a die out of Oblivion."""

    die: DieId


class Choose(msgspec.Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """This die moves up, is eaten, is given for the stone, or is lost to an attack."""

    die: DieId


class Save(msgspec.Struct, frozen=True, tag="save", forbid_unknown_fields=True):
    """The Warrior keeps this die from Oblivion."""

    die: DieId


class Fight(msgspec.Struct, frozen=True, tag="fight", forbid_unknown_fields=True):
    """The Fighter rolls his dice of the defeated enemy again in this turn."""


class Claim(msgspec.Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Take the rewards of the ice cave now."""


class Pass(msgspec.Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Go on: no claim, no second die, no ability now."""


class Give(msgspec.Struct, frozen=True, tag="give", forbid_unknown_fields=True):
    """This hero, by number, gets one of the bonus dice, of which there are too few."""

    hero: Annotated[int, msgspec.Meta(ge=0, le=3)]


class Defeat(msgspec.Struct, frozen=True, tag="defeat", forbid_unknown_fields=True):
    """This enemy falls as a reward of the ice cave."""

    enemy: Number


class Point(msgspec.Struct, frozen=True, tag="point", forbid_unknown_fields=True):
    """The territory whose skull goes back to the start, or in which a giant settles."""

    territory: Territory


OfADie: TypeAlias = Mark | Flip | Heal | Turn | Summon | Choose | Save
_Placing: TypeAlias = Roll | Place | Mark | Flip | Heal | Turn | Summon
_Answer: TypeAlias = Choose | Save | Fight | Claim | Pass | Give | Defeat | Point
Action: TypeAlias = Be | _Placing | _Answer


@dataclasses.dataclass(slots=True)
class Enemy:
    """``at`` is its territory; a phantom is `cards.BESIDE` Oblivion, a giant that has not settled
    yet `cards.NOWHERE`. ``number`` counts all that came."""

    number: int
    card: int
    at: int
    dice: list[int]


@dataclasses.dataclass(slots=True)
class State:
    """Lists of dice are in order, lists per hero, territory or section; nothing is -1.

    ``seats``      of the table: one seat plays all heroes if it is alone
    ``heroes``     by seat; while they are chosen, those that have been
    ``first``      the hero who begins
    ``turn``       the hero who is to act; -1 when the table is over
    ``turns``      so many have begun
    ``used``       whether the ability was used in this turn
    ``boards``     kinds of the dice that lie there
    ``pool``       dice in hand; they show 0 until they are rolled
    ``desert``     kinds in section one, or in the current chain
    ``raised``     kinds in section two; ``eaten`` those on the skull space
    ``tiles``      chains that are made
    ``sections``   kinds in the sections 2, 3, 4 of the fortress, ``barriers`` what stands there
    ``path``       dice in the forest, ``boundary`` how many it takes
    ``row``        kinds on the spaces 1 to 6 of the ice cave
    ``skulls``     the holes in which they are
    ``came``       how many enemies have come
    ``oblivion``   kinds; ``vortex`` the dice on Resurrection
    ``supply``     bonus dice in the ice cave
    ``deck``       how many of each card are left, but for the Master
    ``master``     whether he has been revealed
    ``marked``     dice in hand that are to be rolled again
    ``target``     what an ability fills: 2 to 4 a section, 5 the forest, 6 the ice cave, 0 nothing
    ``own_back``   own dice that came back from the enemy that was just defeated
    ``choices``    kinds of the dice, or numbers of the heroes, among whom is to be chosen
    ``reward``     dice of a claim whose rewards are being taken
    ``attacks``    numbers of the enemies that are still to attack; see `enemies` for less than 0
    ``attacker``   the number of the one that attacks, -1 for what has no number
    ``sites``      territories that it is still to attack
    ``losing``     from where the present attack still takes a die, see `enemies.candidates`
    ``lost``       kinds of the dice that it has taken
    ``ended_by``   nothing before the end
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
    """``face`` is 0 while it shows nothing."""

    kind: int
    face: int


class Hero(msgspec.Struct, frozen=True):
    """``seat`` plays it; ``board`` has the kinds of the dice that lie there."""

    hero: HeroId
    seat: Seat
    board: tuple[int, ...]


class Foe(msgspec.Struct, frozen=True):
    """An active enemy; ``nth`` of those with its name that are there, 0 if it is the only one.
    ``commanded`` is how many cards of the deck would make it attack again, without the Master."""

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
    """The whole table: only the order of the deck is hidden, and nobody knows it.

    Fields that `State` has too mean the same here. ``boards`` are those of all heroes, also while
    ``heroes`` are still to be chosen. ``turn`` is None when the table is over. ``goal`` is how many
    stones win, ``last_hole`` where a skull loses. ``takes`` is by territory how many dice an attack
    would take now; 0 means damage. ``among`` so many cards on top of the deck is the Master; 0 if
    he cannot be the next. ``cards`` are left without him.
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
