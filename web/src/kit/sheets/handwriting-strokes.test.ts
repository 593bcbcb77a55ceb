import { expect, it } from 'vitest';
import { HEIGHT, sketched, written } from './handwriting-strokes';

it('writes every number that a sheet can hold', () => {
  for (const text of ['0123456789', '-7', '\u221212', '+3', 'x', '*', '\u2713'])
    expect(written(text).strokes).toHaveLength([...text].length);
});

it('writes the same number at the same place always alike, and not all numbers alike', () => {
  expect(written('88', 3)).toEqual(written('88', 3));
  expect(written('88', 3).strokes[0]?.tilt).not.toBe(written('88', 4).strokes[0]?.tilt);
});

it('keeps the pen inside the line', () => {
  for (const sign of '0123456789')
    for (const { d } of written(sign).strokes) {
      const heights = [...d.matchAll(/[-\d.]+[ ]([-\d.]+)/g)].map(([, y]) => Number(y));
      expect(heights.length).toBeGreaterThan(1);
      for (const y of heights) {
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(HEIGHT + 0.5);
      }
    }
});

it('draws boxes that stay where they are', () => {
  const box = { x: 10, y: 20, width: 40, height: 30 };
  const numbers = (sketched(box, 5).match(/[-\d.]+/g) ?? []).map(Number);

  expect(numbers.length).toBe(18);
  for (const value of numbers) expect(Number.isFinite(value)).toBe(true);
  expect(sketched(box, 5)).toBe(sketched(box, 5));
  expect(sketched(box, 5)).not.toBe(sketched(box, 6));
});
