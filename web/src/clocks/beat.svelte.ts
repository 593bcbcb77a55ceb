/** The one timer of all clocks of a page: it runs when what is drawn changes, and not when hidden. */
import { serverNow } from '../api/server-clock';

/** Milliseconds until something changes, from this time of the server. */
type Until = (now: number) => number;

/** A timer may come a little early, and what is drawn must have changed by then. */
const LATE_MS = 5;

class Beat {
  #now = $state(serverNow());
  #followed = new Set<Until>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The server's time when it was drawn last. */
  get now(): number {
    return this.#now;
  }

  /** Draws whenever `until` says so, until what it returns is called. */
  follow(until: Until): () => void {
    if (!this.#followed.size) document.addEventListener('visibilitychange', this.#draw);
    this.#followed.add(until);
    this.#draw();
    return () => {
      this.#followed.delete(until);
      if (this.#followed.size) return;
      document.removeEventListener('visibilitychange', this.#draw);
      clearTimeout(this.#timer);
    };
  }

  readonly #draw = (): void => {
    clearTimeout(this.#timer);
    if (document.hidden) return;
    const now = serverNow();
    this.#now = now;
    const wait = Math.min(...[...this.#followed].map((until) => until(now)));
    if (wait < Infinity) this.#timer = setTimeout(this.#draw, wait + LATE_MS);
  };
}

export const beat = new Beat();
