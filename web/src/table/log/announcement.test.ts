/** Announcements of each game, from the stories in its `tests/announced.json`. */
import { describe, expect, test } from 'vitest';
import type { Moment, GameEvent, Translate } from '../../kit/board';
import { bundle, sentence } from '../../i18n/bundle';
import platform, { kit } from '../../i18n/en';
import { announcement } from './announcement';

interface Entry {
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
}

/** The reader sits at seat 0. */
interface Story {
  readonly that: string;
  readonly before: readonly Entry[];
  readonly entry: Entry;
  /** They may take it back. */
  readonly undoable?: boolean;
  readonly hears: string;
}

const FOLDERS = '../../../../src/ludoteca/games/';
const WORDS = import.meta.glob<string>('../../../../src/ludoteca/games/*/i18n/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const STORIES = import.meta.glob<readonly Story[]>(
  '../../../../src/ludoteca/games/*/tests/announced.json',
  { import: 'default', eager: true },
);
const told = Object.entries(STORIES).map(([path, stories]) => ({
  game: path.slice(FOLDERS.length).split('/')[0] ?? '',
  stories,
}));

const SEATS = [
  { name: 'Anna', you: true },
  { name: 'Cleo', you: false },
];

function wordsOf(game: string): Translate {
  const own = WORDS[`${FOLDERS}${game}/i18n/en.ftl`] ?? '';
  const bundles = [bundle('en', kit, own), bundle('en', platform)];
  return (key, args) => sentence(bundles, key, args, SEATS) ?? key;
}

const moment = ({ seat, events }: Entry, n: number): Moment => ({
  n,
  at: 0,
  seat,
  events,
  undone: [],
});

test('games have stories', () => {
  expect(told.length).toBeGreaterThan(1);
});

describe.each(told)('$game', ({ game, stories }) => {
  test.each(stories)('tells $that', ({ before, entry, undoable = false, hears }) => {
    const moments = [...before, entry].map(moment);
    const own = moments.at(-1) as Moment;

    expect(announcement(own, moments, 0, undoable, wordsOf(game))).toBe(hears);
  });
});
