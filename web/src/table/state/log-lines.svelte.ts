/** The log of a table as far as the browser has it: entries as they are told, and those of gaps fetched. */
import type { Moment } from '../../kit/board';
import { isKnown, type Change } from './changes';

/** Most numbers of entries that one request for history covers. */
export const HISTORY_STRETCH = 500;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

type Follower = (moment: Moment, known: boolean) => void;

export class LogLines {
  #moments = $state.raw<readonly Moment[]>([]);
  /** Lines up to this entry are here or on their way. */
  #last = -1;
  /** The newest entry that was told. */
  #told = -1;
  #wait = FIRST_WAIT_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Goes up when nobody wants the lines any more that are being fetched. */
  #era = 0;
  #followers: readonly Follower[] = [];

  constructor(private readonly history: (from: number, to: number) => Promise<readonly Moment[]>) {}

  get moments(): readonly Moment[] {
    return this.#moments;
  }

  /** Calls `then` with every entry from now on, in order, until the returned function is called. */
  follow(then: Follower): () => void {
    this.#followers = [...this.#followers, then];
    return () => {
      this.#followers = this.#followers.filter((one) => one !== then);
    };
  }

  /** Adds the line of a change, and fetches the lines between it and the last one. */
  add(change: Change): void {
    const moment = change.updates.find((update) => update.moment)?.moment as Moment | undefined;
    const from = this.#last + 1;
    if (change.n < from) return;
    this.#last = this.#told = change.n;
    const to = moment ? change.n - 1 : change.n;
    if (moment) {
      this.#remember([moment]);
      const known = change.updates.some(isKnown);
      for (const then of this.#followers) then(moment, known);
    }
    if (from <= to) void this.#fetch(from, to);
  }

  /** Forgets all lines. */
  clear(): void {
    this.end();
    this.#moments = [];
    this.#last = this.#told = -1;
    this.#wait = FIRST_WAIT_MS;
  }

  /** Fetches nothing any more by itself, and drops what is on its way. */
  end(): void {
    this.#era += 1;
    clearTimeout(this.#retry);
  }

  async #fetch(from: number, to: number): Promise<void> {
    const era = this.#era;
    try {
      for (let at = from; at <= to; at += HISTORY_STRETCH) {
        const last = Math.min(at + HISTORY_STRETCH - 1, to);
        const moments = await this.history(at, last);
        if (era !== this.#era) return;
        this.#remember(moments);
      }
      this.#wait = FIRST_WAIT_MS;
    } catch {
      if (era !== this.#era) return;
      // Most likely the connection is lost. The next update would ask for these lines again, but
      // none comes while the table waits for the reader's own move.
      this.#last = Math.min(this.#last, from - 1);
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => this.#fill(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    }
  }

  #fill(): void {
    const from = this.#last + 1;
    this.#last = this.#told;
    if (from <= this.#told) void this.#fetch(from, this.#told);
  }

  #remember(moments: readonly Moment[]): void {
    const others = this.#moments.filter(({ n }) => !moments.some((moment) => moment.n === n));
    this.#moments = [...others, ...moments].sort((a, b) => a.n - b.n);
  }
}
