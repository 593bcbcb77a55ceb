// Generated from the Python types by `npm run types`; do not edit.
import type * as kit from '$kit/board';

/**
 * An empty area with its neighbours' nearest numbers: first at most ``low`` and above ``low``,
 * then the same for ``high``; -1 for none.
 *
 * @minItems 5
 */
export type Gap = [string, number, number, number, number];
/**
 * An area as a stop of a tour, its points, and the stops that may come next unless their areas
 * are visited already. A star is several stops, because the rest of a tour depends on the number
 * before the star. A tour may begin at a ``first`` stop.
 *
 * @minItems 4
 */
export type Stop = [string, number, boolean, number[]];
export type Action = Mark | TakeBack | TakeAllBack | Confirm | Reopen;
export type Event = Started | CardsTurned | Reshuffled | Rolled | Marked | Ended;

/**
 * How a table is set up; see "Options" in the README of this folder.
 */
export interface Options {
  map: 'europe' | 'usa';
  setup: 'four-rolls' | 'rulebook' | 'single-roll';
  star_circle: 'always' | 'exact';
}
/**
 * A table as one audience may see it.
 *
 * ``maps`` has, per seat, the text of each area in the order of ``maps.json``: "" if empty, a
 * number of two digits, "*" or "x", with "o" appended if circled. Other seats' maps are as of the
 * last reveal; the reader's own map includes this turn's ``marks``, whose areas are in order.
 * ``routes`` are the best tours on these maps, area by area, and ``points`` their scores. ``low``
 * and ``high`` are the numbers of the dice, equal with doubles. ``cards`` is empty in a final
 * turn. ``discard`` has the areas of the cards used since the last shuffle, ``started`` those of
 * the four setup cards, which never come back. ``confirmed`` is per seat. ``kind`` is None when
 * the table is over.
 *
 * ``gaps`` and ``stops`` describe one map: the reader's, or for watchers the first with the best
 * score. ``gaps`` are the empty areas next to numbers. ``stops`` serve readers who draw a tour by
 * hand, and are empty before the table is over.
 */
export interface View {
  options: Options;
  turn: number;
  kind: ('doubles' | 'final-doubles' | 'final-numbers' | 'numbers' | 'same-region') | null;
  low: number;
  high: number;
  cards: Card[];
  discard: string[];
  started: string[];
  maps: string[][];
  routes: string[][];
  points: number[];
  marks: string[];
  confirmed: boolean[];
  gaps: Gap[];
  stops: Stop[];
}
export interface Card {
  area: string;
  region: 'central' | 'east' | 'north' | 'south' | 'west';
}
/**
 * Write one of the two numbers, a star or an X into ``area``.
 */
export interface Mark {
  type: 'mark';
  area: string;
  what: 'high' | 'low' | 'star' | 'x';
}
/**
 * Takes back the latest unconfirmed choice.
 */
export interface TakeBack {
  type: 'take_back';
}
/**
 * Takes back all unconfirmed choices; offered when there are several.
 */
export interface TakeAllBack {
  type: 'take_all_back';
}
/**
 * Confirms the choices of a seat. The last confirmation reveals all choices.
 */
export interface Confirm {
  type: 'confirm';
}
/**
 * Withdraws a confirmation; the choices stay, and may be taken back again.
 */
export interface Reopen {
  type: 'reopen';
}
/**
 * One of the four areas that are filled on all maps before the first turn; ``mark`` is a number
 * of two digits, circled.
 */
export interface Started {
  type: 'started';
  area: string;
  area_word: string;
  mark: string;
}
/**
 * Three cards were turned up, each with an area and a region.
 */
export interface CardsTurned {
  type: 'cards_turned';
  one: string;
  one_word: string;
  one_region: 'central' | 'east' | 'north' | 'south' | 'west';
  two: string;
  two_word: string;
  two_region: 'central' | 'east' | 'north' | 'south' | 'west';
  three: string;
  three_word: string;
  three_region: 'central' | 'east' | 'north' | 'south' | 'west';
}
/**
 * The discarded cards were shuffled into a new deck.
 */
export interface Reshuffled {
  type: 'reshuffled';
}
/**
 * The dice were rolled; ``kind`` is the kind of the turn, numbers have two digits.
 */
export interface Rolled {
  type: 'rolled';
  turn: number;
  low: string;
  high: string;
  kind: 'doubles' | 'final-doubles' | 'final-numbers' | 'numbers' | 'same-region';
}
/**
 * ``seat`` marked an area; announced for all seats when the last one has confirmed. ``mark`` is
 * a number of two digits, "star" or "x".
 */
export interface Marked {
  type: 'marked';
  seat: number;
  area: string;
  area_word: string;
  mark: string;
  circled: 'no' | 'yes';
}
/**
 * Every map is full.
 */
export interface Ended {
  type: 'ended';
}

export type Choice<Of extends Action = Action> = kit.Choice<Of>;
export type Preview = kit.Preview<View, Action, Event>;
export type BoardProps = kit.BoardProps<View, Action, Event>;
export type AccountProps = kit.AccountProps<View>;
