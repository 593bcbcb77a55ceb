// Generated from the Python types by `npm run types`; do not edit.
import type * as kit from '$kit/board';

export type Action =
  Write | TakeBack | TakeAllBack | Confirm | Reopen | AddDie | RemoveDie | SwapDice;
export type Event =
  Opened | Written | Passed | Completed | DieAdded | DieRemoved | DiceSwapped | Rolled | Ended;

/**
 * How a table is set up; see "Options" in the README of this folder.
 */
export interface Options {
  board:
    | 'burj-khalifa'
    | 'eiffel-tower'
    | 'golden-gate-bridge'
    | 'great-wall'
    | 'leaning-tower-of-pisa'
    | 'matterhorn'
    | 'pyramids-of-giza'
    | 'random'
    | 'taj-mahal';
  start_pool: 'all' | 'opening-roll';
  turn_limit: number;
  auto_pass: boolean;
}
/**
 * A table as one audience may see it.
 *
 * ``sheets`` has, per seat, one number per box in the order of ``boards.json``, 0 for an empty
 * one. Other seats' sheets are as of the last reveal; the reader's own sheet includes the
 * ``entries`` of this turn. ``needs`` has, per seat and box, the smallest number that the box
 * takes, 0 when it is full; for a box that must wait for others, the least number that they
 * require so far, negated. ``roll`` has the numbers on d4, d6, d8, d12 and d20, 0 for dice in the
 * reserve; ``unused`` are the dice that the reader has not used this turn. ``face`` is the face of
 * the action die; ``resolver`` changes the pool at the end of this turn. ``confirmed`` is per
 * seat. ``change`` is None unless the resolver must choose; ``coming`` is the expected change, if
 * anybody writes. ``medal`` is the medal of a single player with a full board.
 */
export interface View {
  options: Options;
  board:
    | 'burj-khalifa'
    | 'eiffel-tower'
    | 'golden-gate-bridge'
    | 'great-wall'
    | 'leaning-tower-of-pisa'
    | 'matterhorn'
    | 'pyramids-of-giza'
    | 'taj-mahal';
  turn: number;
  phase: 'over' | 'pool' | 'write';
  /**
   * @minItems 5
   * @maxItems 5
   */
  roll: [number, number, number, number, number];
  face: 'add' | 'either' | 'remove' | 'swap';
  resolver: number;
  sheets: number[][];
  needs: number[][];
  entries: Placed[];
  unused: ('d12' | 'd20' | 'd4' | 'd6' | 'd8')[];
  confirmed: boolean[];
  change: Change | null;
  coming: Change;
  medal: ('bronze' | 'gold' | 'silver') | null;
}
/**
 * An entry of this turn, not yet revealed.
 */
export interface Placed {
  dice: ('d12' | 'd20' | 'd4' | 'd6' | 'd8')[];
  box: string;
}
/**
 * The change of the pool that the resolver must make, and its reason: the face of the action
 * die, or a rule that overrides it - five dice, nobody wrote, one die.
 */
export interface Change {
  kind: 'add' | 'either' | 'remove' | 'swap';
  why: 'face' | 'five' | 'nobody' | 'one';
}
/**
 * Write the sum of ``dice`` into ``box``. Dice are named in the order of their faces.
 */
export interface Write {
  type: 'write';
  dice: ('d12' | 'd20' | 'd4' | 'd6' | 'd8')[];
  box: string;
}
/**
 * Takes back the latest unconfirmed choice.
 */
export interface TakeBack {
  type: 'take_back';
}
/**
 * Takes back all unconfirmed choices; offered when there are several.
 */
export interface TakeAllBack {
  type: 'take_all_back';
}
/**
 * Confirms the choices of a seat. The last confirmation reveals all choices.
 */
export interface Confirm {
  type: 'confirm';
}
/**
 * Withdraws a confirmation; the choices stay, and may be taken back again.
 */
export interface Reopen {
  type: 'reopen';
}
/**
 * Move ``die`` from the reserve to the pool.
 */
export interface AddDie {
  type: 'add_die';
  die: 'd12' | 'd20' | 'd4' | 'd6' | 'd8';
}
/**
 * Move ``die`` from the pool to the reserve.
 */
export interface RemoveDie {
  type: 'remove_die';
  die: 'd12' | 'd20' | 'd4' | 'd6' | 'd8';
}
/**
 * Move ``out`` from the pool to the reserve, and ``into`` from the reserve to the pool.
 */
export interface SwapDice {
  type: 'swap_dice';
  out: 'd12' | 'd20' | 'd4' | 'd6' | 'd8';
  into: 'd12' | 'd20' | 'd4' | 'd6' | 'd8';
}
/**
 * The table began, with its board and the first dice in play: all ``five``, or those that were
 * ``rolled`` even.
 */
export interface Opened {
  type: 'opened';
  board_word: string;
  start: 'five' | 'rolled';
  dice: string;
}
/**
 * ``seat`` wrote ``number``; all seats' numbers are shown when the last one has confirmed.
 */
export interface Written {
  type: 'written';
  seat: number;
  box: string;
  row: number;
  place: number;
  number: number;
}
/**
 * ``seat`` wrote nothing this turn; ``could`` is whether any number would have fit.
 */
export interface Passed {
  type: 'passed';
  seat: number;
  could: 'no' | 'yes';
}
/**
 * The board of ``seat`` is full.
 */
export interface Completed {
  type: 'completed';
  seat: number;
}
/**
 * A die entered the pool. ``why``: the face of the action die, or the rule that overrides it.
 * ``only``: no other die was possible, so the change was automatic.
 */
export interface DieAdded {
  type: 'die_added';
  seat: number;
  die: 'd12' | 'd20' | 'd4' | 'd6' | 'd8';
  why: 'face' | 'five' | 'nobody' | 'one';
  only: 'no' | 'yes';
}
export interface DieRemoved {
  type: 'die_removed';
  seat: number;
  die: 'd12' | 'd20' | 'd4' | 'd6' | 'd8';
  why: 'face' | 'five' | 'nobody' | 'one';
}
export interface DiceSwapped {
  type: 'dice_swapped';
  seat: number;
  out: 'd12' | 'd20' | 'd4' | 'd6' | 'd8';
  into: 'd12' | 'd20' | 'd4' | 'd6' | 'd8';
}
/**
 * The pool and the action die were rolled; 0 for dice in the reserve. ``last``: this is the
 * last turn that the turn limit allows.
 */
export interface Rolled {
  type: 'rolled';
  turn: number;
  last: 'no' | 'yes';
  d4: number;
  d6: number;
  d8: number;
  d12: number;
  d20: number;
  face: 'add' | 'either' | 'remove' | 'swap';
}
/**
 * The table ended, because a board is full or the last turn is over.
 */
export interface Ended {
  type: 'ended';
  turn: number;
}

export type Choice<Of extends Action = Action> = kit.Choice<Of>;
export type Preview = kit.Preview<View, Action, Event>;
export type BoardProps = kit.BoardProps<View, Action, Event>;
export type AccountProps = kit.AccountProps<View>;
