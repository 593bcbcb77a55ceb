/**
 * The state that every board has, whatever it draws: its size, the focus, what is hovered, Escape,
 * taking back, and whose sheets are not in front.
 *
 * A board makes one of its props and gives it to `BoardFrame`, which measures and listens.
 */
import { walkSpots } from './arrow-keys';
import type { BoardProps, Choice, Preview, Seat, SeatLook } from '../board';
import { home } from './kept-focus';

/** Milliseconds until a hovered thing is forgotten: a finger never leaves it. */
export const LOOK = 6000;
/** The least height, because a window that is being resized may have next to none. */
const LOWEST = 64;
const USUAL_LETTER = 16;

interface Tagged {
  readonly type: string;
}

/** The props of the board, read anew each time. */
export type SessionProps<Action> = Pick<
  BoardProps<unknown, Action>,
  'options' | 'act' | 'busy' | 'seats' | 'me'
> & {
  readonly ponder?: ((action: Action | null) => void) | undefined;
  readonly ask?: ((sentence: string | null) => void) | undefined;
  readonly preview?: Pick<Preview<unknown, Action>, 'action'> | null;
};

export interface Ways<Action> {
  /** CSS pixels from which on the board has room for a second column, with letters of usual size. */
  readonly wide?: number;
  /** Whose sheet lies in front of a watcher; seat 0 when left out. */
  readonly watched?: () => Seat;
  /** Drops a half-made choice; true when there was one. */
  readonly drop?: () => boolean;
  /** The question for a half-made choice; null when there is none. */
  readonly step?: () => string | null;
  /**
   * Whether an action can be taken back before others see it: then a finger plays it by the first
   * tap.
   */
  readonly undoable?: (action: Action) => boolean;
}

export class BoardSession<Action extends Tagged> {
  /** CSS pixels; 0 until it was measured. */
  width = $state(0);
  height = $state(0);
  /** The reader's text size as a multiple of the usual one. */
  letters = $state(1);
  /**
   * Whether the reader wants the sheets of others, where there is no room for them beside the
   * board.
   */
  others = $state(false);

  #element: HTMLElement | null = null;
  #looked = $state<string | null>(null);
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly asked: () => SessionProps<Action>,
    private readonly ways: Ways<Action> = {},
  ) {}

  readonly wide = $derived.by(() => this.width >= (this.ways.wide ?? Infinity) * this.letters);

  /** The seat of the large sheet: the reader's own, and one of them for watchers. */
  readonly front = $derived.by<Seat>(() => this.asked().me ?? this.ways.watched?.() ?? 0);
  readonly rest = $derived.by<readonly SeatLook[]>(() =>
    this.asked().seats.filter(({ seat }) => seat !== this.front),
  );

  readonly takeBack = $derived.by(() => this.option('take_back'));
  readonly confirm = $derived.by(() => this.option('confirm'));

  /** The first option of a type; null when there is none. */
  option(type: string): Choice<Action> | null {
    return this.asked().options.find(({ action }) => action.type === type) ?? null;
  }

  /**
   * The thing that is hovered, focused or touched, by a name of the board's own; null after a
   * while.
   */
  get looked(): string | null {
    return this.#looked;
  }

  look(what: string | null): void {
    clearTimeout(this.#forget);
    this.#looked = what || null;
    if (what) this.#forget = setTimeout(() => (this.#looked = null), LOOK);
  }

  /**
   * Starts (true) or ends the preview of an option: `what` names it on the board. An option may be
   * gone before the pointer leaves it, so `what` is not called then.
   */
  ponder(choice: Choice<Action>, on: boolean, what?: () => string): void {
    this.look(on && what ? what() : null);
    this.asked().ponder?.(on ? choice.action : null);
  }

  /**
   * Plays an option. A finger's first tap only shows what cannot be taken back. A picked spot is
   * soon gone: after keys, the focus goes to the board itself.
   */
  choose({ action }: Choice<Action>, finger = false): void {
    this.look(null);
    if (!finger && this.focused) this.home();
    this.asked().act(action, finger && !this.ways.undoable?.(action));
  }

  /**
   * Plays an option by a button beside the board, which keeps the focus; not while a command is
   * under way.
   */
  press({ action }: Choice<Action>): void {
    this.look(null);
    if (!this.asked().busy) this.asked().act(action);
  }

  /** Called by `BoardFrame`: shows the question for a half-made choice, and ends it. */
  tell(): void {
    this.asked().ask?.(this.ways.step?.() ?? null);
  }

  get focused(): boolean {
    return this.#element?.contains(document.activeElement) ?? false;
  }

  /** Moves the focus to the `data-home` element of the board, or to the frame. */
  home(): void {
    if (this.#element) home(this.#element).focus({ preventScroll: true });
  }

  /** Called by `BoardFrame`, with CSS pixels; no board is laid out for less than `LOWEST`. */
  measured(width: number, height: number): void {
    this.width = width;
    this.height = height && Math.max(height, LOWEST);
    this.letters = parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTER;
  }

  /** Called by `BoardFrame`. */
  stand(element: HTMLElement): () => void {
    this.#element = element;
    return () => {
      clearTimeout(this.#forget);
      this.#element = null;
    };
  }

  /** Handles a key that was pressed inside of the board. */
  key(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const taken =
      event.key === 'Escape'
        ? this.#escape()
        : this.#element !== null && walkSpots(this.#element, event);
    if (!taken) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
  }

  /** Handles a key that was pressed anywhere: Escape drops a half-made choice. */
  anywhere(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) this.ways.drop?.();
  }

  /** Drops a half-made choice, or else takes back the latest choice that others have not seen. */
  #escape(): boolean {
    if (this.ways.drop?.()) return true;
    const { busy, preview } = this.asked();
    // The page ends a preview.
    if (preview || busy || !this.takeBack) return false;
    this.choose(this.takeBack);
    return true;
  }
}
