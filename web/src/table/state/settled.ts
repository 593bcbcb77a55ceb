/**
 * Waits until all motion on the board has ended.
 *
 * A board draws everything in its final place at once and animates on top of that. Until the
 * animations have ended, nothing is told of their outcome. A press ends them early.
 */
import { flushSync, tick } from 'svelte';

/** A motion that comes to an end, such as an `Animation` of the browser. */
export interface Motion {
  readonly finished: Promise<unknown>;
  finish(): void;
  playbackRate: number;
}

/** The longest wait, whatever a board does. */
export const LONGEST_MS = 5000;

export class Settled {
  #then: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `motions` returns the running ones. */
  constructor(private readonly motions: () => readonly Motion[]) {}

  /** Whether a call of `await` is pending. */
  get awaited(): boolean {
    return this.#then !== null;
  }

  /** Calls `then` once, as soon as the current drawing has settled. */
  await(then: () => void): void {
    this.forget();
    this.#then = then;
    this.#timer = setTimeout(() => this.#come(then), LONGEST_MS);
    void this.#watch(then);
  }

  /** Finishes all motions now, and calls the pending `then`. */
  end(): void {
    const then = this.#then;
    if (!then) return;
    flushSync(); // so that the latest changes have begun to move
    for (const motion of this.motions()) motion.finish();
    this.#come(then);
  }

  /** Drops the pending `then`. */
  forget(): void {
    this.#then = null;
    clearTimeout(this.#timer);
  }

  async #watch(then: () => void): Promise<void> {
    await tick();
    for (let moving = this.motions(); moving.length; moving = this.motions()) {
      if (this.#then !== then) return;
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await tick(); // the end of one may start another
    }
    this.#come(then);
  }

  #come(then: () => void): void {
    if (this.#then !== then) return;
    this.forget();
    then();
  }
}
