import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Colours that people can tell apart: contrast after WCAG 2.2, and the common kinds of colour
 * blindness simulated after Machado, Oliveira and Fernandes (2009), severity 1.0.
 */
type Rgb = readonly [number, number, number];

const CSS = readFileSync('web/src/ui/tokens.css', 'utf8');
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];
const PAPERS = ['--paper', '--paper-raised', '--paper-high', '--paper-sunken'];

const SIMULATED: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  'no colour blindness': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function token(name: string, night: boolean): Rgb {
  const value = new RegExp(`${name}: ([^;]+);`).exec(CSS)?.[1] ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other) return token(other, night);
  const hex = /^#[0-9a-f]{6}$/.test(value)
    ? value
    : /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(value)?.[night ? 2 : 1];
  if (!hex) throw new Error(`${name} is no plain colour: ${value}`);
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;
}

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const light = (rgb: Rgb) => {
  const [r, g, b] = rgb.map(linear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/**
 * OKLab of a colour as seen with a kind of colour blindness; distances of 0.02 are just visible
 * side by side.
 */
function seen(rgb: Rgb, matrix: readonly (readonly [number, number, number])[]): Rgb {
  const own = rgb.map(linear);
  const [r, g, b] = matrix.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, share, i) => sum + share * (own[i] ?? 0), 0),
      ),
    ),
  ) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const apart = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe.each([
  ['by day', false],
  ['by night', true],
])('%s', (_, night) => {
  test('text can be read on every paper', () => {
    for (const paper of PAPERS)
      for (const ink of ['--ink', '--ink-soft', '--ink-faint', '--accent', '--good', '--bad'])
        expect(contrast(token(ink, night), token(paper, night)), `${ink} ${paper}`).toBeGreaterThan(
          4.5,
        );
  });

  test('what is written on a seat can be read', () => {
    for (const seat of SEATS)
      expect(
        contrast(token(`--on-seat-${seat}`, night), token(`--seat-${seat}`, night)),
        `seat ${seat}`,
      ).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of every seat stands out from every paper', () => {
    for (const seat of SEATS)
      for (const paper of PAPERS)
        expect(
          contrast(token(`--seat-line-${seat}`, night), token(paper, night)),
          `seat ${seat} on ${paper}`,
        ).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(SIMULATED))('six seats are told apart by people with %s', (kind) => {
    const matrix = SIMULATED[kind] ?? [];
    const colours = SEATS.slice(0, 6).map((seat) => seen(token(`--seat-${seat}`, night), matrix));
    const near = colours.flatMap((a, i) =>
      colours.slice(i + 1).flatMap((b, j) => {
        const distance = apart(a, b);
        return distance < 0.07 ? [`${i} and ${i + 1 + j}: ${distance.toFixed(3)}`] : [];
      }),
    );

    expect(near).toEqual([]);
  });
});
