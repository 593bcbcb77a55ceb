/**
 * Arrangement of figures that share a place: one pile per owner, the piles side by side.
 *
 * Guards are one figure with a number, because a heap of gnomes is hard to count.
 */
import { GUARD, type Figure } from './figures';

/** Room around the middle of a place for the figures on it. */
export interface Ground {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Largest useful size of a figure. */
  readonly largest: number;
}

export interface Standing {
  readonly figure: Figure;
  /** Offset from the middle of the place. */
  readonly x: number;
  readonly y: number;
  /** Diameter. */
  readonly size: number;
  /** Number of figures in the pile, for the topmost; 0 for the others. */
  readonly count: number;
  /** Whether it is the lowest of its pile. */
  readonly base: boolean;
}

/** Visible part of a figure above which another lies, as a fraction of a figure. */
const STEP = 0.2;
/** Greatest height of a pile, in figures. */
const HIGHEST = 3;

/** Positions of the figures on one place, in drawing order. */
export function pile(figures: readonly Figure[], ground: Ground): Standing[] {
  const owners = [...new Set(figures.map((figure) => figure.owner))];
  if (owners.length === 0) return [];
  const tallest = Math.max(
    ...owners.map((owner) => level(figures.filter((figure) => figure.owner === owner).length)),
  );
  const { columns, rows, size } = grid(owners.length, 1 + STEP * (tallest - 1), ground);
  return owners.flatMap((owner, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, owners.length - row * columns);
    const x = ground.x + ((i % columns) - (inRow - 1) / 2) * size;
    const y = ground.y + (row - (rows - 1) / 2) * size * (1 + STEP * (tallest - 1));
    const members = figures.filter((figure) => figure.owner === owner);
    return members.map((figure, height) => ({
      figure,
      x,
      y:
        owner === GUARD
          ? y
          : y - (level(height + 1) - 1 - (level(members.length) - 1) / 2) * size * STEP,
      size: size * 0.94,
      base: height === 0,
      count: height === members.length - 1 && members.length > 1 ? members.length : 0,
    }));
  });
}

function level(figures: number): number {
  return Math.min(figures, HIGHEST);
}

/** Number of columns that makes figures largest; `tall` is a pile's height in figures. */
function grid(
  count: number,
  tall: number,
  { width, height, largest }: Ground,
): { columns: number; rows: number; size: number } {
  let best = { columns: 1, rows: count, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(width / columns, height / rows / tall, largest);
    if (size > best.size) best = { columns, rows, size };
  }
  return best;
}
