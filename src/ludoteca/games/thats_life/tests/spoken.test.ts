import { expect, it } from 'vitest';
import type { Translate } from '$kit/board';
import { sayStone, sayTower } from '../spoken';
import type { Stone } from '../types.gen';

/** How English joins what is said. */
const JOINTS: Readonly<Record<string, string>> = { 'list-separator': ', ', 'sentence-stop': '. ' };

/** Says the key and its arguments, so that a test sees what was asked for. */
const t: Translate = (key, args = {}) =>
  key === 'labelled'
    ? Object.values(args).join(': ')
    : (JOINTS[key] ?? [key, ...Object.values(args)].join(' '));

const stone: Stone = { id: 'a5', kind: 'minus', value: -5, side: null, pieces: [0, 2], guards: 1 };

it('says what is written on a stone and who stands on it', () => {
  expect(sayStone(stone, t)).toBe('tile-minus −5: pieces-at 2 1, guards-at 1');
});

it('says so when nobody stands there', () => {
  const lucky: Stone = { ...stone, kind: 'lucky', value: 0, pieces: [0, 0], guards: 0 };

  expect(sayStone(lucky, t)).toBe('tile-lucky lucky: nobody-at');
});

it('says which side of an action tile is up', () => {
  const steal: Stone = { ...stone, kind: 'action', value: 0, side: 'steal', guards: 0 };

  expect(sayStone(steal, t)).toBe('tile-steal steal: pieces-at 2 1');
});

it('says a tower from bottom to top, with a true minus', () => {
  const tower = [
    { id: 'p3', kind: 'plus', value: 3, turned: false },
    { id: 'l1', kind: 'lucky', value: 0, turned: false },
    { id: 'a5', kind: 'minus', value: -5, turned: false },
  ] as const;

  expect(sayTower(tower, -2, 1, t)).toBe(
    'tower-of 1: tower-built tower-height 3 +3, lucky, −5 tower-top −5. score-of 1 −2',
  );
});

it('says when a tower is empty', () => {
  expect(sayTower([], 0, 0, t)).toBe('tower-of 0: tower-empty. score-of 0 0');
});
