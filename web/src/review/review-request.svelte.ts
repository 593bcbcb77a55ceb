/** Loads the review of a table, and polls until it is computed. */
import { api } from '../api/api';
import type { Review } from '../api/protocol.gen';

/** Milliseconds between two requests. */
const PATIENCE = 1000;

export class Reviewing {
  #review = $state.raw<Review | null>(null);
  #moves = $state.raw({ looked: 0, of: 0 });
  #others = $state(0);
  #seconds = $state<number | null>(null);
  #error = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    private readonly id: string,
    private readonly patience = PATIENCE,
  ) {}

  /** Null while it is being computed. */
  get review(): Review | null {
    return this.#review;
  }

  /** The number of moves analysed so far. */
  get moves(): { readonly looked: number; readonly of: number } {
    return this.#moves;
  }

  /** The number of other reviews that share the server. */
  get others(): number {
    return this.#others;
  }

  /** The estimated seconds left; null while unknown. */
  get seconds(): number | null {
    return this.#seconds;
  }

  get error(): unknown {
    return this.#error;
  }

  async ask(): Promise<void> {
    this.#error = null;
    try {
      const { review, looked, moves, others, seconds } = await api.review(this.id);
      this.#review = review;
      this.#moves = { looked, of: moves };
      this.#others = others;
      this.#seconds = seconds;
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
