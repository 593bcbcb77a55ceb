/** Preloads the files of a table of a game. */
import { board } from '../game/game-modules';
import { PAGES } from '../pages';

/** Errors are ignored, because the table page loads the files again and reports failures. */
export function preloadTable(game: string): void {
  void Promise.allSettled([PAGES.table(), import('../table/play/Play.svelte'), board(game)]);
}
