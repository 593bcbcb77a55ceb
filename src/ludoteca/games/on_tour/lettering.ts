/** How the name of an area is written on a map: in one line or two, as large as its room lets it. */
import type { Translate } from '$kit/board';

/** A name as it is written, in the units of the board. */
export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
  /** Of all lines together. */
  readonly wide: number;
  readonly high: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Lettered extends Place {
  readonly letters: Lettering;
}

/** A line is as high as its letters and a little more. */
export const LEADING = 1.08;
/** Longer names of letters that fill a square take two lines. */
const LONGEST = 3;
/** Such letters have more strokes, and are written larger than the capitals of a code. */
const DENSE = 1.17;
const SQUARE = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af]/u;

/** The short name of the area `word` where the language has one, else the whole. */
export function short(word: string, t: Translate): string {
  const key = `${word}.short`;
  const said = t(key);
  return said === key ? t(word) : said;
}

/** Two lines at a space, or where both halves are about as long. */
export function lined(name: string): readonly string[] {
  const words = name.split(' ');
  if (words.length > 1) return [words[0] ?? '', words.slice(1).join(' ')];
  const letters = [...name];
  if (!SQUARE.test(name) || letters.length <= LONGEST) return [name];
  const half = Math.floor(letters.length / 2);
  return [letters.slice(0, half).join(''), letters.slice(half).join('')];
}

/** How wide a line is when it is one unit high. */
const long = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (SQUARE.test(letter) ? 1 : 0.72), 0);

/** Width and height of `lines` whose letters are one unit high. */
const extent = (lines: readonly string[]): readonly [number, number] => [
  Math.max(...lines.map(long)),
  lines.length * LEADING,
];

function written(lines: readonly string[], size: number): Lettering {
  const [across, down] = extent(lines);
  return { lines, size, wide: across * size, high: down * size };
}

/** The name in a frame of `wide` times `high`, no letters higher than `most`. */
export function framed(name: string, wide: number, high: number, most: number): Lettering {
  const lines = lined(name);
  const [across, down] = extent(lines);
  return written(lines, Math.min(most, wide / across, high / down));
}

/**
 * The names around `places`, none over another. Two of one size are apart when they are so to the
 * side or in height; no name is larger than with each of the others by itself.
 */
export function scattered(
  names: readonly string[],
  places: readonly Place[],
  most: number,
): Lettering[] {
  const parts = names.map(lined);
  const extents = parts.map(extent);
  return parts.map((lines, i) => {
    const [wide, high] = extents[i] ?? [1, 1];
    const sizes = places.map((other, j) => {
      const own = places[i];
      const [across, down] = extents[j] ?? [1, 1];
      if (i === j || !own) return Infinity;
      const aside = (2 * Math.abs(own.x - other.x)) / (wide + across);
      return Math.max(aside, (2 * Math.abs(own.y - other.y)) / (high + down));
    });
    const dense = SQUARE.test(names[i] ?? '') ? DENSE : 1;
    return written(lines, Math.min(most * dense, ...sizes));
  });
}

/** A plate around a name: round with `radius`, or as long and as high as the name asks. */
export function plate({ letters, x, y }: Lettered, radius: number): string {
  const [wide, high] = [letters.wide, letters.high].map((part) => Math.max(radius, part / 2 + 3));
  const [w = radius, h = radius] = [wide, high];
  const r = Math.min(radius, h);
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x - w + r} ${y - h}h${2 * (w - r)}${turn(r, r)}v${2 * (h - r)}${turn(-r, r)}h${2 * (r - w)}${turn(-r, -r)}v${2 * (r - h)}${turn(r, -r)}z`;
}
