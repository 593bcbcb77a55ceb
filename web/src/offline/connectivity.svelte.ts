/** Whether there is a line at all, and whether the server has a newer client than this tab. */
import { keepPlace } from './reload-position';

class Line {
  #gone = $state(!navigator.onLine);
  #waiting = $state.raw<ServiceWorker | null>(null);
  #partMissing = $state(false);
  /** Whether the page says by itself that its line is lost. */
  told = $state(false);

  /** The device says that it has no line. A server that does not answer is another matter. */
  get gone(): boolean {
    return this.#gone;
  }

  get newVersion(): boolean {
    return this.#waiting !== null;
  }

  /** Whether a file could not be had that the page needs by now: most likely its name has changed. */
  get partMissing(): boolean {
    return this.#partMissing;
  }

  /** Loads the page anew, with the newer client, and the reader is where they were. */
  renew(): void {
    keepPlace();
    const worker = this.#waiting;
    if (!worker) return location.reload();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') location.reload();
    });
    worker.postMessage('take over');
  }

  watch(): void {
    addEventListener('vite:preloadError', () => (this.#partMissing = true));
    addEventListener('offline', () => (this.#gone = true));
    addEventListener('online', () => (this.#gone = false));
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return; // plain http, or too old
    const begin = () => setTimeout(() => void this.#register().catch(() => undefined), IDLE_MS);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin);
  }

  async #register(): Promise<void> {
    const known = navigator.serviceWorker.controller !== null;
    const found = await navigator.serviceWorker.register('/sw.js');
    // Whoever comes back may come back without a line: now every page is kept.
    if (known) found.active?.postMessage('keep');
    const look = (worker: ServiceWorker | null) => {
      if (!worker || !navigator.serviceWorker.controller) return;
      const ready = () => {
        if (worker.state === 'installed') this.#waiting = worker;
      };
      ready();
      worker.addEventListener('statechange', ready);
    };
    look(found.waiting);
    found.addEventListener('updatefound', () => look(found.installing));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) found.update().catch(() => undefined);
    });
  }
}

/** The first draw comes before everything that is for later. */
const IDLE_MS = 1500;

export const line = new Line();
