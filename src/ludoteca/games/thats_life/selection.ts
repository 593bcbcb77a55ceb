/** What can be chosen now, found by where it is on the board. */
import type { Choice, Seat } from '../../../../web/src/board';
import type { Action } from './types.gen';

export interface Offers {
  /** By the tile that a piece would leave. */
  readonly pieces: ReadonlyMap<string, Choice<Action>>;
  /** By the tile that a guard would leave. */
  readonly guards: ReadonlyMap<string, Choice<Action>>;
  readonly players: ReadonlyMap<Seat, Choice<Action>>;
}

export function offers(options: readonly Choice<Action>[]): Offers {
  const pieces = new Map<string, Choice<Action>>();
  const guards = new Map<string, Choice<Action>>();
  const players = new Map<Seat, Choice<Action>>();
  for (const choice of options) {
    const { action } = choice;
    if (action.type === 'move_piece') pieces.set(action.tile, choice);
    else if (action.type === 'move_guard') guards.set(action.tile, choice);
    else players.set(action.target_seat, choice);
  }
  return { pieces, guards, players };
}
