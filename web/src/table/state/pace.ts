/**
 * Spaces changes out, so that each can be followed.
 *
 * A change that shows something is held for `HOLD_MS`, and during a motion until it has settled
 * and `LOOK_MS` have passed. Nothing waits longer than `BEHIND_MS`, and nothing waits at all when
 * the reader asked for less motion, looks elsewhere, or clicks. A corrected system clock does not
 * delay anything.
 */
export const HOLD_MS = 600;
/** After a motion. */
export const LOOK_MS = 200;
export const BEHIND_MS = 3000;

interface Waiting<Change> {
  readonly change: Change;
  readonly since: number;
}

export class Pace<Change> {
  #waiting: Waiting<Change>[] = [];
  #heldUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly happen: (change: Change) => void,
    private readonly shows: (change: Change) => boolean,
    private readonly reducedMotion: () => boolean,
    private readonly moves: () => boolean,
  ) {}

  get waiting(): readonly Change[] {
    return this.#waiting.map(({ change }) => change);
  }

  /** The last change that waits; the caller may still add to it. */
  get last(): Change | undefined {
    return this.#waiting.at(-1)?.change;
  }

  add(change: Change): void {
    this.#waiting.push({ change, since: performance.now() });
    this.#run();
  }

  /** Call when a motion has settled. */
  rest(): void {
    if (this.#heldUntil) this.#heldUntil = Math.max(this.#heldUntil, performance.now() + LOOK_MS);
    this.#run();
  }

  /** Lets all waiting changes happen now. */
  jump(): void {
    while (this.#waiting.length) this.#next();
    this.#heldUntil = 0;
    clearTimeout(this.#timer);
  }

  end(): void {
    this.#waiting = [];
    clearTimeout(this.#timer);
  }

  #run(): void {
    clearTimeout(this.#timer);
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      const held = this.moves() ? Infinity : this.#heldUntil;
      const due = this.reducedMotion() ? 0 : Math.min(held, first.since + BEHIND_MS);
      const wait = due - performance.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#run(), wait);
        return;
      }
      this.#next();
    }
  }

  #next(): void {
    const first = this.#waiting.shift();
    if (!first) return;
    this.#heldUntil = this.shows(first.change) ? performance.now() + HOLD_MS : 0;
    this.happen(first.change);
  }
}
