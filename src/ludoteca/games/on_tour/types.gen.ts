// Generated from the Python types by `npm run types`; do not edit.

export type Action = Mark | TakeBack | TakeAllBack | Confirm;
export type Event = CardsTurned | Reshuffled | Rolled | Marked | Ended;

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
 * their order. ``routes`` are the best tours on these maps, area by area. ``low`` and ``high``
 * are equal in a star turn. ``cards`` is empty in a final turn. ``discard`` are the areas of the
 * cards used since the last shuffle, ``started`` those of the four set-up cards, which never
 * come back. ``confirmed`` is per seat. ``kind`` is None when the table is over.
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
  marks: string[];
  confirmed: boolean[];
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
 * Take back the latest mark that was not confirmed yet.
 */
export interface TakeBack {
  type: 'take_back';
}
/**
 * Take back all marks that were not confirmed yet.
 */
export interface TakeAllBack {
  type: 'take_all_back';
}
/**
 * Be done: nothing can be taken back from here on.
 */
export interface Confirm {
  type: 'confirm';
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
 * ``kind`` says what the dice and the cards make of the turn.
 */
export interface Rolled {
  type: 'rolled';
  turn: number;
  low: number;
  high: number;
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
