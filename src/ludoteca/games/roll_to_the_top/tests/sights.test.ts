import { expect, test } from 'vitest';
import { DRAWINGS } from '../drawings';
import { arrange, boxAt } from '../layout';
import { isOpen, least, left, sight, type Sight } from '../sights';
import type { View } from '../types.gen';

const ALL = Object.keys(DRAWINGS) as View['board'][];

function sheet(on: Sight, filled: Readonly<Record<string, number>>): number[] {
  return on.boxes.map(({ id }) => filled[id] ?? 0);
}

function box(on: Sight, id: string) {
  const found = on.boxes.find((place) => place.id === id);
  if (!found) throw new Error(id);
  return found;
}

test('a box is open when all boxes below it are filled, and takes the highest of them or more', () => {
  const on = sight('matterhorn');
  const half = sheet(on, { b01: 4 });
  const both = sheet(on, { b01: 4, b02: 6 });

  expect(isOpen(half, box(on, 'b07'))).toBe(false);
  expect(isOpen(both, box(on, 'b07'))).toBe(true);
  expect(least(on, both, box(on, 'b07'))).toBe(6);
});

test('a box in the air is open when one beside it is filled, and takes any number', () => {
  const on = sight('eiffel-tower');
  const given = sheet(on, { b07: 9 });

  expect(isOpen(given, box(on, 'b08'))).toBe(true);
  expect(isOpen(given, box(on, 'b09'))).toBe(false);
  expect(least(on, given, box(on, 'b08'))).toBe(1);
});

test('a box high up is bound by what is written far below', () => {
  const on = sight('golden-gate-bridge');

  expect(least(on, sheet(on, { b02: 9 }), box(on, 'b21'))).toBe(9);
});

test('dotted boxes are open from the first turn', () => {
  const on = sight('great-wall');
  const empty = sheet(on, {});

  expect(on.boxes.filter((place) => isOpen(empty, place)).length).toBe(9);
  expect(left(empty)).toBe(21);
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
