/**
 * A path that winds through a box in rows, there and back again.
 *
 * The centre line runs in gently waving rows joined by bends. Places are set along it
 * at equal distances, the two ends wider than the rest. Pure: the same room and the same
 * count give the same places.
 */
import type { Box, Point } from '../geometry';

export interface WindingWish {
  readonly box: Box;
  /** Places between the two ends. */
  readonly count: number;
  /** Places that there should be room for; at least `count`. The line does not move below it. */
  readonly room: number;
  /** Width of the first and of the last place, in places. */
  readonly ends: number;
  /** Largest useful diameter of a place, in the units of the box. */
  readonly largest: number;
}

export interface Winding {
  /** First end, the places in order, last end. */
  readonly places: readonly Point[];
  /** Diameter that is free around every place between the ends. */
  readonly size: number;
  /** Distance from one place to the next, at least `size`. */
  readonly pitch: number;
  readonly rows: number;
  /** Centre line from the first end to the end of the box, evenly sampled. */
  readonly line: readonly Point[];
  /** Share of the line, 0 to 1, at which the last end lies. */
  readonly reach: number;
  /** The direction at the last end: 1 to the right, -1 to the left. */
  readonly heading: 1 | -1;
}

const MOST_ROWS = 12;
/** Height of the waves of a row, and the gap that is kept between places, in pitches. */
const WAVE = 0.1;
/** From one crest to the next, in pitches. */
const WAVE_LENGTH = 4.6;
const GAP = 0.07;
/** Least distance of two rows, in pitches. */
const ROWS_APART = 0.97;
/** How far the bends swing out, in half distances of two rows: 1 is a half circle. */
const SWING = 0.9;

export function wind(wish: WindingWish): Winding {
  const { rows, pitch } = fitting(wish);
  return layRows(wish, rows, pitch);
}

interface Fit {
  readonly rows: number;
  readonly pitch: number;
}

/** Cache of recent results: a board asks for the same box after every move. */
const found = new Map<string, Fit>();
const KEPT = 16;

/** The rows in which places are largest; all that depends on the room alone, not on the count. */
function fitting(wish: WindingWish): Fit {
  const { box, room, ends } = wish;
  const name = [box.x, box.y, box.width, box.height, room, ends].join(' ');
  let best = found.get(name);
  if (!best) {
    best = { rows: 1, pitch: largestPitch(wish, 1) };
    for (let rows = 2; rows <= MOST_ROWS; rows++) {
      const pitch = largestPitch(wish, rows);
      if (pitch > best.pitch) best = { rows, pitch };
    }
    if (found.size >= KEPT) found.clear();
    found.set(name, best);
  }
  return best;
}

/** By halving: the largest distance at which everything that needs room finds it. */
function largestPitch(wish: WindingWish, rows: number): number {
  let fits = 0;
  const high = rows > 1 ? 1 + 2 * WAVE + ROWS_APART * (rows - 1) : 1;
  let tooLarge = Math.min(wish.box.width / wish.ends, wish.box.height / high);
  for (let step = 0; step < 18; step++) {
    const pitch = (fits + tooLarge) / 2;
    if (walk(centreLine(wish, rows, pitch), pitch, wish.room, wish)) fits = pitch;
    else tooLarge = pitch;
  }
  return fits;
}

function layRows(wish: WindingWish, rows: number, pitch: number): Winding {
  const line = centreLine(wish, rows, pitch);
  const found = walk(line, pitch, wish.count, wish);
  const at = Math.ceil(found?.at ?? 0);
  return {
    places: found?.places ?? [],
    size: Math.min(pitch * (1 - GAP), wish.largest),
    pitch,
    rows,
    line,
    reach: found ? found.at / Math.max(1, line.length - 1) : 0,
    heading: (line[at]?.x ?? 0) < (line[at - 1]?.x ?? 0) ? -1 : 1,
  };
}

/** The line on which centres lie, in steps of a twelfth of a pitch or less. */
function centreLine({ box, ends }: WindingWish, rows: number, pitch: number): Point[] {
  const wave = rows > 1 ? pitch * WAVE : 0;
  const top = box.y + pitch / 2 + wave;
  const gap = rows > 1 ? (box.height - pitch - 2 * wave) / (rows - 1) : 0;
  const middle = box.y + box.height / 2;
  const bend = Math.min((gap / 2) * SWING, (pitch * (ends - 1)) / 2);
  const left = box.x + pitch / 2 + bend;
  const right = box.x + box.width - pitch / 2 - bend;
  const outerLeft = box.x + (pitch * ends) / 2;
  const outerRight = box.x + box.width - (pitch * ends) / 2;
  if (right <= left || pitch <= 0) return [];

  const lift = (x: number) => wave * Math.sin(((x - left) / pitch / WAVE_LENGTH) * 2 * Math.PI);

  const line: Point[] = [];
  const step = pitch / 12;
  for (let row = 0; row < rows; row++) {
    const forth = row % 2 === 0;
    const start = row === 0 ? outerLeft : forth ? left : right;
    const last = forth ? right : left;
    const stop = row < rows - 1 ? last : forth ? outerRight : outerLeft;
    const y = rows > 1 ? top + row * gap : middle;
    addRow(line, start, stop, step, (x) => y + lift(x));
    if (row < rows - 1) addBend(line, last, y + lift(last), gap, forth ? bend : -bend, step);
  }
  return line;
}

function addRow(
  line: Point[],
  from: number,
  to: number,
  step: number,
  height: (x: number) => number,
): void {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  for (let i = 0; i <= steps; i++) {
    const x = from + ((to - from) * i) / steps;
    line.push({ x, y: height(x) });
  }
}

function addBend(
  line: Point[],
  x: number,
  y: number,
  gap: number,
  bend: number,
  step: number,
): void {
  const steps = Math.max(4, Math.ceil((gap * 1.6) / step));
  for (let i = 1; i < steps; i++) {
    const angle = (Math.PI * i) / steps;
    line.push({ x: x + bend * Math.sin(angle), y: y + (gap / 2) * (1 - Math.cos(angle)) });
  }
}

/** Sets places along the line; undefined when it is too short. `at` is where the last one lies. */
function walk(
  line: readonly Point[],
  pitch: number,
  count: number,
  { box, ends }: WindingWish,
): { places: Point[]; at: number } | undefined {
  const first = line[0];
  if (!first) return undefined;
  const places = [first];
  let at = 0;
  for (let i = 0; i < count; i++) {
    const step = advance(line, at, places[i] ?? first, pitch * (i ? 1 : (1 + ends) / 2));
    if (!step) return undefined;
    places.push(step.place);
    at = Math.floor(step.at);
  }

  // The last end is wide: it goes on until it lies on a straight piece, inside the box.
  const half = (pitch * ends) / 2 - 1e-6;
  const distance = pitch * (count ? (1 + ends) / 2 : ends);
  let end = advance(line, at, places[count] ?? first, distance);
  while (end && (end.place.x < box.x + half || end.place.x > box.x + box.width - half)) {
    const next = line[Math.floor(end.at) + 1];
    end = next && { place: next, at: Math.floor(end.at) + 1 };
  }
  return end && { places: [...places, end.place], at: end.at };
}

/** The first place on the line behind index `at` that is `distance` away from `from`. */
function advance(
  line: readonly Point[],
  at: number,
  from: Point,
  distance: number,
): { place: Point; at: number } | undefined {
  for (let next = at + 1; next < line.length; next++) {
    const before = line[next - 1];
    const beyond = line[next];
    if (!before || !beyond || apart(from, beyond) < distance) continue;
    const share = crossing(from, before, beyond, distance);
    return { place: between(before, beyond, share), at: next - 1 + share };
  }
  return undefined;
}

/** How far from `before` to `beyond` the distance from `from` is reached, 0 to 1. */
function crossing(from: Point, before: Point, beyond: Point, distance: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 12; step++) {
    const share = (low + high) / 2;
    if (apart(from, between(before, beyond, share)) < distance) low = share;
    else high = share;
  }
  return high;
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The line as the `d` of an SVG path. */
export function drawn(line: readonly Point[]): string {
  return line.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');
}
