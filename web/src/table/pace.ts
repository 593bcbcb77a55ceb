/**
 * Lets steps happen one after another, each long enough to be followed.
 *
 * A step is held for `HOLD_MS` when it shows something. Nothing waits longer than `BEHIND_MS`, and
 * nothing waits at all when the reader asked for less motion, looks elsewhere, or clicks. A clock
 * that is set right meanwhile holds nothing up.
 */
export const HOLD_MS = 600;
export const BEHIND_MS = 3000;

interface Waiting<Step> {
  readonly step: Step;
  readonly since: number;
}

export class Pace<Step> {
  #waiting: Waiting<Step>[] = [];
  #heldUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly happen: (step: Step) => void,
    private readonly shows: (step: Step) => boolean,
    private readonly calm: () => boolean,
  ) {}

  get waiting(): readonly Step[] {
    return this.#waiting.map(({ step }) => step);
  }

  /** The last step that waits; the caller may still add to it. */
  get last(): Step | undefined {
    return this.#waiting.at(-1)?.step;
  }

  add(step: Step): void {
    this.#waiting.push({ step, since: performance.now() });
    this.#run();
  }

  /** Everything that waits happens now. */
  jump(): void {
    this.#heldUntil = 0;
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
      const due = this.calm() ? 0 : Math.min(this.#heldUntil, first.since + BEHIND_MS);
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
    this.#heldUntil = this.shows(first.step) ? performance.now() + HOLD_MS : 0;
    this.happen(first.step);
  }
}
