/**
 * Parts for drawings of the sights, in the units of their boards: a box is 100 wide and 80 high, the
 * origin is the left end of the ground, up is negative.
 *
 * Washes of watercolour come first, in order, then lines of ink over all of them.
 */

/** Names of colours; each has a value by day and by night. */
export type Pigment =
  | 'blue'
  | 'deep'
  | 'water'
  | 'cloud'
  | 'sand'
  | 'shade'
  | 'stone'
  | 'rust'
  | 'rose'
  | 'grass'
  | 'leaf'
  | 'iron'
  | 'haze';

export interface Drawing {
  /** The sun, or by night the moon. It is behind everything else, and stays round whatever the boxes' shape. */
  readonly sun?: { readonly x: number; readonly y: number; readonly r: number };
  readonly washes: readonly (readonly [Pigment, string])[];
  readonly ink: readonly string[];
}

type Numbers = readonly number[];

/** A line through corners, given as x, y, x, y ... */
export function line(...corners: Numbers): string {
  const points = corners.flatMap((x, i) => (i % 2 ? [] : [`${x} ${corners[i + 1] ?? 0}`]));
  return `M${points.join('L')}`;
}

export const area = (...corners: Numbers): string => `${line(...corners)}Z`;

/** Concatenated results of `make` for 0, 1, 2, ... */
export function repeat(times: number, make: (i: number) => string): string {
  return Array.from({ length: times }, (_, i) => make(i)).join('');
}

/** An upright opening with a round top. */
export function arch(x: number, foot: number, width: number, height: number): string {
  const r = width / 2;
  return `M${x} ${foot}V${foot - height + r}a${r} ${r} 0 0 1 ${width} 0V${foot}`;
}

/** A round shape for leaves, bushes and smoke. */
export function puff(x: number, y: number, r: number): string {
  return `M${x - r} ${y}c${-r * 0.5} ${-r} ${r * 0.5} ${-r * 1.5} ${r} ${-r}c${r * 0.6} ${-r * 0.5} ${r * 1.5} 0 ${r} ${r}c${r * 0.3} ${r * 0.7} ${-r * 2.3} ${r * 0.7} ${-r * 2} 0z`;
}

/** A cypress, a pine seen from afar. */
export function spire(x: number, foot: number, width: number, height: number): string {
  return `M${x} ${foot - height}c${width * 0.7} ${height * 0.4} ${width * 0.6} ${height} 0 ${height}s${-width * 0.7} ${-height * 0.6} 0 ${-height}z`;
}

export function pine(x: number, foot: number, width: number, height: number): string {
  const w = width / 2;
  return area(
    ...[x, foot - height, x + w * 0.5, foot - height * 0.55, x + w * 0.25, foot - height * 0.58],
    ...[x + w, foot, x - w, foot, x - w * 0.25, foot - height * 0.58, x - w * 0.5],
    foot - height * 0.55,
  );
}

export function birds(x: number, y: number): string {
  const bird = (bx: number, by: number, s: number) =>
    `M${bx} ${by}q${s * 0.5} ${-s * 0.6} ${s} 0q${s * 0.5} ${-s * 0.6} ${s} 0`;
  return bird(x, y, 12) + bird(x + 40, y - 16, 9) + bird(x + 64, y + 4, 8);
}

/** A flat band across the whole card, whatever its width: a meadow, a lake, sand. */
export function strip(top: number, bottom: number, swell = 8): string {
  const steps = repeat(16, (i) => `q175 ${i % 2 ? swell : -swell} 350 0`);
  return `M-2300 ${top}${steps}V${bottom}H-2300z`;
}

/** Distant hills: heights above `foot`, 140 apart, from `x` on. */
export function hills(x: number, foot: number, ...heights: Numbers): string {
  const tops = heights.map((height, i) => `${x + i * 140} ${foot - height}`);
  const curve = tops.map((top, i) =>
    i ? `S${x + i * 140 - 50} ${foot - (heights[i] ?? 0)} ${top}` : top,
  );
  return `M${x - 80} ${foot}Q${x - 40} ${foot} ${curve.join('')}L${x + heights.length * 140} ${foot}z`;
}
