import { expect, test } from 'vitest';
import { areas, next, points } from './hand';
import type { View } from './types.gen';

/** 30 in Idaho, a star in Nevada, 31 in Utah; a tour from Idaho to Nevada goes on to Utah only. */
const STOPS: View['stops'] = [
  ['id', 1, true, [3, 2]],
  ['nv', 2, true, [0, 2]],
  ['ut', 1, true, [4]],
  ['nv', 2, false, [0, 2]],
  ['nv', 2, false, [2]],
];

test('a tour drawn by hand begins at any of the first stops', () => {
  expect([...next(STOPS, [])]).toEqual([
    ['id', 0],
    ['nv', 1],
    ['ut', 2],
  ]);
});

test('goes on where its last stop leads, and nowhere twice', () => {
  expect([...next(STOPS, [0])]).toEqual([
    ['nv', 3],
    ['ut', 2],
  ]);
  expect([...next(STOPS, [0, 3])]).toEqual([['ut', 2]]);
  expect([...next(STOPS, [0, 3, 2])]).toEqual([]);
});

test('is drawn through its areas and scores their points', () => {
  expect(areas(STOPS, [0, 3, 2])).toEqual(['id', 'nv', 'ut']);
  expect(points(STOPS, [0, 3, 2])).toBe(4);
  expect(points(STOPS, [])).toBe(0);
});
