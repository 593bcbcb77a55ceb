/** Events that the reader has missed at a table. */
import type { Moment, GameEvent } from '../kit/board';

export interface Missed {
  /** The reader's own last entry. */
  readonly own: number;
  /** The number of entries of others with events since. */
  readonly count: number;
}

/**
 * Events of others since the reader's last own entry, or all for a seat that has none, in order.
 * That entry counts as well: in a shared turn it may reveal what others have done. Empty for
 * watchers.
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

/** Null before the reader's first move, and when nothing has happened since the last. */
export function missedSince(moments: readonly Moment[], mine: readonly number[]): Missed | null {
  const others = (moment: Moment) => moment.seat !== null && !mine.includes(moment.seat);
  const own = moments.findLast((moment) => moment.seat !== null && !others(moment))?.n;
  if (own === undefined) return null;
  const count = moments.filter((one) => one.n > own && others(one) && one.events.length).length;
  return count ? { own, count } : null;
}
