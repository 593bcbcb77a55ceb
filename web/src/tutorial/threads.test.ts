import { expect, test } from 'vitest';
import { ring, thread } from './threads';

const NOTE = { x: 500, y: 100, width: 200, height: 200 };
const STONE = { x: 100, y: 150, width: 60, height: 56 };

test('a ring leaves room around what it is about, round for a stone, a box for a tower', () => {
  expect(ring(STONE, 5)).toEqual({ x: 95, y: 145, width: 70, height: 66, radius: 35 });
  expect(ring({ x: 0, y: 0, width: 60, height: 300 }, 5).radius).toBe(14);
});

test('a thread leads from the edge of the note to the edge of the ring', () => {
  const line = thread(NOTE, ring(STONE, 5));
  const [fromX, fromY, , , toX, toY] = (line.match(/[\d.]+/g) ?? []).map(Number);

  expect([fromX, fromY]).toEqual([500, 178]);
  expect(toX).toBeCloseTo(130 + 33, 0);
  expect(toY).toBeCloseTo(178, 0);
});

test('there is no thread where the ring is beside the note', () => {
  expect(thread(NOTE, ring({ x: 420, y: 150, width: 70, height: 70 }, 5))).toBe('');
});
