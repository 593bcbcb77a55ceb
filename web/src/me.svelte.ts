/** Who the reader is: a guest with a nickname, or nobody yet. */
import { api, whenNobody, type Guest } from './api';
import { suggestion } from './first/nicknames';

class Me {
  #guest = $state.raw<Guest | null>(null);
  #known = $state(false);

  get guest(): Guest | null {
    return this.#guest;
  }

  /** Whether the server has said who we are. */
  get known(): boolean {
    return this.#known;
  }

  async ask(): Promise<void> {
    this.#guest = await api.me();
    this.#known = true;
  }

  /** Makes a guest of the reader when there is none; true when there was none. */
  async become(name: string): Promise<boolean> {
    if (!this.#known) await this.ask();
    if (this.#guest) return false;
    this.#guest = await api.name(name || suggestion());
    return true;
  }

  forget(): void {
    this.#guest = null;
  }
}

export const me = new Me();
whenNobody(() => me.forget());
