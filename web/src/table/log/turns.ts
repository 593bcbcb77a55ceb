/** The game log as text: events grouped by turn, and their messages. */
import type { Moment, GameEvent, SeatChange, Translate } from '../../kit/board';
import { aloud } from '../../kit/text/screen-reader';
import { sentences } from '../../kit/text/join';

/**
 * One turn: its seat and its events, in order. `together` is a turn of all seats at once: it
 * begins with events of the table, and each line names its seat.
 */
export interface Turn {
  readonly key: string;
  /** Null for the table itself, and for all together. */
  readonly seat: number | null;
  readonly together: boolean;
  readonly lines: readonly Line[];
}

/** The events of one seat, or of the table, in entry `n`; `undone` when it was taken back later. */
export interface Line {
  readonly n: number;
  readonly seat: number | null;
  /** At least one. */
  readonly events: readonly GameEvent[];
  readonly undone: boolean;
}

interface Growing extends Turn {
  /** The number of a shared turn. */
  readonly number: number | null;
  readonly lines: Line[];
}

/**
 * Groups events by their seat, whichever entry they are in: the die of the next turn falls in the
 * entry of the move before. A turn that begins with the same event as the one before is a new one,
 * and an event with `begins` opens one, also for the seat that has just played.
 *
 * An event without a seat that has a number `turn` opens a turn of all seats, until the next.
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

/** Entries of a person who left and was back before anything was played: they are not shown. */
function absencesOfNobody(moments: readonly Moment[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [i, { n, seat, change }] of moments.entries()) {
    const next = moments[i + 1];
    const isBack = next?.change?.type === 'return' && next.seat === seat && next.n === n + 1;
    if (change?.type === 'stand_in' && change.why === 'gone' && isBack) found.add(n).add(next.n);
  }
  return found;
}

/** Moves the last events of the table in entry `n` out of a turn, into the one that begins. */
function ahead(lines: Line[], n: number): Line[] {
  const from = lines.findLastIndex((line) => line.n !== n || line.seat !== null) + 1;
  return lines.splice(from);
}

/** Adds events to a shared turn: one line for all events of a seat, or of the table, in an entry. */
function append(lines: Line[], line: Line): void {
  const last = lines.at(-1);
  if (last?.n === line.n && last.seat === line.seat)
    lines[lines.length - 1] = { ...last, events: [...last.events, ...line.events] };
  else lines.push(line);
}

/** All events of an entry: those of the game, and those about the people at the table. */
export function linesOf(moment: Moment): readonly GameEvent[] {
  const { events, undone, seat, change, closed, pause, at } = moment;
  const more: GameEvent[] = [];
  if (undone.length && seat !== null) more.push({ type: 'undone', seat });
  if (change && seat !== null) more.push(changed(change, seat));
  if (pause?.type === 'halt') more.push({ type: 'closed_operator' });
  else if (pause) more.push('until' in pause ? paused(pause.until ?? at, at) : { type: 'resumed' });
  if (closed) more.push({ type: `closed_${closed}` });
  return more.length ? [...events, ...more] : events;
}

/** Who plays in the seat from now on. */
function changed(change: SeatChange, seat: number): GameEvent {
  if (change.type === 'take_seat') {
    return { type: 'seat_taken', seat, bot: change.bot };
  }
  return { type: change.type === 'return' ? 'returned' : `stand_in_${change.why}`, seat };
}

const DAY = 86_400_000;

/** A pause for a while, the night, or some days. */
function paused(until: number, at: number): GameEvent {
  const days = (until - at) / DAY;
  const how = days < 0.2 ? 'while' : days < 1.5 ? 'night' : 'days';
  return { type: 'paused', how, days: Math.round(days) };
}

/** The message key of an event: `event-<tag>`, hyphens for underscores. */
export const eventKey = (event: GameEvent): string => `event-${event.type.replaceAll('_', '-')}`;

/** The facts of an event, as arguments of its message. */
export function eventArgs(event: GameEvent): Record<string, string | number> {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'type'));
}

/**
 * What is special about events, from the game's messages with the key and `-special`: why a turn
 * is unlike others, that it is the last. Empty where nothing is.
 */
export const specials = (events: readonly GameEvent[], say: Translate): string =>
  furtherText(events, ['special'], say);

/**
 * Consequences of the reader's own move that its option did not name, from the messages with the
 * key and `-own`; else what is special about it.
 */
export const consequences = (events: readonly GameEvent[], say: Translate): string =>
  furtherText(events, ['own', 'special'], say);

/**
 * What runs while events are shown, from the messages with the key and `-meanwhile`: nobody is
 * asked anything before it has ended. Empty where nothing does.
 */
export const meanwhile = (events: readonly GameEvent[], say: Translate): string =>
  furtherText(events, ['meanwhile'], say);

/** The text of the first of these further messages that each event has, unless it is empty. */
function furtherText(
  events: readonly GameEvent[],
  endings: readonly string[],
  say: Translate,
): string {
  const said = events.flatMap((event) => {
    for (const ending of endings) {
      const key = `${eventKey(event)}-${ending}`;
      const text = say(key, eventArgs(event));
      if (text !== key) return text ? [text] : [];
    }
    return [];
  });
  return said.length ? sentences(said, say) : '';
}

/** The text of events, sentence by sentence. */
export const eventText = (events: readonly GameEvent[], say: Translate): string =>
  sentences(
    events.map((event) => say(eventKey(event), eventArgs(event))),
    say,
  );

/** The text of events for screen readers. */
export const spokenText = (events: readonly GameEvent[], say: Translate): string =>
  sentences(
    events.map((event) => aloud({ key: eventKey(event), args: eventArgs(event) }, say)),
    say,
  );
