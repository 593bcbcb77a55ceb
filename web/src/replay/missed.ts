/** What somebody has missed at a table. */
import type { Moment, GameEvent } from '../kit/board';

export interface Missed {
  /** The reader's own last entry. */
  readonly own: number;
  /** How many entries of others told something since. */
  readonly count: number;
}

/**
 * What others have done since the reader's last own entry, or all of it for a seat that has none:
 * their events, in order. With that entry it begins: where all play at once, it may bring to light
 * what the others have done. Nothing for whoever watches.
 */
export function since(moments: readonly Moment[], mine: readonly number[]): readonly GameEvent[] {
  if (!mine.length) return [];
  const own = moments.findLast(({ seat }) => seat !== null && mine.includes(seat))?.n ?? -1;
  const others = ({ seat }: GameEvent) => typeof seat === 'number' && !mine.includes(seat);
  const undone = new Set(moments.flatMap((moment) => moment.undone));
  return moments
    .filter(({ n, seat }) => n >= own && seat !== null && !undone.has(n))
    .flatMap(({ n, events }) => (n > own ? events : events.filter(others)));
}

/** Null for whoever has not moved yet, and when nothing has happened since. */
export function missedSince(moments: readonly Moment[], mine: readonly number[]): Missed | null {
  const others = (moment: Moment) => moment.seat !== null && !mine.includes(moment.seat);
  const own = moments.findLast((moment) => moment.seat !== null && !others(moment))?.n;
  if (own === undefined) return null;
  const count = moments.filter((one) => one.n > own && others(one) && one.events.length).length;
  return count ? { own, count } : null;
}
