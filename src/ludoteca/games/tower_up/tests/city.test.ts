import { expect, test } from 'vitest';
import { layOut, WASH, type BoardName, type Layout, type Style } from '../city';
import boards from '../boards.json';

const ROOMS = [
  { width: 590, height: 560 },
  { width: 348, height: 330 },
  { width: 340, height: 180 },
  { width: 900, height: 300 },
] as const;
const all = (['city-small', 'city-large'] as const).flatMap((board) =>
  (['city', 'plan'] as const).flatMap((style) =>
    ROOMS.map((room): [BoardName, Style, number, number] => [
      board,
      style,
      room.width,
      room.height,
    ]),
  ),
);

test.each(all)('%s as a %s fits into %i x %i', (board, style, width, height) => {
  const layout = layOut(board, style, width, height);

  const half = layout.size / 2;
  const light = half + Math.max(1.6, layout.size * 0.05) * 1.4; // of what glows
  for (const { x, y } of layout.plots) {
    expect(x - light).toBeGreaterThanOrEqual(0);
    expect(x + light).toBeLessThanOrEqual(width);
    expect(y - half * layout.depth).toBeGreaterThanOrEqual(0);
    expect(y + half * layout.depth).toBeLessThanOrEqual(height);
  }
});

test.each(all)('in %s as a %s no district is cut in %i x %i', (board, style, width, height) => {
  const { plots, size } = layOut(board, style, width, height);

  const wash = size * WASH - 0.2; // places are rounded
  for (const { x, y } of plots) {
    expect(x - wash).toBeGreaterThanOrEqual(0);
    expect(x + wash).toBeLessThanOrEqual(width);
    if (style === 'plan') expect(y - wash).toBeGreaterThanOrEqual(0);
  }
});

const touch = (one: Layout['plots'][number], other: Layout['plots'][number], of: Layout) => {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return of.style === 'plan' ? Math.max(dx, dy) < of.size : dx + dy / of.depth < of.size;
};

test.each(all)('in %s as a %s no two plots touch in %i x %i', (board, style, width, height) => {
  const layout = layOut(board, style, width, height);

  const pairs = layout.plots.flatMap((one, i) =>
    layout.plots.slice(i + 1).filter((other) => touch(one, other, layout)),
  );

  expect(pairs).toEqual([]);
});

test('a phone has room for a finger on each building of the small city', () => {
  expect(layOut('city-small', 'plan', 348, 330).size).toBeGreaterThan(34);
  expect(layOut('city-large', 'plan', 348, 330).size).toBeGreaterThan(26);
});

test('the highest tower that may ever stand is seen to its roof', () => {
  for (const board of ['city-small', 'city-large'] as const) {
    const { plots, rise, size, depth } = layOut(board, 'city', 590, 560, 46);

    const tops = plots.map(({ y, near }) => y - (near.length + 1) * rise - (size * depth) / 2);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
  }
});

test('what stands in front is drawn later', () => {
  const { plots } = layOut('city-large', 'city', 590, 560);

  expect(plots.map(({ y }) => y)).toEqual(plots.map(({ y }) => y).sort((a, b) => a - b));
});

test('all streets of the plan are drawn, and those between districts are known', () => {
  for (const board of ['city-small', 'city-large'] as const) {
    const { streets } = layOut(board, 'plan', 348, 330);
    const borders = boards[board].streets.filter(([a = '', b = '']) => a[0] !== b[0]);

    expect(streets).toHaveLength(boards[board].streets.length);
    expect(streets.filter(({ border }) => border)).toHaveLength(borders.length);
  }
});
