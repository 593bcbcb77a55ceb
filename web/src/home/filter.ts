/** Filters games by name, number of players, duration and complexity. */
import type { GameInfo } from '../api/api';

export interface Wanted {
  /** A part of the name, in any language. */
  readonly name: string;
  readonly players: number | null;
  /** At most, in minutes: the shortest play must fit. */
  readonly minutes: number | null;
  /** At most, 1 to 5. */
  readonly complexity: number | null;
}

export const ANY: Wanted = { name: '', players: null, minutes: null, complexity: null };

/** The least number of games that needs a search. */
export const MANY = 8;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export function fits(game: GameInfo, wanted: Wanted): boolean {
  const [least, most] = game.seats;
  return (
    (wanted.players === null || (least <= wanted.players && wanted.players <= most)) &&
    (wanted.minutes === null || game.minutes[0] <= wanted.minutes) &&
    (wanted.complexity === null || game.complexity <= wanted.complexity) &&
    named(game, wanted.name)
  );
}

function named(game: GameInfo, part: string): boolean {
  const sought = plain(part.trim());
  return [game.id, ...Object.values(game.names)].some((name) => plain(name).includes(sought));
}
