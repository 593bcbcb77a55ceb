/** The games with a daily challenge: their tables can be compared, and one person can play. */
import type { GameInfo } from '../api/api';
import { t } from '../i18n/words.svelte';

export const daily = (game: GameInfo): boolean => game.comparable && game.seats[0] === 1;

/** Whether a challenge is the round of the week of a group. */
export const weekly = (challenge: string): boolean => challenge.startsWith('week-');

/** With whom a table shares its dice, in a line. */
export function sharesWith(challenge: string): string {
  if (weekly(challenge)) return t('challenge-week-table');
  return challenge.startsWith('day-') ? t('challenge-table') : t('challenge-again-table');
}
