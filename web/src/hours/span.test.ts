import { expect, test } from 'vitest';
import { lasts, span } from './span';

test('hours may last past midnight, and the same time twice is the whole day', () => {
  expect(span(480, 1380)).toEqual({ begins: 480, ends: 1380 });
  expect(span(1080, 120)).toEqual({ begins: 1080, ends: 1560 });
  expect(lasts(span(1080, 120))).toBe(8);
  expect(lasts(span(0, 0))).toBe(24);
});
