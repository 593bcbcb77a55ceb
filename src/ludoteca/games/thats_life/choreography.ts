/** The order of motions after an entry: the figure walks, the stone flies, then the die tumbles. */
import type { Tempo } from '$kit/motion/motion';
import type { Event } from './types.gen';

export interface Choreography {
  readonly walk: Tempo;
  readonly fly: Tempo;
  /** Stones and resting figures that close up. */
  readonly close: Tempo;
  /** Milliseconds before the die tumbles. */
  readonly die: number;
}

export function choreography(events: readonly Event[]): Choreography {
  const walked = events.find((e) => e.type === 'piece_moved' || e.type === 'guard_moved');
  const walk = walked ? Math.min(140 + 40 * walked.steps, 350) : 0;
  const flies = events.some(
    (e) => e.type === 'tile_taken' || e.type === 'tile_given' || e.type === 'tile_stolen',
  );
  const taken = walk * 0.8;
  return {
    walk: { delay: 0, duration: Math.max(walk, 150) },
    fly: { delay: taken, duration: 350 },
    close: { delay: taken, duration: 260 },
    die: flies ? taken + 150 : walk,
  };
}
