/** Loads the line over every page, with its words. */
import { words } from '../i18n/words.svelte';
import NoticesBar from './NoticesBar.svelte';

export async function noticesBar(): Promise<typeof NoticesBar> {
  await words.usePart('moderation');
  return NoticesBar;
}
