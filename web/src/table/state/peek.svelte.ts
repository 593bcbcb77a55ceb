/**
 * The preview of an option that the reader hovers, focuses or has tapped, from the server.
 *
 * Asks the server once the pointer rests, and once per option of a position: `refresh` when
 * another position is drawn, `forget` when there is a new question.
 */
import type { Preview } from '../../kit/board';
import type { PreviewFrame } from '../../api/protocol.gen';

/** Milliseconds that a pointer must rest before the server is asked. */
export const REST_MS = 80;

interface Look {
  readonly action: unknown;
  readonly key: string;
  /** Tapped by a finger, which cannot hover: it stays until it is dropped. */
  readonly held: boolean;
}

export class Peek {
  #look = $state.raw<Look | null>(null);
  /** Previews received, by their option. */
  #known = $state.raw<Readonly<Record<string, PreviewFrame>>>({});
  /** Options whose preview was requested, by the id of the request. */
  #asked: Record<string, string> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ask` sends a request and returns its id. */
  constructor(private readonly ask: (action: unknown) => string) {}

  /** The preview of the current option, as soon as it has arrived. */
  readonly preview = $derived.by<Preview | null>(() => {
    const look = this.#look;
    const frame = look && this.#known[look.key];
    if (!frame) return null;
    const { view, events, scores, complete } = frame;
    return { action: look.action, view, events: events as Preview['events'], scores, complete };
  });

  /** The option that a finger has tapped once. */
  get held(): unknown {
    return this.#look?.held ? this.#look.action : null;
  }

  /** Whether a finger has tapped this option already. */
  holds(action: unknown): boolean {
    return this.#look?.held === true && this.#look.key === JSON.stringify(action);
  }

  /**
   * A pointer or the focus has come to an option; null when it has left. A tapped option stays:
   * browsers report the mouse over any element that moves to where it, or a finger, was last.
   */
  look(action: unknown): void {
    if (this.#look?.held) return;
    if (action === null) this.drop();
    else if (this.#look?.key !== JSON.stringify(action)) this.#turn(action, false);
  }

  /** A finger has tapped an option. */
  hold(action: unknown): void {
    this.#turn(action, true);
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#look = null;
  }

  hear(frame: PreviewFrame): void {
    const key = this.#asked[frame.id];
    if (key !== undefined) this.#known = { ...this.#known, [key]: frame };
  }

  /** Requests the preview again: the question is the same, but the position has changed. */
  refresh(): void {
    this.#asked = {};
    this.#known = {};
    if (this.#look) this.#turn(this.#look.action, this.#look.held);
  }

  /** Forgets everything: there is a new question. */
  forget(): void {
    this.drop();
    this.#asked = {};
    this.#known = {};
  }

  #turn(action: unknown, held: boolean): void {
    clearTimeout(this.#timer);
    const key = JSON.stringify(action);
    this.#look = { action, key, held };
    if (key in this.#known) return;
    this.#timer = setTimeout(() => (this.#asked[this.ask(action)] = key), REST_MS);
  }
}
