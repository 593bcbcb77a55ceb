// Generated from the Python types by `npm run types`; do not edit.
import type * as kit from '$kit/board';

/**
 * An empty area and the nearest numbers beside it, not above and above ``low``, then ``high``;
 * -1 where there is none.
 *
 * @minItems 5
 */
export type Gap = [string, number, number, number, number];
/**
 * An area as a stop of a tour, its points, and which stops may come next if their areas were
 * not visited yet. A star is several stops: how a tour goes on behind it depends on the number
 * that it had come to. Of a ``first`` one nothing is before.
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
 * ``maps`` has, per seat, what stands in each area in the order of ``maps.json``: "" for an
 * empty one, a number of two digits, "*" or "x"; "o" is appended to what is circled. Those of
 * others are as of the last reveal, the own one is with the ``marks`` of this turn, areas in
 * their order. ``routes`` are the best tours on these maps, area by area, ``points`` what they
 * score. ``low`` and ``high`` are what the dice show, equal with doubles. ``cards`` is empty in a
 * final turn. ``discard`` are the areas of the cards used since the last shuffle, ``started``
 * those of the four set-up cards, which never come back. ``confirmed`` is per seat. ``kind`` is
 * None when the table is over.
 *
 * ``gaps`` and ``stops`` are about one map, that of the audience; watchers look at the one whose
 * tour scores most, the first of these. ``gaps`` are the empty areas that have numbers beside
 * them. ``stops`` are for those who draw a tour by hand: empty before the table is over.
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
 * Take back the latest choice that was not confirmed yet.
 */
export interface TakeBack {
  type: 'take_back';
}
/**
 * Take back all choices that were not confirmed yet; offered when there are several.
 */
export interface TakeAllBack {
  type: 'take_all_back';
}
/**
 * Be done. When the last one is, all is shown.
 */
export interface Confirm {
  type: 'confirm';
}
/**
 * Not be done after all: what was chosen stays, and may be taken back as before.
 */
export interface Reopen {
  type: 'reopen';
}
/**
 * One of the four areas with which everybody begins; ``mark`` is a number of two digits, and it
 * is circled.
 */
export interface Started {
  type: 'started';
  area: string;
  area_word: string;
  mark: string;
}
/**
 * Three areas and the region that the card of each shows.
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
 * The cards that had been used are the deck again.
 */
export interface Reshuffled {
  type: 'reshuffled';
}
/**
 * ``kind`` says what the dice and the cards make of the turn; numbers have two digits.
 */
export interface Rolled {
  type: 'rolled';
  turn: number;
  low: string;
  high: string;
  kind: 'doubles' | 'final-doubles' | 'final-numbers' | 'numbers' | 'same-region';
}
/**
 * Told of all at once when the last one has confirmed. ``mark`` is what is written: a
 * number of two digits, "star" or "x".
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
