import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { load } from './atlas';
import { make, written } from './make.mjs';

/** Milliseconds; generous, because other test runs may share the machine. */
const PATIENCE = 60_000;
let drawn: ReturnType<typeof make>;
beforeAll(() => void (drawn = make()), PATIENCE);

describe.each(['usa', 'europe'] as const)('the map of %s', (name) => {
  test('is what its sources make of it; `node make.mjs` draws it anew', () => {
    const kept = readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8');

    expect(written(drawn[name]) === kept).toBe(true);
  });

  test('has room around every stop, and every stop inside the frame', async () => {
    const { areas, width, height } = await load(name);

    for (const [i, one] of areas.entries()) {
      expect(one.x > 15 && one.x < width - 15 && one.y > 15 && one.y < height - 15, one.id).toBe(
        true,
      );
      for (const other of areas.slice(i + 1)) {
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        expect(apart, `${one.id} and ${other.id}`).toBeGreaterThan(27);
      }
    }
  });

  test('has no line through a stop that it does not lead to, and no two lines that cross', async () => {
    const { areas, links } = await load(name);
    const lines = links.map((ends) => areas.filter(({ id }) => ends.includes(id)));

    for (const [i, [a, b]] of lines.entries()) {
      if (!a || !b) throw new Error('a line from nowhere');
      for (const stop of areas)
        if (stop !== a && stop !== b)
          expect(away(stop, a, b), `${a.id}-${b.id} at ${stop.id}`).toBeGreaterThan(14);
      for (const [c, d] of lines.slice(i + 1))
        if (c && d && !new Set([a, b]).has(c) && !new Set([a, b]).has(d))
          expect(cross(a, b, c, d), `${a.id}-${b.id} and ${c.id}-${d.id}`).toBe(false);
    }
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

const side = (a: Point, b: Point, c: Point) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const cross = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

function away({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a.x - along * dx, y - a.y - along * dy);
}
