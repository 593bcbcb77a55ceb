/** Present options, by their place on the board. */
import type { Seat } from '$kit/board';
import type { Choice } from './types.gen';

export interface Offers {
  /** By the tile that a piece would leave. */
  readonly pieces: ReadonlyMap<string, Choice>;
  /** By the tile that a guard would leave. */
  readonly guards: ReadonlyMap<string, Choice>;
  readonly players: ReadonlyMap<Seat, Choice>;
}

export function offers(options: readonly Choice[]): Offers {
  const pieces = new Map<string, Choice>();
  const guards = new Map<string, Choice>();
  const players = new Map<Seat, Choice>();
  for (const choice of options) {
    const { action } = choice;
    if (action.type === 'move_piece') pieces.set(action.tile, choice);
    else if (action.type === 'move_guard') guards.set(action.tile, choice);
    else players.set(action.target_seat, choice);
  }
  return { pieces, guards, players };
}
