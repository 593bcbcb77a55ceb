import { expect, test } from 'vitest';
import { luckiest, reach, together, worthTelling } from './luck';

test('a player is told about the own luck, a watcher about the greatest', () => {
  expect(luckiest([1, 6.2, -7], 2)).toBe(2);
  expect(luckiest([1, 6.2, -7], null)).toBe(1);
  expect(luckiest([-3, -1], null)).toBe(1);
});

test('a team has one luck, whoever plays alone or against others has not', () => {
  expect(together([1.5, 1.5, 1.5])).toBe(1.5);
  expect(together([1.5, -1.5])).toBeNull();
  expect(together([1.5])).toBeNull();
});

test('small luck is drawn small', () => {
  expect(reach([0.2, -0.1])).toBe(5);
  expect(reach([3, -12])).toBe(12);
});

test('dice that gave nothing to anybody are not spoken of', () => {
  const gained = [0, 0];
  expect(worthTelling({ entries: [], gained })).toBe(false);
  expect(worthTelling({ entries: [{ n: 4, gained: [0, 0] }], gained })).toBe(false);
  expect(worthTelling({ entries: [{ n: 4, gained: [1.5, -1.5] }], gained })).toBe(true);
});
