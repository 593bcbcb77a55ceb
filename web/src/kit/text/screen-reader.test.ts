import { expect, test } from 'vitest';
import { aloud } from './screen-reader';

const t = (key: string) =>
  ({ place: '3 × 5', 'place-aloud': 'three fives', roll: 'Roll' })[key] ?? key;

test('what a game says in full is said so', () => {
  expect(aloud({ key: 'place', args: {} }, t)).toBe('three fives');
});

test('all else is said as it is drawn', () => {
  expect(aloud({ key: 'roll', args: {} }, t)).toBe('Roll');
});
