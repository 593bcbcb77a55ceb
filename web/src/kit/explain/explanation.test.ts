import { expect, test } from 'vitest';
import { middle, placed } from './explanation';

const ROOM = { width: 400, height: 300 };
const WORDS = { width: 200, height: 60 };

test('words stand above what they explain, in its middle', () => {
  expect(placed({ x: 180, y: 150, width: 40, height: 40 }, WORDS, ROOM)).toEqual({ x: 100, y: 82 });
});

test('below it where there is no room above, and never beyond the board', () => {
  expect(placed({ x: 0, y: 10, width: 40, height: 40 }, WORDS, ROOM)).toEqual({ x: 4, y: 58 });
  expect(placed({ x: 380, y: 150, width: 20, height: 20 }, WORDS, ROOM).x).toBe(196);
});

test('over a thing that fills the board they stay in sight', () => {
  expect(placed({ x: 0, y: 0, width: 400, height: 300 }, WORDS, ROOM)).toEqual({ x: 100, y: 236 });
});

test('the middle of a box', () => {
  expect(middle({ x: 10, y: 20, width: 4, height: 6 })).toEqual({ x: 12, y: 23 });
});
