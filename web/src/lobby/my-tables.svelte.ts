/** The reader's own tables, loaded again whenever the feed reports a change. */
import { api } from '../api/api';
import { me } from '../people/me.svelte';
import type { MyTables } from '../api/protocol.gen';

class Mine {
  #tables = $state.raw<MyTables | null>(null);
  #error = $state.raw<unknown>(null);
  #asking = false;
  #again = false;

  /** Null until the server has answered. */
  get tables(): MyTables | null {
    return this.#tables;
  }

  get error(): unknown {
    return this.#error;
  }

  /** Whether loading has ended, so that what follows the tables no longer moves. */
  get settled(): boolean {
    return me.settled && (!me.guest || this.#tables !== null || this.#error !== null);
  }

  async load(): Promise<void> {
    this.#again = true;
    if (this.#asking) return; // the running request repeats
    this.#asking = true;
    while (this.#again) {
      this.#again = false;
      try {
        this.#tables = await api.mine();
        this.#error = null;
      } catch (reason) {
        this.#error = reason;
      }
    }
    this.#asking = false;
  }

  forget(): void {
    this.#tables = null;
    this.#error = null;
  }
}

export const mine = new Mine();
