/** Stands in for an animation: it ends when a test says so. */
import type { Motion } from './settled';

export class FakeMotion implements Motion {
  over = false;
  playbackRate = 1;
  readonly finished: Promise<void>;
  #arrives!: () => void;
  #fails!: (reason: Error) => void;

  constructor() {
    this.finished = new Promise((arrives, fails) => {
      this.#arrives = arrives;
      this.#fails = fails;
    });
    this.finished.catch(() => undefined);
  }

  finish(): void {
    this.over = true;
    this.#arrives();
  }

  /** The thing that moved is no longer there. */
  cancel(): void {
    this.over = true;
    this.#fails(new Error('cancelled'));
  }
}
