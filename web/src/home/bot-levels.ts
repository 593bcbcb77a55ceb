/** Names of the levels of bots. */
import { words } from '../i18n/words.svelte';

/**
 * The name of a level in the reader's language; the level itself where a game has no translation
 * for it.
 */
export const levelName = (level: string, game?: string): string =>
  words.find(`level-${level}`, {}, [], game) ?? level;
