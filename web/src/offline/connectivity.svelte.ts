/** Whether the device is online, and whether the server has a newer client than this tab. */
import { keepPlace } from './reload-position';

class Line {
  #gone = $state(!navigator.onLine);
  #waiting = $state.raw<ServiceWorker | null>(null);
  #partMissing = $state(false);
  /** Whether the page itself reports its lost connection. */
  told = $state(false);

  /** Whether the device is offline. A server that does not answer is another matter. */
  get gone(): boolean {
    return this.#gone;
  }

  get newVersion(): boolean {
    return this.#waiting !== null;
  }

  /** Whether a file failed to load: most likely its name has changed in a newer version. */
  get partMissing(): boolean {
    return this.#partMissing;
  }

  /** Reloads the page with the newer client, at the same scroll position. */
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
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return; // plain http, or an old browser
    const begin = () => setTimeout(() => void this.#register().catch(() => undefined), IDLE_MS);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin);
  }

  async #register(): Promise<void> {
    const known = navigator.serviceWorker.controller !== null;
    const found = await navigator.serviceWorker.register('/sw.js');
    // A returning visitor: every page is cached now, because the next visit may be offline.
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

/** Milliseconds after the first draw. */
const IDLE_MS = 1500;

export const line = new Line();
