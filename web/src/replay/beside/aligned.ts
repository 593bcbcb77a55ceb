/**
 * Lays two replays of the same dice side by side, turn by turn of one seat in each: what did each
 * of them make of it?
 */
import type { GameEvent, Moment } from '../../kit/board';
import { turns, type Turn } from '../../table/log/turns';

/** A turn of a seat at one table: what was given to it, and what it did. */
export interface SeatTurn {
  /** The last entry of it: what the table shows when it is done. */
  readonly n: number;
  /** Events of the table: what was thrown or turned up. */
  readonly given: readonly GameEvent[];
  /** Events of the seat. */
  readonly done: readonly GameEvent[];
}

/** One step of both: a turn each, or null where the table is at its end already. */
export interface Step {
  readonly one: SeatTurn | null;
  readonly other: SeatTurn | null;
  /** Whether both did the same. */
  readonly same: boolean;
}

/** The turns of `seat`, and those of all together, without what was taken back. */
export function turnsOf(moments: readonly Moment[], seat: number): SeatTurn[] {
  return turns(moments)
    .filter((turn) => turn.together || turn.seat === seat)
    .flatMap((turn) => seatTurn(turn, seat) ?? []);
}

/** What is about people and not about the game. */
const APART = /^(undone|seat_taken|returned|stand_in_.*|paused|resumed|closed_.*)$/;

function seatTurn(turn: Turn, seat: number): SeatTurn | null {
  const lines = turn.lines.filter(({ undone }) => !undone);
  const told = (whose: number | null) =>
    lines
      .filter((line) => line.seat === whose)
      .flatMap(({ events }) => events.filter(({ type }) => !APART.test(type)));
  const done = told(seat);
  const given = told(null);
  if (!done.length && !(turn.together && given.length)) return null;
  const own = lines.filter((line) => line.seat === seat);
  return { n: (own.length ? own : lines).at(-1)?.n ?? 0, given, done };
}

/** An event without seats: people sit elsewhere at another table. */
function anywhere(event: GameEvent): string {
  const facts = Object.entries(event).filter(([name]) => name !== 'seat' && !/_seat$/.test(name));
  return JSON.stringify(facts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two turns say the same, in whatever order. */
export function alike(some: readonly GameEvent[], others: readonly GameEvent[]): boolean {
  const sorted = (events: readonly GameEvent[]) => events.map(anywhere).sort().join('\n');
  return sorted(some) === sorted(others);
}

/** Those of `events` that are not among `others`; each of the others counts once. */
export function unlike(
  events: readonly GameEvent[],
  others: readonly GameEvent[],
): ReadonlySet<GameEvent> {
  const left = others.map(anywhere);
  const found = new Set<GameEvent>();
  for (const event of events) {
    const at = left.indexOf(anywhere(event));
    if (at < 0) found.add(event);
    else left.splice(at, 1);
  }
  return found;
}

/** The steps of two replays: the first turn of each, the second of each, and so on. */
export function aligned(one: readonly SeatTurn[], other: readonly SeatTurn[]): Step[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => {
    const [mine, theirs] = [one[at] ?? null, other[at] ?? null];
    const same = mine !== null && theirs !== null && alike(mine.done, theirs.done);
    return { one: mine, other: theirs, same };
  });
}

/** The index of the first step in which they differ; -1 if there is none. */
export const firstDifference = (steps: readonly Step[]): number =>
  steps.findIndex(({ same }) => !same);
