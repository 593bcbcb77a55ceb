/**
 * The server's clock, because the clock of a browser may be wrong by days. Every answer of the API
 * carries the server's time.
 */

let offset = 0;

/** Notes the `Date` header of an answer, in whole seconds. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const said = date === null ? NaN : Date.parse(date);
  if (!Number.isNaN(said)) offset = said - now;
}

/** The server's time, in milliseconds since 1970 UTC. */
export const serverNow = (now = Date.now()): number => now + offset;
