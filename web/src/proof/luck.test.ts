import { expect, test } from 'vitest';
import { luckiest, reach, signedPoints } from './luck';

test('a player is told about the own luck, a watcher about the greatest', () => {
  expect(luckiest([1, 6.2, -7], 2)).toBe(2);
  expect(luckiest([1, 6.2, -7], null)).toBe(1);
  expect(luckiest([-3, -1], null)).toBe(1);
});

test('points carry a sign in every language, and no hyphen', () => {
  expect(signedPoints(6.24, 'en')).toBe('+6.2');
  expect(signedPoints(-6.24, 'en')).toBe('\u22126.2');
  expect(signedPoints(-6.24, 'es')).toBe('\u22126,2');
  expect(signedPoints(0, 'ko')).toBe('0.0');
});

test('small luck is drawn small', () => {
  expect(reach([0.2, -0.1])).toBe(5);
  expect(reach([3, -12])).toBe(12);
});
