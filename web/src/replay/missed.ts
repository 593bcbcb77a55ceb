/** What somebody has missed at a table. */
import type { Moment } from '../kit/board';

export interface Missed {
  /** The reader's own last entry. */
  readonly own: number;
  /** How many entries of others told something since. */
  readonly count: number;
}

/** Null for whoever has not moved yet, and when nothing has happened since. */
export function missedSince(moments: readonly Moment[], mine: readonly number[]): Missed | null {
  const others = (moment: Moment) => moment.seat !== null && !mine.includes(moment.seat);
  const own = moments.findLast((moment) => moment.seat !== null && !others(moment))?.n;
  if (own === undefined) return null;
  const count = moments.filter((one) => one.n > own && others(one) && one.events.length).length;
  return count ? { own, count } : null;
}
