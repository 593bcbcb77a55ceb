/** Requests about ratings; refused ones throw `Refused`. */
import { call } from '../api/api';

/** The rating of a person in one game; `curve` has the numbers after the last tables. */
export interface GameRating {
  readonly game: string;
  readonly kind: 'rated' | 'practice';
  readonly rating: number;
  readonly provisional: boolean;
  readonly played: number;
  readonly curve: readonly number[];
}

/** What a table made of the rating in one seat. */
export interface SeatRating {
  readonly seat: number;
  /** False where there was nobody to compare the person with. */
  readonly counts: boolean;
  readonly provisional: boolean;
  /** Null until the table is over and its ratings are computed, as `after`. */
  readonly before: number | null;
  readonly after: number | null;
}

export interface TableRatings {
  readonly kind: 'rated' | 'practice';
  readonly ready: boolean;
  readonly seats: readonly SeatRating[];
}

export interface Line {
  /** Null while the rating is provisional. */
  readonly place: number | null;
  readonly person: string;
  readonly name: string;
  readonly rating: number;
  readonly provisional: boolean;
  readonly played: number;
}

/** A page of a leaderboard; `season` is like 20264, 0 for all time. */
export interface Leaderboard {
  readonly game: string;
  readonly season: number;
  readonly seasons: readonly number[];
  readonly lines: readonly Line[];
  readonly own: Line | null;
  readonly more: string | null;
  /** Whether the reader follows anybody; null where everybody is listed. */
  readonly following: boolean | null;
}

/** Who is listed: everybody, or the reader and those whom they follow. */
export type Among = 'everybody' | 'followed';

export const ratingsApi = {
  ofPerson: (person: string) =>
    call<{ readonly ratings: readonly GameRating[] }>(
      'GET',
      `/api/people/${encodeURIComponent(person)}/ratings`,
    ),
  /** Whether the reader's results count at rated tables. */
  mayBeRated: () => call<{ readonly lasting: boolean }>('GET', '/api/me/ratings'),
  ofTable: (table: string) =>
    call<TableRatings>('GET', `/api/tables/${encodeURIComponent(table)}/ratings`),
  leaderboard: (game: string, season: number, after: string | null, among: Among = 'everybody') =>
    call<Leaderboard>(
      'GET',
      `/api/games/${encodeURIComponent(game)}/leaderboard?season=${season}` +
        (among === 'followed' ? '&among=followed' : '') +
        (after === null ? '' : `&after=${encodeURIComponent(after)}`),
    ),
};
