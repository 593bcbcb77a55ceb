/**
 * What time it is for the server, whose times are compared with it: the clock of a browser may be
 * wrong by days. Every answer of the API says what time it is.
 */

let offset = 0;

/** An answer has come. `date` is its header, in whole seconds. */
export function heard(date: string | null, now = Date.now()): void {
  const said = date === null ? NaN : Date.parse(date);
  if (!Number.isNaN(said)) offset = said - now;
}

/** In milliseconds since 1970 UTC. */
export const serverNow = (now = Date.now()): number => now + offset;
