/** The operators' notice to everybody, loaded soon after the first page, then each minute. */
import { api, type Notice } from '../api/api';
import { serverNow } from '../api/server-clock';

const SOON_MS = 1500;
const AGAIN_MS = 60_000;

class Announced {
  #notice = $state.raw<Notice | null>(null);

  get draining(): Notice['draining'] {
    return this.#notice?.draining ?? null;
  }

  get announcement(): Notice['announcement'] {
    return this.#notice?.announcement ?? null;
  }

  /** Loads it from time to time, while the page is visible, until the returned function is called. */
  watch(): () => void {
    const ask = () => {
      if (!document.hidden) void this.#ask();
    };
    const soon = setTimeout(ask, SOON_MS);
    const again = setInterval(ask, AGAIN_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
      document.removeEventListener('visibilitychange', ask);
    };
  }

  /** Loads the notice; after a failure the old one stays until it expires. */
  async #ask(): Promise<void> {
    const found = await api.notice().catch(() => this.#notice);
    const said = found?.announcement;
    const over = said && said.until <= serverNow();
    this.#notice = found && over ? { ...found, announcement: null } : found;
  }
}

export const announced = new Announced();
