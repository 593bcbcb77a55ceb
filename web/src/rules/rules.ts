/**
 * Runs the rules of all games in this browser, from the same Python files as the server.
 *
 * Nothing is fetched before `load`. Requests run in a worker, so that pages stay quick; nothing is
 * sent to a server.
 */
import python from 'virtual:python';
import type { Ask, Fetched, FromWorker, ToWorker } from './messages';
import type { Frame, Report } from './protocol.gen';

/** Milliseconds until a worker that does not respond is ended. */
const PATIENCE_MS = 2_000;

/** The rules could not be fetched, or failed. */
export class RulesFailed extends Error {}

/** Bytes that `load` fetches the first time. */
export const RULES_BYTES = Object.values(python.files).reduce((sum, { sent }) => sum + sent, 0);

interface Waiting {
  readonly hears: (message: FromWorker) => void;
  readonly fails: (reason: Error) => void;
}

export class Rules {
  #worker: Worker | null = null;
  #loaded: Promise<void> | null = null;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Loads the rules; resolves at once when they are loaded. Throws `RulesFailed`. */
  load(told: (fetched: Fetched) => void): Promise<void> {
    this.#loaded ??= this.#ask({ type: 'load', python }, (message) => {
      if ('fetched' in message) told(message.fetched);
    }).catch((reason: unknown) => {
      this.end();
      throw reason;
    });
    return this.#loaded;
  }

  /**
   * Checks one line of a file of records, and returns the last report. Throws `RulesFailed`, or as
   * `signal`.
   */
  verify(line: Uint8Array, told: Told, signal: AbortSignal): Promise<Report> {
    return this.#check({ type: 'verify', line }, told, signal);
  }

  /** As `verify`, with all snapshots of the view of `audience`. */
  async film(line: Uint8Array, audience: number | null, signal: AbortSignal): Promise<Report> {
    const frames: Frame[] = [];
    const gather = (report: Report) => frames.push(...report.frames);
    const last = await this.#check({ type: 'film', line, audience }, gather, signal);
    return { ...last, frames };
  }

  /** Ends the worker; pending requests reject with `RulesFailed`. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = this.#loaded = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { fails } of waiting) fails(new RulesFailed('ended'));
  }

  async #check(ask: Ask, told: Told, signal: AbortSignal): Promise<Report> {
    await this.load(() => undefined);
    let last: Report | null = null;
    const hears = (message: FromWorker) => {
      if ('report' in message && !signal.aborted) told((last = message.report));
    };
    await this.#ask(ask, hears, signal);
    if (!last) throw new RulesFailed('no answer');
    return last;
  }

  #ask(ask: Ask, hears: Waiting['hears'], signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const id = this.#next++;
    return new Promise<void>((resolve, fails) => {
      const done = () => this.#waiting.delete(id);
      this.#waiting.set(id, {
        hears: (message) => {
          if (!('done' in message)) return hears(message);
          done();
          if (message.failed === null) resolve();
          else fails(new RulesFailed(message.failed));
        },
        fails,
      });
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.has(id)) return;
        fails(signal.reason as Error);
        this.#say({ id, ask: null });
        setTimeout(() => this.#waiting.has(id) && this.end(), PATIENCE_MS);
      });
      this.#say({ id, ask });
    });
  }

  #say(message: ToWorker): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
      this.#waiting.get(data.id)?.hears(data);
    worker.onerror = () => this.end(); // the script itself could not be fetched
    return worker;
  }
}

type Told = (report: Report) => void;

export const rules = new Rules();
