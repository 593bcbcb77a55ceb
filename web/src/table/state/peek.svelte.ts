/**
 * What the reader looks at before choosing, and what the server says that it would do.
 *
 * Asks a moment after the look has come to rest, and once per option of a position: `refresh` when
 * another is drawn, `forget` when there is a new question.
 */
import type { Preview } from '../../kit/board';
import type { PreviewFrame } from '../../api/protocol.gen';

/** Milliseconds that a look must rest before it is worth a question. */
export const REST_MS = 80;

interface Look {
  readonly action: unknown;
  readonly key: string;
  /** Tapped by a finger, which cannot hover: it stays until it is dropped. */
  readonly held: boolean;
}

export class Peek {
  #look = $state.raw<Look | null>(null);
  /** Answers, by the option that they are about. */
  #known = $state.raw<Readonly<Record<string, PreviewFrame>>>({});
  /** Options that were asked about, by the id of the question. */
  #asked: Record<string, string> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ask` sends the question and gives its id. */
  constructor(private readonly ask: (action: unknown) => string) {}

  /** What an option would do, as soon as it is known. */
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
   * A pointer or the focus has come to an option; null when it has left. What a finger holds stays:
   * browsers say that a mouse has come to whatever moves to where it, or a finger, was last.
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

  /** The question is still the same, but what was foreseen is of an earlier position. */
  refresh(): void {
    this.#asked = {};
    this.#known = {};
    if (this.#look) this.#turn(this.#look.action, this.#look.held);
  }

  /** There is a new question. */
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
