/** Geometry of the chart: lines, axes, and the places of names. */

/** The size of a chart in pixels, and the margins around the lines. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lowest and highest value on the upright axis. */
export type Span = readonly [number, number];

/** Lines are told apart by their pattern as well as by colour; as SVG dash arrays. */
export const PATTERNS = [
  '',
  '9 4',
  '2.500 4',
  '10 4 2.500 4',
  '5 3',
  '14 4',
  '10 3 2 3 2 3',
  '1 3',
];

/** Where the point `index` of `count` lies, from left to right. */
export function across(index: number, count: number, room: Room): number {
  const wide = room.width - room.left - room.right;
  return room.left + (count > 1 ? (index / (count - 1)) * wide : 0);
}

/** Where `value` lies, from top to bottom. */
export function up(value: number, [low, high]: Span, room: Room): number {
  const tall = room.height - room.top - room.bottom;
  return room.top + (high > low ? (1 - (value - low) / (high - low)) * tall : tall / 2);
}

/** The line through `values`, as SVG path data. */
export function line(values: readonly number[], span: Span, room: Room): string {
  const points = values.map(
    (value, i) => `${short(across(i, values.length, room))} ${short(up(value, span, room))}`,
  );
  return points.length ? `M${points.join('L')}` : '';
}

/** The point of `count` that lies nearest to the place `x`. */
export function nearest(x: number, count: number, room: Room): number {
  const wide = room.width - room.left - room.right;
  const index = Math.round(((x - room.left) / Math.max(wide, 1)) * (count - 1));
  return Math.min(Math.max(index, 0), Math.max(count - 1, 0));
}

/** Round numbers from `low` to `high`, about `most` of them: steps of 1, 2 or 5 and zeros. */
export function ticks([low, high]: Span, most: number): number[] {
  const rough = Math.max((high - low) / Math.max(most, 1), Number.EPSILON);
  const zeros = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, zeros * ([1, 2, 5, 10].find((one) => one * zeros >= rough) ?? 10));
  const found = [];
  for (let at = Math.ceil(low / step) * step + 0; at <= high; at += step) found.push(at);
  return found;
}

/** Marks at the places `wanted`, moved apart to at least `gap` and kept within `span`. */
export function apart(wanted: readonly number[], gap: number, [low, high]: Span): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places: number[] = [];
  let free = low;
  for (const i of order) {
    places[i] = Math.max(wanted[i] ?? 0, free);
    free = (places[i] ?? 0) + gap;
  }
  let ceiling = high;
  for (const i of order.toReversed()) {
    places[i] = Math.min(places[i] ?? 0, ceiling);
    ceiling = (places[i] ?? 0) - gap;
  }
  return places;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
