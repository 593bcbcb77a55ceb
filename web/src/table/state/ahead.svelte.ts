/**
 * The reader's choices ahead: answers to questions that are not asked yet. The server keeps them, and
 * says what may be chosen; nobody else is told.
 */
import type { AheadFrame, ChoiceAhead } from '../../api/protocol.gen';
import type { Choice, Seat } from '../../kit/board';
import type { Commands } from './commands.svelte';

/** What is asked of the server; a refusal throws. */
export interface AheadRequests {
  options: (seat: Seat) => Promise<readonly Choice[]>;
  choose: (seat: Seat, choice: Choice) => Promise<AheadFrame>;
  takeBack: (seat: Seat) => Promise<AheadFrame>;
}

/** Milliseconds that a table must rest before the server is asked what may be chosen. */
export const AHEAD_REST_MS = 1500;

/** Milliseconds after which a server that did not answer is asked once more, and how often it is. */
export const AHEAD_AGAIN_MS = 5000;
const MOST_AGAIN = 6;

/** How often the server may offer nothing before it is asked no more: all hangs on dice here. */
const MOST_IN_VAIN = 3;

export class Ahead {
  #choices = $state.raw<readonly ChoiceAhead[]>([]);
  #offers = $state.raw<readonly Choice[]>([]);
  #open = $state(false);
  #busy = $state(false);
  #inVain = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `seat` is that of the reader which may choose ahead now; null when it is asked. */
  constructor(
    private readonly requests: AheadRequests,
    private readonly seat: () => Seat | null,
    private readonly commands: Pick<Commands, 'attempt'>,
  ) {}

  /** Whether there is something that the reader may choose ahead. */
  readonly possible = $derived.by(() => this.seat() !== null && this.#offers.length > 0);

  /** What may be chosen, while the reader chooses; null otherwise. */
  readonly options = $derived.by(() => (this.possible && this.#open ? this.#offers : null));

  /** The choices that wait, and those that fell away, of all seats of the reader. */
  get choices(): readonly ChoiceAhead[] {
    return this.#choices;
  }

  /** Whether a request is under way. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Whether the answer of this seat is known already. */
  answers(seat: Seat | null): boolean {
    return this.#choices.some((choice) => choice.seat === seat && choice.fell === null);
  }

  hear(frame: AheadFrame): void {
    this.#choices = frame.choices;
  }

  /** Begins to choose, or ends it. */
  toggle(): void {
    this.#open = this.possible && !this.#open;
  }

  /** Ends choosing; what was chosen stays. */
  leave(): void {
    this.#open = false;
  }

  /** The table has changed: what may be chosen is asked anew once it rests. */
  changed(): void {
    clearTimeout(this.#timer);
    if (this.seat() === null) this.leave();
    if (!this.#open) this.#offers = [];
    this.#timer = setTimeout(() => void this.#ask(MOST_AGAIN), AHEAD_REST_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  async choose(action: unknown): Promise<void> {
    const seat = this.seat();
    const key = JSON.stringify(action);
    const choice = this.options?.find((one) => JSON.stringify(one.action) === key);
    if (seat === null || !choice || this.#busy) return;
    if (await this.#attempt(() => this.requests.choose(seat, choice))) this.leave();
  }

  /** Takes a choice back, or forgets one that fell away. */
  async takeBack(seat: Seat): Promise<void> {
    await this.#attempt(() => this.requests.takeBack(seat));
  }

  /**
   * Asks what may be chosen, and `again` so often when that is refused, as it is by a busy server.
   * Until then nothing is offered, and nobody is told.
   */
  async #ask(again: number): Promise<void> {
    const seat = this.seat();
    if (seat === null || this.#inVain >= MOST_IN_VAIN) return;
    const timer = this.#timer;
    const offers = await this.requests.options(seat).catch(() => null);
    if (this.#timer !== timer || this.seat() !== seat) return;
    if (!offers) {
      if (again) this.#timer = setTimeout(() => void this.#ask(again - 1), AHEAD_AGAIN_MS);
      return;
    }
    this.#inVain = offers.length ? 0 : this.#inVain + 1;
    this.#offers = offers;
  }

  async #attempt(work: () => Promise<AheadFrame>): Promise<boolean> {
    this.#busy = true;
    const frame = await this.commands.attempt(work);
    this.#busy = false;
    if (frame) this.hear(frame);
    return frame !== null;
  }
}
