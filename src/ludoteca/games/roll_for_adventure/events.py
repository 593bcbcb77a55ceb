"""Events of Roll for Adventure.

A field that ends in "_word" is the translation key of the name that people read.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.games.roll_for_adventure.types import Ending, Territory


class HeroJoined(msgspec.Struct, frozen=True, tag="hero_joined"):
    seat: Seat
    hero_word: str


class TurnBegan(msgspec.Struct, frozen=True, tag="turn_began"):
    """The turn of a hero began; all events until the next one belong to it."""

    seat: Seat
    hero_word: str
    begins: Literal["turn"] = "turn"


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """The dice were rolled; ``dice`` are the faces of all dice in hand."""

    dice: str


class Rerolled(msgspec.Struct, frozen=True, tag="rerolled"):
    """The Adventurer rolled the dice that showed ``again`` once more; ``dice`` are the faces of all
    dice in hand now."""

    again: str
    dice: str


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    """Dice were placed; ``nth`` is the ordinal among enemies with the same name, otherwise 0."""

    count: int
    number: int
    to: str
    to_word: str
    nth: int = 0


class Avenged(msgspec.Struct, frozen=True, tag="avenged"):
    """The Avenger lowered the strength of the enemy on which the dice were placed."""


class Turned(msgspec.Struct, frozen=True, tag="turned"):
    """A die was turned to ``number`` and placed, by a hero's ability."""

    hero_word: str
    number: int
    to_word: str


class Flipped(msgspec.Struct, frozen=True, tag="flipped"):
    number: int
    opposite: int


class Healed(msgspec.Struct, frozen=True, tag="healed"):
    die_word: str
    territory_word: str


class Summoned(msgspec.Struct, frozen=True, tag="summoned"):
    die_word: str


class FoughtOn(msgspec.Struct, frozen=True, tag="fought_on"):
    count: int


class DieRaised(msgspec.Struct, frozen=True, tag="die_raised"):
    """A die moved to section two of the desert, after three dice filled section one."""

    die_word: str


class DieEaten(msgspec.Struct, frozen=True, tag="die_eaten"):
    die_word: str


class ChainMade(msgspec.Struct, frozen=True, tag="chain_made"):
    chain: int


class BarrierFell(msgspec.Struct, frozen=True, tag="barrier_fell"):
    """A barrier fell in section ``number``; ``left`` stand in the whole fortress."""

    number: int
    left: int


class PricePaid(msgspec.Struct, frozen=True, tag="price_paid"):
    die_word: str


class StoneGained(msgspec.Struct, frozen=True, tag="stone_gained"):
    territory_word: str
    stones: int
    goal: int


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    dice: int


class BonusGiven(msgspec.Struct, frozen=True, tag="bonus_given"):
    hero_word: str


class EnemyDefeated(msgspec.Struct, frozen=True, tag="enemy_defeated"):
    """An enemy was defeated; ``nth`` is its ordinal among those with the same name, 0 if it was the
    only one."""

    enemy: int
    card_word: str
    nth: int = 0


class SkullReset(msgspec.Struct, frozen=True, tag="skull_reset"):
    territory_word: str


class VortexReleased(msgspec.Struct, frozen=True, tag="vortex_released"):
    total: int
    dice: int


class CardRevealed(msgspec.Struct, frozen=True, tag="card_revealed"):
    """The top card of the enemy deck was revealed; ``commanded`` other enemies attack again."""

    reveals: ClassVar[bool] = True
    card: str
    card_word: str
    commanded: int
    begins: Literal["enemies"] = "enemies"


class Attacked(msgspec.Struct, frozen=True, tag="attacked"):
    """An enemy attacked; ``nth`` is its ordinal among those with the same name, 0 if it is the only
    one."""

    enemy: int
    nth: int
    card_word: str
    territory: Territory
    territory_word: str


class DieLost(msgspec.Struct, frozen=True, tag="die_lost"):
    die_word: str


class DieSaved(msgspec.Struct, frozen=True, tag="die_saved"):
    die_word: str


class Damaged(msgspec.Struct, frozen=True, tag="damaged"):
    """A territory's skull entered hole ``hole``; in hole ``last`` the game is lost."""

    territory: Territory
    territory_word: str
    hole: int
    last: int


class TerritoryRolled(msgspec.Struct, frozen=True, tag="territory_rolled"):
    """The territory die was rolled, for the Master, a phantom or a giant."""

    card_word: str
    face: str
    face_word: str


class GiantSettled(msgspec.Struct, frozen=True, tag="giant_settled"):
    territory_word: str


class DragonBreathed(msgspec.Struct, frozen=True, tag="dragon_breathed"):
    number: int
    dice: int


class MasterHid(msgspec.Struct, frozen=True, tag="master_hid"):
    """The Master was shuffled back among ``cards`` cards; 0 if he stays."""

    cards: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    by: Ending


_Placed: TypeAlias = Rolled | Placed | FoughtOn
_Ability: TypeAlias = Rerolled | Avenged | Turned | Flipped | Healed | Summoned
_Task: TypeAlias = DieRaised | DieEaten | ChainMade | BarrierFell | PricePaid | StoneGained
_Reward: TypeAlias = Claimed | BonusGiven | EnemyDefeated | SkullReset | VortexReleased
_Attack: TypeAlias = Attacked | DieLost | DieSaved | Damaged | TerritoryRolled | GiantSettled
_Card: TypeAlias = CardRevealed | DragonBreathed | MasterHid
_Hero: TypeAlias = HeroJoined | TurnBegan | _Placed | _Ability
Event: TypeAlias = _Hero | _Task | _Reward | _Attack | _Card | Ended
