/**
 * Boards of squares: the names of squares, and where they are drawn.
 *
 * Squares are numbered row by row as one reads, from 0 in the top left corner, and called as
 * `ludoteca.kit.grid` calls them: a letter for the column, a number for the row.
 */
import { COLUMNS } from './squares.gen';
import type { Box, Point } from '../geometry';

export interface GridSize {
  readonly columns: number;
  readonly rows: number;
  /** The edge at which row 1 is: at the bottom, as in chess, when left out. */
  readonly first?: 'bottom' | 'top' | undefined;
}

/** The side of a square, in the units of the drawing. */
export const SIDE = 40;
/** The room for letters and numbers at the edges. */
const EDGE = 16;

/** A letter or number at the edge. */
export interface EdgeLabel extends Point {
  readonly text: string;
}

export class Squares {
  readonly names: readonly string[];
  #numbers: ReadonlyMap<string, number>;

  constructor(private readonly size: GridSize) {
    const { columns, rows } = size;
    this.names = Array.from({ length: columns * rows }, (_, square) => {
      const row = Math.floor(square / columns);
      return `${COLUMNS[square % columns] ?? ''}${this.#number(row)}`;
    });
    this.#numbers = new Map(this.names.map((name, square) => [name, square]));
  }

  get count(): number {
    return this.names.length;
  }

  name(square: number): string {
    return this.names[square] ?? '';
  }

  /** The square of a name, or the number itself; undefined for no square. */
  square(named: string | number): number | undefined {
    if (typeof named === 'string') return this.#numbers.get(named);
    return named >= 0 && named < this.count ? named : undefined;
  }

  /** The middle of a square; the corner of the first one is the origin. */
  middle(square: number): Point {
    const { columns } = this.size;
    return {
      x: ((square % columns) + 0.5) * SIDE,
      y: (Math.floor(square / columns) + 0.5) * SIDE,
    };
  }

  /** The box of the whole drawing, squares and edges. */
  get box(): Box {
    const { columns, rows } = this.size;
    return { x: -EDGE, y: -2, width: columns * SIDE + EDGE + 2, height: rows * SIDE + EDGE + 2 };
  }

  /** Letters below the columns, numbers left of the rows. */
  get labels(): readonly EdgeLabel[] {
    const { columns, rows } = this.size;
    const below = Array.from({ length: columns }, (_, column) => ({
      text: COLUMNS[column] ?? '',
      x: (column + 0.5) * SIDE,
      y: rows * SIDE + EDGE / 2 + 1,
    }));
    const aside = Array.from({ length: rows }, (_, row) => ({
      text: String(this.#number(row)),
      x: -EDGE / 2,
      y: (row + 0.5) * SIDE,
    }));
    return [...below, ...aside];
  }

  /** Whether a square is one of the dark ones of a chequered board: its first square is light. */
  dark(square: number): boolean {
    const { columns } = this.size;
    return ((square % columns) + Math.floor(square / columns)) % 2 === 1;
  }

  #number(row: number): number {
    return this.size.first === 'top' ? row + 1 : this.size.rows - row;
  }
}
