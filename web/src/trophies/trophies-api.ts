/** Requests about trophies; refused ones throw `Refused`. */
import { call } from '../api/api';

type ByLanguage = Readonly<Record<string, string>>;

/** A trophy of a game; `deeds` say what it is for, `glyph` is path data in a square of 24 units. */
export interface Trophy {
  readonly name: string;
  readonly glyph: string;
  readonly names: ByLanguage;
  readonly deeds: ByLanguage;
}

/** A trophy of a person; `at` is the day of the first one, `table` is null for other readers. */
export interface Earned {
  readonly game: string;
  readonly trophy: Trophy;
  readonly count: number;
  readonly table: string | null;
  readonly at: number;
}

/** `first` is whether the person in the seat had never earned it before. */
export interface SeatTrophy {
  readonly seat: number;
  readonly trophy: Trophy;
  readonly first: boolean;
}

export interface TableTrophies {
  readonly ready: boolean;
  readonly trophies: readonly SeatTrophy[];
}

export const trophiesApi = {
  ofPerson: (person: string) =>
    call<{ readonly trophies: readonly Earned[] }>(
      'GET',
      `/api/people/${encodeURIComponent(person)}/trophies`,
    ),
  ofTable: (table: string) =>
    call<TableTrophies>('GET', `/api/tables/${encodeURIComponent(table)}/trophies`),
};
