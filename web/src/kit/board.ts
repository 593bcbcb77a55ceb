/**
 * The contract between the table page and the board of a game: props, options, events, previews.
 *
 * A board draws `view` whole after every update and offers nothing but `options`: it knows no
 * rules. `moment` is for motion and sound only; a fresh page and a live one draw the same thing.
 */
import type { Component } from 'svelte';

export type Seat = number;

/** A message for the reader: a translation key and its arguments. */
export interface Message {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** An option and the message that names it. */
export interface Choice<Action = unknown> {
  readonly action: Action;
  readonly text: Message;
}

/**
 * Whether an option takes back the seat's latest secret choice; `ludoteca.kit.choosing` names both
 * kinds.
 */
export const takesBack = ({ action }: Choice): boolean =>
  ['reopen', 'take_back'].includes((action as { type?: string }).type ?? '');

/** An event of the game as it arrives: its tag and flat facts. */
export type GameEvent = { readonly type: string } & Readonly<Record<string, string | number>>;

/**
 * One log entry as the reader sees it: who acted (null for the start) and the events, in order.
 * `undone` are the entries that it took back; empty unless it is an undo.
 */
export interface Moment<Event = GameEvent> {
  readonly n: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly events: readonly Event[];
  readonly undone: readonly number[];
  /** Who plays for the seat from now on. */
  readonly change?: SeatChange | null;
  /** Why the table was closed. */
  readonly closed?: string | null;
  /**
   * A pause of the table begins, until a time or until somebody goes on, or moderators halt the
   * table; or either ends.
   */
  readonly pause?: PauseChange | null;
}

export type PauseChange =
  | { readonly type: 'pause'; readonly until: number | null }
  | { readonly type: 'halt' }
  | { readonly type: 'resume' };

/** Why a bot plays in a person's seat; after the last two it stays, and the seat ranks last. */
export type StandInReason = 'gone' | 'left' | 'resigned' | 'time';

/** A bot takes the place of a person, the person is back, or somebody takes the seat of a bot. */
export type SeatChange =
  | { readonly type: 'stand_in'; readonly level: string; readonly why: StandInReason }
  | { readonly type: 'return' }
  | { readonly type: 'take_seat'; readonly name: string; readonly bot: string };

export const SEAT_SHAPES = [
  'circle',
  'square',
  'triangle',
  'diamond',
  'hexagon',
  'star',
  'pentagon',
  'cross',
] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];

/**
 * How a seat looks: name, shape and colour, never colour alone. `colour` is the number in
 * `--seat-N`.
 */
export interface SeatLook {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: number;
  readonly shape: SeatShape;
  readonly you: boolean;
  readonly bot: boolean;
  readonly here: boolean;
}

/** Looks a word up in the game's language file, then in the platform's. */
export type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/**
 * The outcome of an option as far as its seat can know it: `view`, `events` and `scores` end at
 * the first draw or reveal, and then `complete` is false.
 */
export interface Preview<View = unknown, Action = unknown, Event = GameEvent> {
  readonly action: Action;
  readonly view: View;
  readonly events: readonly Event[];
  readonly scores: readonly number[];
  readonly complete: boolean;
}

/** An option of the seat `of`, proposed by another `seat`. */
export interface Proposal<Action = unknown> {
  readonly seat: Seat;
  readonly of: Seat;
  readonly action: Action;
}

export interface BoardProps<View = unknown, Action = unknown, Event = GameEvent> {
  view: View;
  /** Empty when the reader has nothing to choose. */
  options: readonly Choice<Action>[];
  /** Options of the seat that is to act, proposed by others; only in games that ask for proposals. */
  proposals?: readonly Proposal<Action>[];
  /** Plays one of the options. By a finger, the first tap only shows it. */
  act: (action: Action, finger?: boolean) => void;
  /** Previews one of the options, by hover or focus; null when that ends. */
  ponder?: (action: Action | null) => void;
  /** Shows a sentence for a half-made choice in place of the table's prompt; null ends that. */
  ask?: (sentence: string | null) => void;
  /** The preview of the option that is hovered or focused. */
  preview?: Preview<View, Action, Event> | null;
  t: Translate;
  /** Fetches the texts that explain things on the board; `t` has them then. Packages only. */
  explain?: () => Promise<void>;
  /** Index = seat. */
  seats: readonly SeatLook[];
  /** The seat whose options these are; null for watchers. */
  me: Seat | null;
  /** The log entry of this update; null on the first draw. */
  moment: Moment<Event> | null;
  /** Events of others since the reader's own last move, to be marked until the next one. */
  since?: readonly Event[];
  /** The move that a bot advises; null when none was asked. */
  hint?: Action | null;
  scores: readonly number[];
  over: boolean;
  /** A command is under way: show, do not accept another. */
  busy: boolean;
}

/** A board as the table page loads it; the types of its game stay inside. */
export type BoardComponent = Component<BoardProps>;

/**
 * The board of an installed package, as a compiled ES module: `board.js` exports `mount`. It may
 * use any framework, or none.
 */
export interface BoardModule<View = unknown, Action = unknown, Event = GameEvent> {
  /** Draws into `target`, which is as large as the board may be and is empty. */
  readonly mount: Mount<BoardProps<View, Action, Event>>;
  /** Draws how the score of a seat came about, as `Account.svelte` does; may be left out. */
  readonly account?: Mount<AccountProps<View>>;
}

export type Mount<Props> = (target: HTMLElement, props: Props) => Mounted<Props>;

export interface Mounted<Props> {
  /** Called with all props whenever one of them, or the reader's language, has changed. */
  readonly update: (props: Props) => void;
  /** Called before the target is taken away. */
  readonly unmount: () => void;
}

/** Props of the component that explains a seat's final score, shown below the name. */
export interface AccountProps<View = unknown> {
  /** The last view of the table, as the reader sees it. */
  view: View;
  seat: Seat;
  score: number;
  /** Other seats with the same score: say why their places differ, if they do. */
  level: readonly Seat[];
  /** Index = seat. */
  seats: readonly SeatLook[];
  t: Translate;
}

export type AccountComponent = Component<AccountProps>;
