/** Layout of area names on a map: one line or two, as large as the room allows. */
import type { Translate } from '$kit/board';

/** A name in lines with its size, in the units of the board. */
export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
  /** Width and height of all lines together. */
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

/** Line height, in letter heights. */
export const LEADING = 1.08;
/** Most square letters (Korean, Chinese) in one line; longer names take two. */
const LONGEST = 3;
/** Enlargement of square letters, which have more strokes than the capitals of a code. */
const DENSE = 1.17;
const SQUARE = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af]/u;

/** Short name of the area `word` if the language has one, otherwise the full name. */
export function short(word: string, t: Translate): string {
  const key = `${word}.short`;
  const said = t(key);
  return said === key ? t(word) : said;
}

/** Lines of a name, broken at a space or into halves of about the same length. */
export function lined(name: string): readonly string[] {
  const words = name.split(' ');
  if (words.length > 1) return [words[0] ?? '', words.slice(1).join(' ')];
  const letters = [...name];
  if (!SQUARE.test(name) || letters.length <= LONGEST) return [name];
  const half = Math.floor(letters.length / 2);
  return [letters.slice(0, half).join(''), letters.slice(half).join('')];
}

/** Width of a line that is one unit high. */
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

/** Layout of a name in a frame of `wide` times `high`, with letters no higher than `most`. */
export function framed(name: string, wide: number, high: number, most: number): Lettering {
  const lines = lined(name);
  const [across, down] = extent(lines);
  return written(lines, Math.min(most, wide / across, high / down));
}

/**
 * Layouts of the names around `places` without overlaps. Each pair of names gives a largest common
 * size at which both are apart, to the side or in height; a name takes the smallest of its pairs'
 * sizes.
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

/** Path of a plate around a name: round with `radius`, or longer and higher if the name needs it. */
export function plate({ letters, x, y }: Lettered, radius: number): string {
  const [wide, high] = [letters.wide, letters.high].map((part) => Math.max(radius, part / 2 + 3));
  const [w = radius, h = radius] = [wide, high];
  const r = Math.min(radius, h);
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x - w + r} ${y - h}h${2 * (w - r)}${turn(r, r)}v${2 * (h - r)}${turn(-r, r)}h${2 * (r - w)}${turn(-r, -r)}v${2 * (r - h)}${turn(r, -r)}z`;
}
