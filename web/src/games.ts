/** Boards and covers of the games, each from the folder of its game. */
import type { BoardComponent } from './board';

const BOARDS = import.meta.glob<{ default: BoardComponent }>(
  '../../src/ludoteca/games/*/Board.svelte',
);
const COVERS = import.meta.glob<string>('../../src/ludoteca/games/*/Cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

function ofGame<T>(found: Record<string, T>, game: string, file: string): T | undefined {
  const ending = `/games/${game.replaceAll('-', '_')}/${file}`;
  return Object.entries(found).find(([path]) => path.endsWith(ending))?.[1];
}

/** Loads the board of a game. Raises when the game has none. */
export async function board(game: string): Promise<BoardComponent> {
  const load = ofGame(BOARDS, game, 'Board.svelte');
  if (!load) throw new Error(`${game} has no board`);
  return (await load()).default;
}

/** Where the cover picture of a game is; undefined when it has none. */
export const cover = (game: string): string | undefined => ofGame(COVERS, game, 'Cover.svg');
