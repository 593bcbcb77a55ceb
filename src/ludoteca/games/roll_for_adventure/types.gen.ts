// Generated from the Python types by `npm run types`; do not edit.
import type * as kit from '$kit/board';

/**
 * ``face`` is 0 while it shows nothing.
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
 * The whole table: only the order of the deck is hidden, and nobody knows it.
 *
 * Fields that `State` has too mean the same here. ``boards`` are those of all heroes, also while
 * ``heroes`` are still to be chosen. ``turn`` is None when the table is over. ``goal`` is how many
 * stones win, ``last_hole`` where a skull loses. ``takes`` is by territory how many dice an attack
 * would take now; 0 means damage. ``among`` so many cards on top of the deck is the Master; 0 if
 * he cannot be the next. ``cards`` are left without him.
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
 * ``seat`` plays it; ``board`` has the kinds of the dice that lie there.
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
 * An active enemy; ``nth`` of those with its name that are there, 0 if it is the only one.
 * ``commanded`` is how many cards of the deck would make it attack again, without the Master.
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
 * Begin the roll of a turn, or roll the marked dice again.
 */
export interface Roll {
  type: 'roll';
}
/**
 * Put dice that show ``number`` on a territory, on ``resurrection`` or on ``enemy-<its
 * number>``; ``avenge`` with the help of the Avenger.
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
 * The Adventurer wants to roll this die again.
 */
export interface Mark {
  type: 'mark';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
  number: number;
}
/**
 * The Trickster turns this die to its opposite face.
 */
export interface Flip {
  type: 'flip';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
  number: number;
}
/**
 * The Healer gives a die away and moves a skull back by one hole.
 */
export interface Heal {
  type: 'heal';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
  territory: 'desert' | 'forest' | 'fortress' | 'ice-cave';
}
/**
 * Frost Walker, Ranger or Stonebreaker place a die of any face, turned to ``number``.
 */
export interface Turn {
  type: 'turn';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
  number: number;
}
/**
 * The Summoner takes a die out of Oblivion.
 */
export interface Summon {
  type: 'summon';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
}
/**
 * This die moves up, is eaten, is given for the stone, or is lost to an attack.
 */
export interface Choose {
  type: 'choose';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
}
/**
 * The Warrior keeps this die from Oblivion.
 */
export interface Save {
  type: 'save';
  die: 'ally' | 'bonus' | 'hero-0' | 'hero-1' | 'hero-2' | 'hero-3';
}
/**
 * The Fighter rolls his dice of the defeated enemy again in this turn.
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
 * Go on: no claim, no second die, no ability now.
 */
export interface Pass {
  type: 'pass';
}
/**
 * This hero, by number, gets one of the bonus dice, of which there are too few.
 */
export interface Give {
  type: 'give';
  hero: number;
}
/**
 * This enemy falls as a reward of the ice cave.
 */
export interface Defeat {
  type: 'defeat';
  enemy: number;
}
/**
 * The territory whose skull goes back to the start, or in which a giant settles.
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
 * What follows until the next one is done by this hero.
 */
export interface TurnBegan {
  type: 'turn_began';
  seat: number;
  hero_word: string;
  begins: 'turn';
}
/**
 * ``dice`` are the faces of all dice in hand.
 */
export interface Rolled {
  type: 'rolled';
  dice: string;
}
/**
 * ``nth`` of several enemies with that name; 0 for anything else.
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
 * By the Adventurer: those that showed ``again``; ``dice`` are the faces of all in hand now.
 */
export interface Rerolled {
  type: 'rerolled';
  again: string;
  dice: string;
}
/**
 * The Avenger lowered the strength of the enemy on which dice were placed.
 */
export interface Avenged {
  type: 'avenged';
}
/**
 * By the ability of a hero: a die was turned to ``number`` and placed.
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
 * Three dice lay in section one of the desert: this one goes to section two.
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
 * In section ``number``; ``left`` stand in the whole fortress.
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
 * ``nth`` of those with its name that were there, 0 if it was the only one.
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
 * ``nth`` of those with its name that are there, 0 if it is the only one.
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
 * The skull enters hole ``hole``; in ``last`` the game is lost.
 */
export interface Damaged {
  type: 'damaged';
  territory: 'desert' | 'forest' | 'fortress' | 'ice-cave';
  territory_word: string;
  hole: number;
  last: number;
}
/**
 * The territory die, for the Master, a phantom or a giant.
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
 * Top of the enemy deck; ``commanded`` others attack again at its word.
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
 * He was shuffled back among so many ``cards``; 0: he stays.
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
