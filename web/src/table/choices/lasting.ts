/**
 * Passes a value on only when it has stayed the same for a while. The options of bots change
 * faster than anybody reads: a list of them is shown when it lasts, and would flicker else.
 */

/** Longer than bots wait between two of their moves. */
export const LASTS_MS = 1200;

export class Lasting<T> {
  #now: T | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `then` receives a value that has lasted, and null as soon as it changes. */
  constructor(private readonly then: (rested: T | null) => void) {}

  /** Sets the current value; null for none. */
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
