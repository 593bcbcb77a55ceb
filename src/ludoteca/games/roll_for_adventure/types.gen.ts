// Generated from the Python types by `npm run types`; do not edit.
import type * as kit from '$kit/board';

/**
 * A die; ``face`` is 0 before it is rolled.
 *
 * @minItems 2
 */
export type Die = [number, number];
export type Action =
  | Be
  | Roll
  | Place
  | Mark
  | Flip
  | Heal
  | Turn
  | Summon
  | Choose
  | Save
  | Fight
  | Claim
  | Pass
  | Give
  | Defeat
  | Point;
export type Event =
  | HeroJoined
  | TurnBegan
  | Rolled
  | Placed
  | FoughtOn
  | Rerolled
  | Avenged
  | Turned
  | Flipped
  | Healed
  | Summoned
  | DieRaised
  | DieEaten
  | ChainMade
  | BarrierFell
  | PricePaid
  | StoneGained
  | Claimed
  | BonusGiven
  | EnemyDefeated
  | SkullReset
  | VortexReleased
  | Attacked
  | DieLost
  | DieSaved
  | Damaged
  | TerritoryRolled
  | GiantSettled
  | CardRevealed
  | DragonBreathed
  | MasterHid
  | Ended;

/**
 * How a table is set up; see "Options" in the README of this folder.
 */
export interface Options {
  adventure: 'book' | 'crown' | 'jewel' | 'sword';
  desert: 'A' | 'B';
  fortress: 'A' | 'B';
  forest: 'A' | 'B';
  ice_cave: 'A' | 'B';
  dragons: boolean;
  phantoms: boolean;
  giants: boolean;
  lull: 0 | 1 | 3 | 6;
  short_tracks: boolean;
  heroes: 'chosen' | 'first' | 'random';
  first_player: '1' | '2' | '3' | '4' | 'random';
  solo_heroes: 2 | 3 | 4;
}
/**
 * The whole table: only the order of the deck is unknown, to everyone.
 *
 * Fields that `State` has too mean the same here. ``boards`` are those of all heroes, also while
 * ``heroes`` are being chosen. ``turn`` is None when the table is over. ``goal`` is the number of
 * stones that win, ``last_hole`` the hole in which a skull loses. ``takes`` has, per territory,
 * the number of dice that an attack would take now; 0 means damage. The Master is ``among`` this
 * number of cards on top of the deck; 0 if he cannot come next. ``cards`` is the number of cards
 * left without him.
 */
export interface View {
  options: Options;
  stage:
    | 'claim'
    | 'defeat'
    | 'eat'
    | 'fight'
    | 'give'
    | 'hero'
    | 'lose'
    | 'mark'
    | 'over'
    | 'place'
    | 'price'
    | 'raise'
    | 'reset'
    | 'roll'
    | 'save'
    | 'settle'
    | 'turn';
  seats: number;
  heroes: Hero[];
  boards: number[][];
  first: number;
  turn: number | null;
  turns: number;
  used: boolean;
  pool: Die[];
  marked: Die[];
  desert: number[];
  raised: number[];
  eaten: number[];
  tiles: number;
  sections: number[][];
  barriers: number[];
  path: Die[];
  boundary: number;
  row: number[];
  skulls: number[];
  last_hole: number;
  takes: number[];
  enemies: Foe[];
  came: number;
  oblivion: number[];
  vortex: Die[];
  total: number;
  supply: number;
  stones: number;
  goal: number;
  deck: number[];
  cards: number;
  master: boolean;
  among: number;
  target: number;
  own_back: number;
  choices: number[];
  reward: number;
  attacks: number[];
  attacker: number;
  sites: number[];
  losing: number[];
  lost: number[];
  ended_by: '' | 'dice' | 'stones' | 'territory';
}
/**
 * A hero, played by ``seat``; ``board`` has the kinds of the dice on its board.
 */
export interface Hero {
  hero:
    | 'adventurer'
    | 'avenger'
    | 'fighter'
    | 'frost-walker'
    | 'healer'
    | 'ranger'
    | 'stonebreaker'
    | 'summoner'
    | 'trickster'
    | 'warrior';
  seat: number;
  board: number[];
}
/**
 * An active enemy; ``nth`` is its ordinal among those with the same name, 0 if it is the only
 * one. ``commanded`` is the number of cards in the deck that would make it attack again, without
 * the Master.
 */
export interface Foe {
  number: number;
  card: string;
  nth: number;
  at: 'desert' | 'forest' | 'fortress' | 'ice-cave' | 'nowhere' | 'oblivion';
  rank: number;
  strength: number;
  total: number;
  dice: Die[];
  commanded: number;
}
/**
 * Choose a hero.
 */
export interface Be {
  type: 'be';
  hero:
    | 'adventurer'
    | 'avenger'
    | 'fighter'
    | 'frost-walker'
    | 'healer'
    | 'ranger'
    | 'stonebreaker'
    | 'summoner'
    | 'trickster'
    | 'warrior';
}
/**
 * Roll the dice of a turn, or the marked dice again.
 */
export interface Roll {
  type: 'roll';
}
/**
 * Put dice that show ``number`` on a territory, on ``resurrection`` or on
 * ``enemy-<number>``; ``avenge`` uses the Avenger's ability.
 */
export interface Place {
  type: 'place';
  to: string;
  number: number;
  own: number;
  ally: number;
  bonus: number;
  avenge: boolean;
}
/**
 * Mark this die to be rolled again by the Adventurer.
 */
export interface Mark {
  type: 'mark';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
  number: number;
}
/**
 * Turn this die to its opposite face, by the Trickster.
 */
export interface Flip {
  type: 'flip';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
  number: number;
}
/**
 * Send a die to Oblivion and move a skull back by one hole, by the Healer.
 */
export interface Heal {
  type: 'heal';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
  territory: 'desert' | 'forest' | 'fortress' | 'ice-cave';
}
/**
 * Place a die of any face, turned to ``number``, by Frost Walker, Ranger or Stonebreaker.
 */
export interface Turn {
  type: 'turn';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
  number: number;
}
/**
 * Take a die out of Oblivion, by the Summoner.
 */
export interface Summon {
  type: 'summon';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
}
/**
 * Choose the die that moves up, is eaten, is given for the stone, or is lost to an attack.
 */
export interface Choose {
  type: 'choose';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
}
/**
 * Save this die from Oblivion, by the Warrior.
 */
export interface Save {
  type: 'save';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
}
/**
 * Roll the dice from the defeated enemy again in this turn, by the Fighter.
 */
export interface Fight {
  type: 'fight';
}
/**
 * Take the rewards of the ice cave now.
 */
export interface Claim {
  type: 'claim';
}
/**
 * Decline a claim, a second die, or an ability.
 */
export interface Pass {
  type: 'pass';
}
/**
 * Give one of the bonus dice to this hero, by number, when there are too few for all.
 */
export interface Give {
  type: 'give';
  hero: number;
}
/**
 * Defeat this enemy, as a reward of the ice cave.
 */
export interface Defeat {
  type: 'defeat';
  enemy: number;
}
/**
 * Choose the territory whose skull goes back to the start, or where a giant settles.
 */
export interface Point {
  type: 'point';
  territory: 'desert' | 'forest' | 'fortress' | 'ice-cave';
}
export interface HeroJoined {
  type: 'hero_joined';
  seat: number;
  hero_word: string;
}
/**
 * The turn of a hero began; all events until the next one belong to it.
 */
export interface TurnBegan {
  type: 'turn_began';
  seat: number;
  hero_word: string;
  begins: 'turn';
}
/**
 * The dice were rolled; ``dice`` are the faces of all dice in hand.
 */
export interface Rolled {
  type: 'rolled';
  dice: string;
}
/**
 * Dice were placed; ``nth`` is the ordinal among enemies with the same name, otherwise 0.
 */
export interface Placed {
  type: 'placed';
  count: number;
  number: number;
  to: string;
  to_word: string;
  nth: number;
}
export interface FoughtOn {
  type: 'fought_on';
  count: number;
}
/**
 * The Adventurer rolled the dice that showed ``again`` once more; ``dice`` are the faces of all
 * dice in hand now.
 */
export interface Rerolled {
  type: 'rerolled';
  again: string;
  dice: string;
}
/**
 * The Avenger lowered the strength of the enemy on which the dice were placed.
 */
export interface Avenged {
  type: 'avenged';
}
/**
 * A die was turned to ``number`` and placed, by a hero's ability.
 */
export interface Turned {
  type: 'turned';
  hero_word: string;
  number: number;
  to_word: string;
}
export interface Flipped {
  type: 'flipped';
  number: number;
  opposite: number;
}
export interface Healed {
  type: 'healed';
  die_word: string;
  territory_word: string;
}
export interface Summoned {
  type: 'summoned';
  die_word: string;
}
/**
 * A die moved to section two of the desert, after three dice filled section one.
 */
export interface DieRaised {
  type: 'die_raised';
  die_word: string;
}
export interface DieEaten {
  type: 'die_eaten';
  die_word: string;
}
export interface ChainMade {
  type: 'chain_made';
  chain: number;
}
/**
 * A barrier fell in section ``number``; ``left`` stand in the whole fortress.
 */
export interface BarrierFell {
  type: 'barrier_fell';
  number: number;
  left: number;
}
export interface PricePaid {
  type: 'price_paid';
  die_word: string;
}
export interface StoneGained {
  type: 'stone_gained';
  territory_word: string;
  stones: number;
  goal: number;
}
export interface Claimed {
  type: 'claimed';
  dice: number;
}
export interface BonusGiven {
  type: 'bonus_given';
  hero_word: string;
}
/**
 * An enemy was defeated; ``nth`` is its ordinal among those with the same name, 0 if it was the
 * only one.
 */
export interface EnemyDefeated {
  type: 'enemy_defeated';
  enemy: number;
  card_word: string;
  nth: number;
}
export interface SkullReset {
  type: 'skull_reset';
  territory_word: string;
}
export interface VortexReleased {
  type: 'vortex_released';
  total: number;
  dice: number;
}
/**
 * An enemy attacked; ``nth`` is its ordinal among those with the same name, 0 if it is the only
 * one.
 */
export interface Attacked {
  type: 'attacked';
  enemy: number;
  nth: number;
  card_word: string;
  territory: 'desert' | 'forest' | 'fortress' | 'ice-cave';
  territory_word: string;
}
export interface DieLost {
  type: 'die_lost';
  die_word: string;
}
export interface DieSaved {
  type: 'die_saved';
  die_word: string;
}
/**
 * A territory's skull entered hole ``hole``; in hole ``last`` the game is lost.
 */
export interface Damaged {
  type: 'damaged';
  territory: 'desert' | 'forest' | 'fortress' | 'ice-cave';
  territory_word: string;
  hole: number;
  last: number;
}
/**
 * The territory die was rolled, for the Master, a phantom or a giant.
 */
export interface TerritoryRolled {
  type: 'territory_rolled';
  card_word: string;
  face: string;
  face_word: string;
}
export interface GiantSettled {
  type: 'giant_settled';
  territory_word: string;
}
/**
 * The top card of the enemy deck was revealed; ``commanded`` other enemies attack again.
 */
export interface CardRevealed {
  type: 'card_revealed';
  card: string;
  card_word: string;
  commanded: number;
  begins: 'enemies';
}
export interface DragonBreathed {
  type: 'dragon_breathed';
  number: number;
  dice: number;
}
/**
 * The Master was shuffled back among ``cards`` cards; 0 if he stays.
 */
export interface MasterHid {
  type: 'master_hid';
  cards: number;
}
export interface Ended {
  type: 'ended';
  by: '' | 'dice' | 'stones' | 'territory';
}

export type Choice<Of extends Action = Action> = kit.Choice<Of>;
export type Preview = kit.Preview<View, Action, Event>;
export type BoardProps = kit.BoardProps<View, Action, Event>;
export type AccountProps = kit.AccountProps<View>;
