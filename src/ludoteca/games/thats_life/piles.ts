/**
 * How figures share a place: those of one owner in a pile, the piles side by side.
 *
 * Guards are one figure with a number: nobody counts a heap of beards.
 */
import { GUARD, type Figure } from './figures';

/** A room around the middle of a place, in which the figures stand. */
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
  /** From the middle of the place. */
  readonly x: number;
  readonly y: number;
  /** Diameter. */
  readonly size: number;
  /** How many figures the pile has, said by the topmost; 0 for the others. */
  readonly count: number;
  /** The lowest of its pile. */
  readonly base: boolean;
}

/** How far a figure in a pile sticks out above the one below, in figures. */
const STEP = 0.2;
/** A pile does not grow any higher than so many figures. */
const HIGHEST = 3;

/** Figures of one place, ordered so that later ones are drawn over earlier ones. */
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

/** The number of columns with which figures become largest; `tall` is a pile's height in figures. */
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
