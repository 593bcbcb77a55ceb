/** The log as prose: what was told, grouped by turn. */
import type { Moment, Told, Translate } from '../kit/board';
import { sentences } from '../kit/joined';

/** One turn: whose it is (null for the table itself), and what happened in it, in order. */
export interface Turn {
  readonly key: string;
  readonly seat: number | null;
  readonly lines: readonly Line[];
}

/** An event of entry `n`; `undone` when it was taken back later. */
export interface Line {
  readonly n: number;
  readonly event: Told;
  readonly undone: boolean;
}

/**
 * Groups events by the seat they tell about, whichever entry they are in: the die of the next turn
 * falls in the entry of the move before. A turn that begins as the one before began is a new one.
 */
export function turns(moments: readonly Moment[]): Turn[] {
  const found: { key: string; seat: number | null; lines: Line[] }[] = [];
  const undone = new Set(moments.flatMap((moment) => moment.undone));
  for (const moment of moments) {
    const { n } = moment;
    for (const [i, event] of linesOf(moment).entries()) {
      const seat = typeof event.seat === 'number' ? event.seat : null;
      const last = found.at(-1);
      const same =
        last !== undefined &&
        (seat === null || seat === last.seat) &&
        !(seat !== null && event.type === last.lines[0]?.event.type);
      const line = { n, event, undone: undone.has(n) };
      if (same) last.lines.push(line);
      else found.push({ key: `${n}.${i}`, seat, lines: [line] });
    }
  }
  return found;
}

/** What was told, and what happened to the people at the table. */
function linesOf({ events, undone, seat, change, closed }: Moment): readonly Told[] {
  const more: Told[] = [];
  if (undone.length && seat !== null) more.push({ type: 'undone', seat });
  if (change && seat !== null)
    more.push({ type: change.type === 'return' ? 'returned' : `stand_in_${change.why}`, seat });
  if (closed) more.push({ type: `closed_${closed}` });
  return more.length ? [...events, ...more] : events;
}

/** The message key of an event: `event-<tag>`, hyphens for underscores. */
export const wordOf = (event: Told): string => `event-${event.type.replaceAll('_', '-')}`;

/** The facts of an event, as arguments of its message. */
export function factsOf(event: Told): Record<string, string | number> {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'type'));
}

/** All that was told, sentence by sentence. */
export const toldAll = (events: readonly Told[], say: Translate): string =>
  sentences(
    events.map((event) => say(wordOf(event), factsOf(event))),
    say,
  );
