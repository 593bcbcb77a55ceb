/** The games with a daily challenge: their tables can be compared, and one person can play. */
import type { GameInfo } from '../api/api';

export const daily = (game: GameInfo): boolean => game.comparable && game.seats[0] === 1;
