/** Placement of district names: each inside its own shape, off all plots and all other names. */
import { WASH, type Layout, type Plot } from './city';
import type { Box, Point } from '$kit/geometry';

/** A placed name: the middle of its line, the size of its letters and their total width. */
export interface Sign extends Point {
  readonly id: string;
  readonly size: number;
  readonly width: number;
}

/** Widths of letters with their spacing, as shares of their size: capitals, and Korean and Chinese ones. */
const CAPITAL = 0.79;
const WIDE = 1.1;
const WIDE_LETTER = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af]/u;
/** Height of a line above and below its middle, as a share of its size. */
const HALF = 0.5;

/** Sizes of letters in CSS pixels; the first that fits is used. */
const SIZES = [15, 13, 11, 9.5, 8, 7] as const;
/** Largest size of letters, as a share of a building's width. */
const SHARE = 0.3;
/** Clear space around a name, as a share of a letter. */
const CLEAR = 0.12;
/** Places tried across and along a district; the best are compared with those of other districts. */
const GRID = 40;
const BEST = 60;
/** Cost of covering a building of two floors, more than all other costs together. */
const HIDDEN = 10;
/** Cost of leaving a name out, more than any place. */
const MISSING = 1000;

interface Place extends Point {
  readonly box: Box;
  readonly cost: number;
}

export const boxOf = ({ x, y, size, width }: Omit<Sign, 'id'>): Box => ({
  x: x - width / 2,
  y: y - size * HALF,
  width,
  height: size * 2 * HALF,
});

/** Width of a name in capitals of a size. */
export const breadth = (name: string, size: number): number =>
  [...name].reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? WIDE : CAPITAL), 0) * size;

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/**
 * Distance of a plot, with its building of height `up`, from a box, in halves of the plot; less
 * than 1 where they overlap.
 */
export function distance(box: Box, plot: Point, layout: Layout, up = 0): number {
  const half = layout.size / 2;
  const across = Math.max(box.x - plot.x, plot.x - box.x - box.width, 0) / half;
  const along =
    Math.max(box.y - plot.y, plot.y - up - box.y - box.height, 0) / (half * layout.depth);
  return layout.style === 'city' ? across + along : Math.max(across, along);
}

/** A street inside a district, or a plot, as a line. */
export type Line = readonly [Point, Point];

export function linesOf(layout: Layout, id: string): Line[] {
  const own = layout.plots.filter(({ district }) => district === id);
  return own.flatMap((plot): Line[] => [
    [plot, plot],
    ...plot.near.flatMap((other): Line[] => {
      const to = layout.at.get(other);
      return to && to.district === id && other > plot.id ? [[plot, to]] : [];
    }),
  ]);
}

/** Square of a point's distance from a line; `Math.hypot` would take ten times as long. */
function away({ x, y }: Point, [a, b]: Line): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const long = dx * dx + dy * dy;
  const at = long ? Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / long)) : 0;
  const across = x - a.x - at * dx;
  const along = y - a.y - at * dy;
  return across * across + along * along;
}

/** Distance of a point from the streets of a district. */
export function reach(point: Point, lines: readonly Line[]): number {
  let least = Infinity;
  for (const line of lines) least = Math.min(least, away(point, line));
  return Math.sqrt(least);
}

/** Height up to which a building is assumed to hide things behind it, because few reach their full height. */
const risen = ({ near }: Plot, { rise, size }: Layout): number =>
  rise ? ((near.length + 1) * rise + size * 0.36) * 0.6 : 0;

/**
 * Places for `names`, which are given by district, all in letters of one size, the largest that
 * fits. If the room is too small for all of them, names without a place are left out.
 */
export function placed(layout: Layout, names: ReadonlyMap<string, string>): Sign[] {
  const grounds = groundsOf(layout, [...names.keys()]);
  const smallest = SIZES[SIZES.length - 1] ?? 0;
  const sizes = SIZES.filter((one) => one <= Math.max(smallest, layout.size * SHARE));
  const tried = sizes.map((size) => {
    const signs = [...names].map(([id, name]) => ({ id, size, width: breadth(name, size) }));
    let lists: readonly (readonly Place[])[] | undefined;
    return {
      signs,
      lists: () => (lists ??= signs.map((sign, i) => places(layout, sign, grounds[i]))),
    };
  });
  // Small letters are better than covering a building, and covering one is better than no name.
  for (const [hidden, some] of [
    [false, false],
    [true, false],
    [true, true],
  ])
    for (const { signs, lists } of tried) {
      const all = lists();
      const open = hidden ? all : all.map((list) => list.filter(({ cost }) => cost < HIDDEN));
      const found = together(open, some ?? false);
      if (!found) continue;
      return signs.flatMap((sign, i) => {
        const at = found[i];
        return at ? [{ ...sign, x: n(at.x), y: n(at.y) }] : [];
      });
    }
  return [];
}

const n = (value: number) => Math.round(value * 10) / 10;

/** A district, with possible middles of its name inside its shape, for any size of letters. */
interface Ground {
  readonly lines: readonly Line[];
  /** Lines of all other districts. */
  readonly others: readonly Line[];
  readonly middles: readonly Middle[];
}

/** `cost` grows with the distance from the streets and from the middle of the district. */
interface Middle extends Point {
  readonly cost: number;
}

function groundsOf(layout: Layout, ids: readonly string[]): Ground[] {
  const shapes = ids.map((id) => linesOf(layout, id));
  return ids.map((id, i) => {
    const lines = shapes[i] ?? [];
    const others = shapes.flatMap((its, other) => (other === i ? [] : its));
    return { lines, others, middles: middlesOf(layout, id, lines, others) };
  });
}

function middlesOf(
  layout: Layout,
  id: string,
  lines: readonly Line[],
  others: readonly Line[],
): Middle[] {
  const own = layout.plots.filter((plot) => plot.district === id);
  const wash = layout.size * WASH;
  const [xs, ys] = [own.map(({ x }) => x), own.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [across, along] = [(right - left + 2 * wash) / GRID, (bottom - top + 2 * wash) / GRID];
  const found: Middle[] = [];
  for (let i = 0; i <= GRID; i++)
    for (let j = 0; j <= GRID; j++) {
      const at = { x: left - wash + i * across, y: top - wash + j * along };
      const far = reach(at, lines);
      if (far > wash || reach(at, others) < far) continue;
      const middle = Math.hypot(
        at.x - (left + right) / 2,
        (at.y - (top + bottom) / 2) / layout.depth,
      );
      found.push({ ...at, cost: far / wash + middle / layout.box.width });
    }
  return found;
}

/** Possible places of a name, the best first. */
function places(
  layout: Layout,
  { size, width }: Omit<Sign, 'x' | 'y'>,
  { lines, others, middles }: Ground = { lines: [], others: [], middles: [] },
): Place[] {
  const wash = layout.size * WASH;
  const [wide, high] = [layout.box.width, layout.foot];
  const clear = CLEAR * size;
  const found: Place[] = [];
  for (const { x, y, cost } of middles) {
    const box = grown(boxOf({ x, y, size, width }), clear);
    if (box.x < 0 || box.y < 0 || box.x + box.width > wide || box.y + box.height > high) continue;
    if (layout.plots.some((plot) => distance(box, plot, layout) < 1)) continue;
    found.push({ x, y, box, cost: cost + covered({ x, y }, box) });
  }
  return found.sort((one, other) => one.cost - other.cost).slice(0, BEST);

  /** Cost of the parts of a name that cover high buildings, another shape or none, or a lawn. */
  function covered({ x, y }: Point, box: Box): number {
    let cost = 0;
    for (const plot of layout.plots) {
      if (distance(box, plot, layout, 2 * layout.rise) < 1) cost += HIDDEN;
      else if (distance(box, plot, layout, risen(plot, layout)) < 1) cost += 1;
    }
    for (const part of [-0.5, 0.5]) {
      const end = { x: x + part * width, y };
      const far = reach(end, lines);
      if (reach(end, others) < Math.min(far, wash)) cost += 2;
      else if (far > wash) cost += 0.6;
    }
    for (const park of layout.parks)
      if (Math.hypot((park.x - x) / 2, park.y - y) < layout.size / 2) cost += 0.6;
    return cost;
  }
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * One place from each list without overlaps, at the least cost; null if that is impossible, unless
 * `some` may be left out.
 */
function together(
  lists: readonly (readonly Place[])[],
  some: boolean,
): readonly (Place | null)[] | null {
  let best: readonly (Place | null)[] | null = null;
  let least = Infinity;
  const leastLeft = lists.map((_, i) =>
    lists.slice(i).reduce((sum, list) => sum + (list[0]?.cost ?? (some ? MISSING : Infinity)), 0),
  );
  const search = (taken: readonly (Place | null)[], cost: number): void => {
    const list = lists[taken.length];
    if (!list) {
      [best, least] = [taken, cost];
      return;
    }
    const rest = leastLeft[taken.length + 1] ?? 0;
    for (const place of list) {
      if (cost + place.cost + rest >= least) break;
      if (!taken.some((one) => one && overlap(one.box, place.box)))
        search([...taken, place], cost + place.cost);
    }
    if (some && cost + MISSING + rest < least) search([...taken, null], cost + MISSING);
  };
  search([], 0);
  return best;
}
