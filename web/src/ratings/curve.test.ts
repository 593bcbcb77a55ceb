import { expect, test } from 'vitest';
import { points, quarterOf, signed } from './curve';

test('a curve fills its box from the lowest to the highest number', () => {
  expect(points([1500, 1600, 1550], 100, 20)).toBe('0.0,20.0 50.0,0.0 100.0,10.0');
});

test('a flat curve is in the middle, and one point is at the start', () => {
  expect(points([1500, 1500], 100, 20)).toBe('0.0,10.0 100.0,10.0');
  expect(points([1500], 100, 20)).toBe('0.0,10.0');
});

test('changes have their sign', () => {
  expect([12, -9, 0].map(signed)).toEqual(['+12', '−9', '±0']);
});

test('a season is a quarter of a year', () => {
  expect(quarterOf(20264)).toEqual({ year: '2026', quarter: 4 });
});
