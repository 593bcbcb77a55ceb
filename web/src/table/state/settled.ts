/**
 * Knows when what was drawn has come to rest.
 *
 * A board draws at once where everything belongs and lets things move there on top of that. Until
 * they have arrived nothing is said of what they bring. Whoever does not want to wait ends it.
 */
import { flushSync, tick } from 'svelte';

/** Something that moves and comes to an end, as an `Animation` of the browser does. */
export interface Motion {
  readonly finished: Promise<unknown>;
  finish(): void;
  playbackRate: number;
}

/** Nothing is held back longer than this, whatever a board does. */
export const LONGEST_MS = 5000;

export class Settled {
  #then: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `motions` are those that are under way. */
  constructor(private readonly motions: () => readonly Motion[]) {}

  /** Whether somebody waits for it. */
  get awaited(): boolean {
    return this.#then !== null;
  }

  /** Calls `then` once, as soon as what is being drawn now has come to rest. */
  await(then: () => void): void {
    this.forget();
    this.#then = then;
    this.#timer = setTimeout(() => this.#come(then), LONGEST_MS);
    void this.#watch(then);
  }

  /** Everything is where it belongs, now; whoever waits is called. */
  end(): void {
    const then = this.#then;
    if (!then) return;
    flushSync(); // what was changed just now has not begun to move yet
    for (const motion of this.motions()) motion.finish();
    this.#come(then);
  }

  /** Nobody waits any longer. */
  forget(): void {
    this.#then = null;
    clearTimeout(this.#timer);
  }

  async #watch(then: () => void): Promise<void> {
    await tick();
    for (let moving = this.motions(); moving.length; moving = this.motions()) {
      if (this.#then !== then) return;
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await tick(); // an end may be the beginning of something else
    }
    this.#come(then);
  }

  #come(then: () => void): void {
    if (this.#then !== then) return;
    this.forget();
    then();
  }
}
