/** What a table of a game will need, asked for before somebody goes there. */
import { board } from '../game/game-modules';
import { PAGES } from '../pages';

/** What cannot be had now is asked for again at the table, which says so if it must. */
export function ahead(game: string): void {
  void Promise.allSettled([PAGES.table(), import('../table/play/Play.svelte'), board(game)]);
}
