/** Which games have a challenge every day: those whose tables compare and that one can play alone. */
import type { GameInfo } from '../api/api';

export const daily = (game: GameInfo): boolean => game.comparable && game.seats[0] === 1;
