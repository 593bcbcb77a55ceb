/**
 * Knows what has stayed for a while. What bots could do changes faster than anybody reads it: a list
 * of it is shown when it stays, and flickers else.
 */

/** Longer than bots wait between two of their moves. */
export const LASTS_MS = 1200;

export class Lasting<T> {
  #now: T | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `then` is told what has stayed, and null as soon as it is something else. */
  constructor(private readonly then: (rested: T | null) => void) {}

  /** What there is now; null where there is nothing. */
  see(now: T | null): void {
    if (now === this.#now) return;
    this.end();
    this.#now = now;
    this.then(null);
    if (now !== null) this.#timer = setTimeout(() => this.then(now), LASTS_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#now = null;
  }
}
