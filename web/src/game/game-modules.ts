/**
 * Loads the browser files of games: boards, covers, help, from their folders or from an installed
 * package.
 */
import { catalogue } from '../home/catalogue.svelte';
import type { AccountComponent, BoardComponent, BoardModule } from '../kit/board';

const BOARDS = import.meta.glob<{ default: BoardComponent }>(
  '../../../src/ludoteca/games/*/Board.svelte',
);
const ACCOUNTS = import.meta.glob<{ default: AccountComponent }>(
  '../../../src/ludoteca/games/*/Account.svelte',
);
const COVERS = import.meta.glob<string>('../../../src/ludoteca/games/*/Cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

function ofGame<T>(found: Record<string, T>, game: string, file: string): T | undefined {
  const ending = `/games/${game.replaceAll('-', '_')}/${file}`;
  return Object.entries(found).find(([path]) => path.endsWith(ending))?.[1];
}

/** A board: a component of this client, or the compiled module of a package. */
export type Board = { readonly component: BoardComponent } | { readonly module: BoardModule };

/** Loads the board of a game; null when the game has none. Throws when it cannot be loaded. */
export async function board(game: string): Promise<Board | null> {
  const load = ofGame(BOARDS, game, 'Board.svelte');
  if (load) return { component: (await load()).default };
  await catalogue.load();
  const brought = catalogue.find(game)?.board;
  if (!brought?.module) return null;
  const [module] = await Promise.all([
    import(/* @vite-ignore */ brought.module) as Promise<BoardModule>,
    brought.style && loadStyle(brought.style),
  ]);
  return { module };
}

/** Loads a style sheet, which stays, as those of the client do. */
function loadStyle(address: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((there, missing) => {
    link.onload = there;
    link.onerror = () => {
      link.remove();
      missing(new Error(`${address} cannot be had`));
    };
    if (document.head.querySelector(`link[href="${CSS.escape(address)}"]`)) there(null);
    else document.head.append(link);
  });
}

/** The explanation of a score: a component of this client, or a function of a package. */
export type Account =
  | { readonly component: AccountComponent }
  | { readonly mount: NonNullable<BoardModule['account']> };

/** Loads the explanation of scores; null for a game without one. */
export async function account(game: string): Promise<Account | null> {
  const load = ofGame(ACCOUNTS, game, 'Account.svelte');
  if (load) return { component: (await load()).default };
  if (ofGame(BOARDS, game, 'Board.svelte')) return null;
  const drawn = await board(game);
  const mount = drawn && 'module' in drawn ? drawn.module.account : undefined;
  return mount ? { mount } : null;
}

const HELPS = import.meta.glob<string>('../../../src/ludoteca/games/*/help/*.md', {
  import: 'default',
});
const PICTURES = import.meta.glob<Position>('../../../src/ludoteca/games/*/picture.json', {
  import: 'default',
});

/** A position to show, as `ludoteca picture` took it from a finished game. */
export interface Position {
  readonly view: unknown;
  readonly scores: readonly number[];
}

/** The rules of a game as HTML; in English where the language is missing. */
export async function help(game: string, language: string): Promise<string | null> {
  const load =
    ofGame(HELPS, game, `help/${language}.md`) ?? ofGame(HELPS, game, 'help/en.md') ?? null;
  if (load) return await load();
  await catalogue.load();
  const there = catalogue.find(game)?.board?.help;
  const address = there?.[language] ?? there?.['en'];
  if (!address) return null;
  // The Markdown parser is only loaded for packages.
  const [{ marked }, answer] = await Promise.all([import('marked'), fetch(address)]);
  if (!answer.ok) throw new Error(`${address} cannot be had`);
  return marked.parse(await answer.text(), { gfm: true });
}

/** Whether a game has rules to read, by the catalogue. */
export const hasHelp = (game: string): boolean =>
  ofGame(HELPS, game, 'help/en.md') !== undefined ||
  Object.keys(catalogue.find(game)?.board?.help ?? {}).length > 0;

/** A position of the game; null when none was taken. */
export async function position(game: string): Promise<Position | null> {
  const load = ofGame(PICTURES, game, 'picture.json');
  if (load) return await load();
  const address = catalogue.find(game)?.board?.position;
  return address ? ((await (await fetch(address)).json()) as Position) : null;
}

/** Whether the game has a board, by the catalogue: not every package has one. */
export const hasBoard = (game: string): boolean =>
  ofGame(BOARDS, game, 'Board.svelte') !== undefined || !!catalogue.find(game)?.board?.module;

/** The address of a game's cover picture; undefined when it has none. */
export const cover = (game: string): string | undefined =>
  ofGame(COVERS, game, 'Cover.svg') ?? catalogue.find(game)?.board?.cover ?? undefined;
