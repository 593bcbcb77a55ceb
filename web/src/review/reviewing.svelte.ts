/** The review of a table, asked for until it is there. */
import { api } from '../api';
import type { Review } from '../protocol.gen';

/** Milliseconds between two questions. */
const PATIENCE = 1000;

export class Reviewing {
  #review = $state.raw<Review | null>(null);
  #error = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    private readonly id: string,
    private readonly patience = PATIENCE,
  ) {}

  /** Null while it is worked out. */
  get review(): Review | null {
    return this.#review;
  }

  get error(): unknown {
    return this.#error;
  }

  async ask(): Promise<void> {
    this.#error = null;
    try {
      this.#review = await api.review(this.id);
      if (!this.#review && !this.#ended)
        this.#timer = setTimeout(() => void this.ask(), this.patience);
    } catch (error) {
      this.#error = error;
    }
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}
