/** Opens the sheet in which the reader says what they would like to play. */
import { mount, unmount } from 'svelte';
import { catalogue } from '../home/catalogue.svelte';
import SearchSheet from './SearchSheet.svelte';

/** Resolves when the sheet is open. `game` is wished for at first; without it, any game. */
export async function openSheet(game: string | null): Promise<void> {
  await catalogue.load();
  const games = catalogue.games ?? [];
  const sheet = mount(SearchSheet, {
    target: document.body,
    props: { games, game, close: () => void unmount(sheet) },
  });
}
