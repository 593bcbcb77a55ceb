/** Shapes of dice seen from above: the outline of the solid, its front face and its edges. */

/** Number dice that the kit can draw. */
export type Sides = 4 | 6 | 8 | 10 | 12 | 20;

type Corner = readonly [x: number, y: number];

/** In a box from -1 to 1, y down. */
export interface Solid {
  readonly outline: readonly Corner[];
  /** The face that is read; the number stands in its middle. */
  readonly front: readonly Corner[];
  /** Edges that are neither of the outline nor of the front. */
  readonly edges: readonly (readonly [Corner, Corner])[];
  /** Middle of the number, and its height. */
  readonly y: number;
  readonly writing: number;
}

const ring = (corners: number, radius: number, first: number): Corner[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = 2 * Math.PI * (first + i / corners);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

const UP = -0.25;

function tetrahedron(): Solid {
  const outline = ring(3, 1.08, UP).map(([x, y]): Corner => [x, y + 0.22]);
  return { outline, front: outline, edges: [], y: 0.3, writing: 0.78 };
}

function octahedron(): Solid {
  const top: Corner = [0, -1];
  const left: Corner = [-0.86, 0.3];
  const right: Corner = [0.86, 0.3];
  return {
    outline: [top, right, [0, 1], left],
    front: [top, right, left],
    edges: [],
    y: -0.1,
    writing: 0.72,
  };
}

function trapezohedron(): Solid {
  const top: Corner = [0, -1];
  const foot: Corner = [0, 0.5];
  const [left, right]: [Corner, Corner] = [
    [-0.56, 0.2],
    [0.56, 0.2],
  ];
  return {
    outline: [top, [0.96, -0.02], [0.96, 0.2], [0, 1], [-0.96, 0.2], [-0.96, -0.02]],
    front: [top, right, foot, left],
    edges: [
      [left, [-0.96, 0.09]],
      [right, [0.96, 0.09]],
      [foot, [0, 1]],
    ],
    y: -0.08,
    writing: 0.62,
  };
}

function dodecahedron(): Solid {
  const outline = ring(10, 1, UP);
  const front = ring(5, 0.62, UP);
  const edges = front.map((corner, i): [Corner, Corner] => [corner, outline[i * 2] ?? corner]);
  return { outline, front, edges, y: 0.02, writing: 0.62 };
}

function icosahedron(): Solid {
  const outline = ring(6, 1, UP);
  const front = ring(3, 0.66, UP);
  const edges = front.flatMap((corner, i) =>
    [-1, 0, 1].map((step): [Corner, Corner] => [corner, outline[(i * 2 + step + 6) % 6] ?? corner]),
  );
  return { outline, front, edges, y: 0.06, writing: 0.5 };
}

export const SOLIDS: Readonly<Record<Exclude<Sides, 6>, Solid>> = {
  4: tetrahedron(),
  8: octahedron(),
  10: trapezohedron(),
  12: dodecahedron(),
  20: icosahedron(),
};

/** A closed path through corners, `radius` times as large. */
export function closed(corners: readonly Corner[], radius: number): string {
  return `M${corners.map(([x, y]) => `${n(x * radius)} ${n(y * radius)}`).join('L')}Z`;
}

export function lines(edges: Solid['edges'], radius: number): string {
  return edges.map((edge) => closed(edge, radius).slice(0, -1)).join('');
}

/**
 * Symbols for the faces of action dice, as strokes in a box from -10 to 10. A game may bring
 * more: `Die` draws any path.
 */
export const SYMBOLS = {
  add: 'M0-6.5V6.5M-6.5 0H6.5',
  remove: 'M-6.5 0H6.5',
  swap: 'M-6.5-3.2H5M1.8-6.6L5.4-3.2 1.8.2M6.5 4.2H-5M-1.8.8L-5.4 4.2-1.8 7.6',
  either: 'M0-7.2V2.4M-4.8-2.4H4.8M-4.8 6.4H4.8',
} as const;

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
