/** How long people thought about each of their answers, by a replay of the table. */
import type { Frame } from '../api/protocol.gen';
import type { Moment, Seat } from '../kit/board';

/**
 * Milliseconds by entry. A question is open from the entry after which a seat is to act; answers of
 * bots, also of those that stood in, are not in it, nor what was taken back.
 */
export function thoughts(
  frames: readonly Pick<Frame, 'to_act' | 'moment'>[],
  people: ReadonlySet<Seat>,
): ReadonlyMap<number, { readonly seat: Seat; readonly ms: number }> {
  const found = new Map<number, { seat: Seat; ms: number }>();
  const asked = new Map<Seat, number>();
  const away = new Set<Seat>();
  for (const { to_act, moment } of frames) {
    const { n, at, seat, change, undone } = moment as Moment;
    for (const one of undone) found.delete(one);
    if (seat !== null) {
      const since = asked.get(seat);
      const answers = !change && !undone.length && people.has(seat) && !away.has(seat);
      if (answers && since !== undefined) found.set(n, { seat, ms: Math.max(0, at - since) });
      if (change?.type === 'return') away.delete(seat);
      else if (change) away.add(seat);
      asked.delete(seat);
    }
    for (const one of [...asked.keys()]) if (!to_act.includes(one)) asked.delete(one);
    for (const one of to_act) if (!asked.has(one)) asked.set(one, at);
  }
  return found;
}

/** Milliseconds by seat, of those who thought at all. */
export function sums(
  found: ReadonlyMap<number, { readonly seat: Seat; readonly ms: number }>,
): ReadonlyMap<Seat, number> {
  const each = new Map<Seat, number>();
  for (const { seat, ms } of found.values()) each.set(seat, (each.get(seat) ?? 0) + ms);
  return each;
}
