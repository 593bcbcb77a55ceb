/** The times to which a table may pause. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As the server has them, with a minute for the way there. */
const SHORTEST = 6 * MINUTE;
const LONGEST = 30 * DAY - MINUTE;

const MORNING = 8;

/** Hours until the morning that is meant: at two at night it is the one to come. */
const NIGHT = 4 * HOUR;

const toMinute = (at: number): number => Math.ceil(at / MINUTE) * MINUTE;

/** In an hour, next morning, in a week, until somebody goes on; in the reader's time zone. */
export function offered(now: number): readonly (number | null)[] {
  const morning = new Date(now);
  morning.setHours(MORNING, 0, 0, 0);
  if (morning.getTime() - now < NIGHT) morning.setDate(morning.getDate() + 1);
  return [toMinute(now + HOUR), morning.getTime(), toMinute(now + 7 * DAY), null];
}

/** A time as a field for local times has it: "2026-11-27T08:00". */
export function fieldOf(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * MINUTE);
  return local.toISOString().slice(0, 16);
}

/** The first and the last time of a field for others. */
export const bounds = (now: number): readonly [string, string] => [
  fieldOf(toMinute(now + SHORTEST)),
  fieldOf(now + LONGEST),
];
