/** The log as prose: what was told, grouped by turn. */
import type { Moment, GameEvent, Translate } from '../../kit/board';
import { aloud } from '../../kit/text/screen-reader';
import { sentences } from '../../kit/text/join';

/**
 * One turn: whose it is, and what happened in it, in order. `together` is a turn of all seats at
 * once: it begins with what the table brought, and the lines say whose they are.
 */
export interface Turn {
  readonly key: string;
  /** Null for the table itself, and for all together. */
  readonly seat: number | null;
  readonly together: boolean;
  readonly lines: readonly Line[];
}

/** What one seat, or the table, did with entry `n`; `undone` when it was taken back later. */
export interface Line {
  readonly n: number;
  readonly seat: number | null;
  /** At least one. */
  readonly events: readonly GameEvent[];
  readonly undone: boolean;
}

interface Growing extends Turn {
  /** What the table calls the turn, where it is one of all together. */
  readonly number: number | null;
  readonly lines: Line[];
}

/**
 * Groups events by the seat they tell about, whichever entry they are in: the die of the next turn
 * falls in the entry of the move before. A turn that begins as the one before began is a new one, and
 * an event that says what it `begins` opens one, also for the seat that has just played.
 *
 * Where an event of no seat says which `turn` it is, this turn is everybody's, until the next.
 */
export function turns(moments: readonly Moment[]): Turn[] {
  const found: Growing[] = [];
  const undone = new Set(moments.flatMap((moment) => moment.undone));
  const unnoticed = absencesOfNobody(moments);
  for (const moment of moments) {
    const { n } = moment;
    if (unnoticed.has(n)) continue;
    for (const [i, event] of linesOf(moment).entries()) {
      const seat = typeof event.seat === 'number' ? event.seat : null;
      const line: Line = { n, seat, events: [event], undone: undone.has(n) };
      const last = found.at(-1);
      const number = seat === null && typeof event.turn === 'number' ? event.turn : null;
      if (number !== null && number !== last?.number) {
        const lines = last && (last.together || last.seat !== null) ? ahead(last.lines, n) : [];
        const turn = { key: `${n}.${i}`, seat: null, together: true, number, lines };
        found.push(turn);
        append(turn.lines, line);
      } else if (last?.together) {
        append(last.lines, line);
      } else if (
        last &&
        typeof event.begins !== 'string' &&
        (seat === null || seat === last.seat) &&
        !(seat !== null && event.type === last.lines[0]?.events[0]?.type)
      ) {
        last.lines.push(line);
      } else {
        found.push({ key: `${n}.${i}`, seat, together: false, number: null, lines: [line] });
      }
    }
  }
  return found.filter(({ lines }) => lines.length);
}

/** The entries by which somebody went and was back before anything was played: no news for the log. */
function absencesOfNobody(moments: readonly Moment[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [i, { n, seat, change }] of moments.entries()) {
    const next = moments[i + 1];
    const isBack = next?.change?.type === 'return' && next.seat === seat && next.n === n + 1;
    if (change?.type === 'stand_in' && change.why === 'gone' && isBack) found.add(n).add(next.n);
  }
  return found;
}

/** Takes what the table did last in entry `n` out of a turn: it is for the one that begins. */
function ahead(lines: Line[], n: number): Line[] {
  const from = lines.findLastIndex((line) => line.n !== n || line.seat !== null) + 1;
  return lines.splice(from);
}

/** In a turn of all together a seat, or the table, says at once all that it did with an entry. */
function append(lines: Line[], line: Line): void {
  const last = lines.at(-1);
  if (last?.n === line.n && last.seat === line.seat)
    lines[lines.length - 1] = { ...last, events: [...last.events, ...line.events] };
  else lines.push(line);
}

/** What was told, and what happened to the people at the table. */
export function linesOf({ events, undone, seat, change, closed }: Moment): readonly GameEvent[] {
  const more: GameEvent[] = [];
  if (undone.length && seat !== null) more.push({ type: 'undone', seat });
  if (change && seat !== null)
    more.push({ type: change.type === 'return' ? 'returned' : `stand_in_${change.why}`, seat });
  if (closed) more.push({ type: `closed_${closed}` });
  return more.length ? [...events, ...more] : events;
}

/** The message key of an event: `event-<tag>`, hyphens for underscores. */
export const wordOf = (event: GameEvent): string => `event-${event.type.replaceAll('_', '-')}`;

/** The facts of an event, as arguments of its message. */
export function factsOf(event: GameEvent): Record<string, string | number> {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'type'));
}

/**
 * What is special about it, as games say by a further message, the key and `-special`: why a turn is
 * not like the others, that it is the last. Empty where nothing is.
 */
export const specials = (events: readonly GameEvent[], say: Translate): string =>
  saidOf(events, ['special'], say);

/**
 * What came of one's own move that nobody who hears its options could know, as games say by the key
 * and `-own`; else what is special about it.
 */
export const consequences = (events: readonly GameEvent[], say: Translate): string =>
  saidOf(events, ['own', 'special'], say);

/**
 * What goes on while it is shown, as games say by the key and `-meanwhile`: nobody is asked anything
 * before it has come to its end. Empty where nothing does.
 */
export const meanwhile = (events: readonly GameEvent[], say: Translate): string =>
  saidOf(events, ['meanwhile'], say);

/** Of each event the first of these further messages that there is, unless it is empty. */
function saidOf(events: readonly GameEvent[], endings: readonly string[], say: Translate): string {
  const said = events.flatMap((event) => {
    for (const ending of endings) {
      const key = `${wordOf(event)}-${ending}`;
      const text = say(key, factsOf(event));
      if (text !== key) return text ? [text] : [];
    }
    return [];
  });
  return said.length ? sentences(said, say) : '';
}

/** All that was told, sentence by sentence. */
export const toldAll = (events: readonly GameEvent[], say: Translate): string =>
  sentences(
    events.map((event) => say(wordOf(event), factsOf(event))),
    say,
  );

/** The same as it is spoken. */
export const spokenAll = (events: readonly GameEvent[], say: Translate): string =>
  sentences(
    events.map((event) => aloud({ key: wordOf(event), args: factsOf(event) }, say)),
    say,
  );
