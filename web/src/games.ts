/** Boards and covers of the games, each from the folder of its game. */
import type { AccountComponent, BoardComponent } from './board';

const BOARDS = import.meta.glob<{ default: BoardComponent }>(
  '../../src/ludoteca/games/*/Board.svelte',
);
const ACCOUNTS = import.meta.glob<{ default: AccountComponent }>(
  '../../src/ludoteca/games/*/Account.svelte',
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

/** Loads what tells how scores of a game came about; undefined for a game that does not tell. */
export async function account(game: string): Promise<AccountComponent | undefined> {
  return (await ofGame(ACCOUNTS, game, 'Account.svelte')?.())?.default;
}

const HELPS = import.meta.glob<string>('../../src/ludoteca/games/*/help/*.md', {
  import: 'default',
});
const PICTURES = import.meta.glob<Position>('../../src/ludoteca/games/*/picture.json', {
  import: 'default',
});

/** A position worth showing, as `tools/picture.py` took it from a finished game. */
export interface Position {
  readonly view: unknown;
  readonly scores: readonly number[];
}

/** What a game explains of itself, as HTML; in English where the language is missing. */
export async function help(game: string, language: string): Promise<string | null> {
  const load =
    ofGame(HELPS, game, `help/${language}.md`) ?? ofGame(HELPS, game, 'help/en.md') ?? null;
  return load && (await load());
}

/** A position of the game; null when none was taken. */
export async function position(game: string): Promise<Position | null> {
  const load = ofGame(PICTURES, game, 'picture.json');
  return load ? await load() : null;
}

/** Whether the game can be played here: games of other packages may lack a board. */
export const hasBoard = (game: string): boolean =>
  ofGame(BOARDS, game, 'Board.svelte') !== undefined;

/** Where the cover picture of a game is; undefined when it has none. */
export const cover = (game: string): string | undefined => ofGame(COVERS, game, 'Cover.svg');
