// Generated from the Python types by `npm run types`; do not edit.

export type Action = Write | TakeBack | TakeAllBack | Confirm | AddDie | RemoveDie | SwapDice;
export type Event =
  Written | Passed | Completed | DieAdded | DieRemoved | DiceSwapped | Rolled | Ended;

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
 * one: those of others as of the last reveal, the own with the ``entries`` of this turn. ``roll``
 * is what d4, d6, d8, d12 and d20 show, 0 for those in the reserve. ``face`` is what the action
 * die shows; ``resolver`` changes the pool at the end of this turn. ``confirmed`` is per seat.
 * ``change`` is None unless the resolver is to choose.
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
  entries: Placed[];
  confirmed: boolean[];
  change: Change | null;
}
/**
 * An entry of this turn that was not revealed yet.
 */
export interface Placed {
  dice: ('d12' | 'd20' | 'd4' | 'd6' | 'd8')[];
  box: string;
}
/**
 * What the resolver must do with the pool, and why: what the action die shows, or the rule
 * that comes before it - five dice, nobody wrote, one die.
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
 * Take back the latest mark that was not confirmed yet.
 */
export interface TakeBack {
  type: 'take_back';
}
/**
 * Take back all marks that were not confirmed yet.
 */
export interface TakeAllBack {
  type: 'take_all_back';
}
/**
 * Be done: nothing can be taken back from here on.
 */
export interface Confirm {
  type: 'confirm';
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
 * ``out`` leaves the pool, ``into`` comes from the reserve.
 */
export interface SwapDice {
  type: 'swap_dice';
  out: 'd12' | 'd20' | 'd4' | 'd6' | 'd8';
  into: 'd12' | 'd20' | 'd4' | 'd6' | 'd8';
}
/**
 * ``seat`` wrote ``number``; told of all at once when the last one has confirmed.
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
 * ``seat`` wrote nothing this turn.
 */
export interface Passed {
  type: 'passed';
  seat: number;
}
/**
 * The board of ``seat`` is full.
 */
export interface Completed {
  type: 'completed';
  seat: number;
}
/**
 * ``why``: the face of the action die, or the rule that comes before it.
 */
export interface DieAdded {
  type: 'die_added';
  seat: number;
  die: 'd12' | 'd20' | 'd4' | 'd6' | 'd8';
  why: 'face' | 'five' | 'nobody' | 'one';
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
 * The pool and the action die; 0 for dice in the reserve.
 */
export interface Rolled {
  type: 'rolled';
  turn: number;
  d4: number;
  d6: number;
  d8: number;
  d12: number;
  d20: number;
  face: 'add' | 'either' | 'remove' | 'swap';
}
/**
 * A board is full, or the last turn has been played.
 */
export interface Ended {
  type: 'ended';
  turn: number;
}
