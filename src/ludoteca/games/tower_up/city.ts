/** Layout of the two cities: sites, streets and parks, as a flat plan or seen at an angle. */
import type { Box, Point } from '$kit/geometry';
import boards from './boards.json';

export type Style = 'city' | 'plan';
export type BoardName = keyof typeof boards;

/** A site with the middle of its plot on the board. */
export interface Plot extends Point {
  readonly id: string;
  readonly district: string;
  readonly near: readonly string[];
}

export interface Layout {
  readonly style: Style;
  readonly board: BoardName;
  readonly box: Box;
  /** Top of the strip below the city, which stays empty. */
  readonly foot: number;
  /** Width of a building. */
  readonly size: number;
  /** Height of a floor; 0 in the plan. */
  readonly rise: number;
  /** Height of flat things as a share of their width; 1 in the plan. */
  readonly depth: number;
  /** Plots from back to front. */
  readonly plots: readonly Plot[];
  readonly at: ReadonlyMap<string, Plot>;
  readonly streets: readonly Street[];
  readonly parks: readonly (Point & { readonly id: string; readonly d: string })[];
  readonly districts: readonly District[];
}

export interface Street {
  readonly name: string;
  readonly d: string;
  /** Whether it joins two districts. */
  readonly border: boolean;
}

/** A district; `d` are the streets inside it. */
export interface District {
  readonly id: string;
  readonly d: string;
}

/** Width of a building as a share of its room, in the plan and as a tower. */
const SHARE = { plan: 0.84, city: 0.72 } as const;
const LARGEST = { plan: 68, city: 84 } as const;
/** Limits of the viewing angle, as `depth`. */
const DEPTH = { least: 0.42, most: 0.84 } as const;
/** Distance from the middle of a plot to the edge of its district's wash, in sizes of a building. */
export const WASH = 0.775;
/** Margin beside the outermost buildings, for their district, their light and their number of floors. */
const MARGIN = WASH - 0.5;
const RISE = 0.27;
/** Height of the room for roofs above a full tower, as a share of its width. */
const ROOFS = 0.36;

const boundsOf = (points: readonly Point[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** Size of the largest square or rhomb that fits on every place without touching another. */
function largest(places: readonly Point[], style: Style, depth: number): number {
  let least = Infinity;
  places.forEach((one, i) => {
    for (const other of places.slice(i + 1)) {
      const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
      least = Math.min(least, style === 'plan' ? Math.max(dx, dy) : dx + dy / depth);
    }
  });
  return Math.min(LARGEST[style], least * SHARE[style]);
}

const n = (value: number) => Math.round(value * 10) / 10;

/** Lays a city out for a room of `width` times `full` CSS pixels, with the lowest `below` pixels free. */
export function layOut(
  board: BoardName,
  style: Style,
  width: number,
  full: number,
  below = 0,
): Layout {
  const height = full - below;
  const { sites, streets, parks, districts } = boards[board];
  const bounds = boundsOf(sites);
  // The size of buildings determines the margin, and the margin their size: two rounds are enough.
  let size: number = Math.min(width, height) / 9;
  let [sx, sy, depth] = [1, 1, 1];
  let [left, top] = [0, 0];
  for (let pass = 0; pass < 3; pass++) {
    const above = style === 'city' ? overhead(sites, bounds.y, size, sy) : 0;
    // A plan reaches to the edges, with the wash of a district above and the free strip below.
    const [over, under] = style === 'city' ? [0.483, 0.483] : [WASH, 0.575];
    const wide = width - size * (1 + 2 * MARGIN);
    const high = height - size * (over + under) - above;
    sx = Math.max(0.5, wide / bounds.width);
    sy = Math.max(0.3, high / bounds.height);
    if (style === 'city') {
      sy = Math.min(sy, sx * DEPTH.most);
      sx = Math.min(sx, sy / DEPTH.least);
      depth = sy / sx;
    }
    left = (width - bounds.width * sx) / 2;
    top = above + (height - above - bounds.height * sy + size * (over - under)) / 2;
    size = largest(
      sites.map(({ x, y }) => ({ x: x * sx, y: y * sy })),
      style,
      depth,
    );
  }
  const seen = ({ x, y }: Point): Point => ({
    x: n(left + (x - bounds.x) * sx),
    y: n(top + (y - bounds.y) * sy),
  });
  const plots = sites
    .map((site): Plot => ({
      ...seen(site),
      id: site.id,
      district: site.district,
      near: site.neighbours,
    }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const at = new Map(plots.map((plot) => [plot.id, plot]));
  const lines = streets.flatMap(([a = '', b = '']): (Street & { district: string })[] => {
    const [one, other] = [at.get(a), at.get(b)];
    if (!one || !other) return [];
    const border = one.district !== other.district;
    const d = `M${one.x} ${one.y}L${other.x} ${other.y}`;
    return [{ name: `${a}-${b}`, d, border, district: border ? '' : one.district }];
  });
  return {
    style,
    board,
    box: { x: 0, y: 0, width, height: full },
    foot: height,
    size,
    rise: style === 'city' ? size * RISE : 0,
    depth,
    plots,
    at,
    streets: lines.map(({ name, d, border }) => ({ name, d, border })),
    parks: parks.map((park) => ({
      ...seen(park),
      id: park.id,
      d: around(seen(park), park.sites.map((id) => at.get(id)).filter(known)),
    })),
    districts: districts.map((id) => ({
      id,
      d: lines
        .filter(({ district }) => district === id)
        .map(({ d }) => d)
        .join(''),
    })),
  };
}

const known = <T>(value: T | undefined): value is T => value !== undefined;

/** Room that towers need above the last row, with buildings `size` wide in rows `sy` apart. */
function overhead(
  sites: readonly { readonly y: number; readonly neighbours: readonly string[] }[],
  last: number,
  size: number,
  sy: number,
): number {
  const needed = sites.map(
    ({ y, neighbours }) => size * ((neighbours.length + 1) * RISE + ROOFS) - (y - last) * sy,
  );
  return Math.max(0, ...needed);
}

/** Outline of a park, a lawn between the sites that border it, with corners halfway to each of them. */
function around(middle: Point, corners: readonly Point[]): string {
  const turned = [...corners].sort(
    (a, b) =>
      Math.atan2(a.y - middle.y, a.x - middle.x) - Math.atan2(b.y - middle.y, b.x - middle.x),
  );
  const half = turned.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * 0.56,
    y: middle.y + (y - middle.y) * 0.56,
  }));
  const between = (a: Point, b: Point) => `${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2)}`;
  const first = half[0];
  const last = half.at(-1);
  if (!first || !last) return '';
  const rounded = half.map((corner, i) => {
    const next = half[(i + 1) % half.length] ?? first;
    return `Q${n(corner.x)} ${n(corner.y)} ${between(corner, next)}`;
  });
  return `M${between(last, first)}${rounded.join('')}Z`;
}
