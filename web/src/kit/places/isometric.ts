/** Isometric projection: a table seen from above and aside, stacked floors, blocks with three faces. */
import type { Point } from '../geometry';

/** Height of a square that lies flat, as a share of its width. */
export const FLAT = 0.5;

/**
 * Projects a place on the table (units of the grid): x runs to the right and down, y to the left
 * and down.
 */
export function seen(at: Point, unit: number): Point {
  return { x: (at.x - at.y) * unit, y: (at.x + at.y) * unit * FLAT };
}

export interface Faces {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

/** The three faces of a block that stands with the middle of its foot at the origin. */
export function block(width: number, height: number): Faces {
  const [x, y] = [width / 2, (width / 2) * FLAT];
  const p = (a: number, b: number) => `${n(a)} ${n(b)}`;
  return {
    top: `M${p(0, -y - height)}L${p(x, -height)}L${p(0, y - height)}L${p(-x, -height)}Z`,
    left: `M${p(-x, -height)}L${p(0, y - height)}L${p(0, y)}L${p(-x, 0)}Z`,
    right: `M${p(x, -height)}L${p(0, y - height)}L${p(0, y)}L${p(x, 0)}Z`,
  };
}

/** Back to front: what is farther up the screen is drawn first. */
export function backToFront<T extends Point>(things: readonly T[]): T[] {
  return [...things].sort((a, b) => a.y - b.y || a.x - b.x);
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
