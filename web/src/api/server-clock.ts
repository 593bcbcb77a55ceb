/**
 * The server's clock, because the clock of a browser may be wrong by days, and may be set while the
 * page is open: time runs on by `performance.now()`.
 *
 * Every answer of the API carries the server's time in whole seconds, and the first frame of a
 * table's socket in milliseconds.
 */

/** Milliseconds by which a frame may be late on a line that counts as live. */
const LATEST_MS = 5_000;

/** What is to be added to `performance.now()`. */
let offset = performance.timeOrigin;
/** Whether a frame has told the time. */
let exact = false;
/** `offset` as answers tell it, since then. */
let coarse: number | null = null;

/** Notes the `Date` header of an answer, which came at `now`. */
export function noteServerTime(date: string | null, now = performance.now()): void {
  const said = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(said)) return;
  const found = said - now;
  if (!exact) offset = found;
  // A device that has slept: its time stood meanwhile, also that since the last frame.
  else if (coarse !== null && Math.abs(found - coarse) > LATEST_MS) offset += found - coarse;
  else if (coarse !== null) return;
  coarse = found;
}

/**
 * Notes the time that a frame tells, which came at `at`. The frame of several that was under way
 * for the shortest time is right: later ones make the server seem slow.
 */
export function noteServerMoment(said: number, at: number): void {
  const found = said - at;
  if (Number.isNaN(found)) return; // a server before an upgrade does not tell it in each frame
  offset = exact && found < offset && offset - found < LATEST_MS ? offset : found;
  exact = true;
  coarse = null;
}

/** The server's time, in milliseconds since 1970 UTC. */
export const serverNow = (now = performance.now()): number => now + offset;
