/** What levels of bots are called. */
import { words } from '../i18n/words.svelte';

/** A level in the reader's language; one that a game brings without words for it, as it is. */
export const levelName = (level: string, game?: string): string =>
  words.find(`level-${level}`, {}, [], game) ?? level;
