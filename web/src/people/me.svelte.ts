/** The reader as a guest with a nickname, or nobody yet. */
import { api, whenNobody, type Guest } from '../api/api';
import { suggestion } from '../home/nicknames';
import { once } from '../api/request-ids';
import { forget, forgetTables, recall, remember } from '../shell/browser-storage';

const NAME = 'name';

class Me {
  #guest = $state.raw<Guest | null>(null);
  #known = $state(false);
  #settled = $state(false);
  /** Whether the session was ended elsewhere while this page was open. */
  #signedOut = $state(false);
  readonly #before = recall(NAME);
  /** The suggested name, the same each time. */
  #suggested = '';

  get guest(): Guest | null {
    return this.#guest;
  }

  get signedOut(): boolean {
    return this.#signedOut;
  }

  /** Whether the server has answered who the reader is. */
  get known(): boolean {
    return this.#known;
  }

  /** Whether the first request has ended, with or without an answer. */
  get settled(): boolean {
    return this.#settled;
  }

  /** The nickname; that of the last visit until the server has answered, so that nothing moves. */
  get name(): string | null {
    return this.#settled ? (this.#guest?.name ?? null) : this.#before;
  }

  async ask(): Promise<void> {
    try {
      const guest = await api.me();
      if (guest) this.#is(guest);
      else this.miss();
      this.#known = true;
    } finally {
      this.#settled = true;
    }
  }

  /** Creates a guest for the reader if there is none. */
  async become(name: string): Promise<void> {
    if (!this.#known) await this.ask();
    if (this.#guest) return;
    const wish = name || (this.#suggested ||= suggestion());
    this.#is(await once(['guest', wish], (id) => api.name(wish, id)));
  }

  /** Changes the nickname. Rejects with `Refused`. */
  async rename(name: string): Promise<void> {
    this.#is(await api.name(name));
  }

  /** Deletes everything about the reader, on the server and in this browser. */
  async erase(): Promise<void> {
    await api.forgetMe();
    forgetTables();
    this.forget();
  }

  forget(): void {
    this.#is(null);
  }

  /** The server does not know the reader, or no longer. */
  miss(): void {
    if (this.#guest) this.#signedOut = true;
    this.forget();
  }

  #is(guest: Guest | null): void {
    this.#guest = guest;
    if (guest) this.#signedOut = false;
    if (guest) remember(NAME, guest.name);
    else forget(NAME);
  }
}

export const me = new Me();
whenNobody(() => me.miss());
