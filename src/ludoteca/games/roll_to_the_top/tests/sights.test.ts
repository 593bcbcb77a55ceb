import { expect, test } from 'vitest';
import { DRAWINGS } from '../drawings';
import { arrange, boxAt } from '../layout';
import { left, sight } from '../sights';
import type { View } from '../types.gen';

const ALL = Object.keys(DRAWINGS) as View['board'][];

test('what is left are the empty boxes', () => {
  expect(left([0, 4, 0])).toBe(2);
});

test.each(ALL)('all boxes of %s are inside the card, on phones and on large screens', (id) => {
  const on = sight(id);
  for (const [width, height] of [
    [344, 190],
    [344, 330],
    [700, 440],
    [1100, 700],
  ] as const) {
    const layout = arrange(on, width, height);
    for (const place of on.boxes) {
      const at = boxAt(layout, place);
      expect(at.x).toBeGreaterThan(0);
      expect(at.y).toBeGreaterThan(0);
      expect(at.x + at.width).toBeLessThan(width);
      expect(at.y + at.height).toBeLessThan(height);
    }
  }
});

test.each(ALL)('boxes of %s are nearly square, so that the sight is not stretched', (id) => {
  for (const [width, height] of [
    [344, 290],
    [570, 460],
    [330, 150],
  ] as const) {
    const { across, along } = arrange(sight(id), width, height);
    expect(along / across).toBeLessThan(1.16);
    expect(across / along).toBeLessThan(1.56);
  }
});
