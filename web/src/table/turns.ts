/** The log as prose: what was told, grouped by turn. */
import type { Moment, Told } from '../board';

/** One turn: whose it is (null for the table itself), and what happened in it, in order. */
export interface Turn {
  readonly key: string;
  readonly seat: number | null;
  readonly lines: readonly { readonly n: number; readonly event: Told }[];
}

/**
 * Groups events by the seat they tell about, whichever entry they are in: the die of the next turn
 * falls in the entry of the move before. A turn that begins as the one before began is a new one.
 */
export function turns(moments: readonly Moment[]): Turn[] {
  const found: { key: string; seat: number | null; lines: { n: number; event: Told }[] }[] = [];
  for (const { n, events } of moments) {
    for (const [i, event] of events.entries()) {
      const seat = typeof event.seat === 'number' ? event.seat : null;
      const last = found.at(-1);
      const same =
        last !== undefined &&
        (seat === null || seat === last.seat) &&
        !(seat !== null && event.type === last.lines[0]?.event.type);
      if (same) last.lines.push({ n, event });
      else found.push({ key: `${n}.${i}`, seat, lines: [{ n, event }] });
    }
  }
  return found;
}

/** The message key of an event: `event-<tag>`, hyphens for underscores. */
export const wordOf = (event: Told): string => `event-${event.type.replaceAll('_', '-')}`;

/** The facts of an event, as arguments of its message. */
export function factsOf(event: Told): Record<string, string | number> {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'type'));
}
