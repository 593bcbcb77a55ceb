import { expect, test } from 'vitest';
import { SIDE, Squares, type GridSize } from './grid';
import examples from './squares.json';

test.each(examples.grids)('squares of $columns x $rows are called as in Python', (grid) => {
  const squares = new Squares(grid as GridSize);

  expect(squares.names.join(' ')).toBe(grid.names);
  expect(squares.names.map((name) => squares.square(name))).toEqual([...squares.names.keys()]);
});

test('what names no square is none', () => {
  const squares = new Squares({ columns: 8, rows: 8 });

  expect(['i1', 'a9', '', 64, -1].map((name) => squares.square(name))).toEqual(
    Array.from({ length: 5 }),
  );
});

test('squares lie as one reads, and a chequered board is light at its first square', () => {
  const squares = new Squares({ columns: 3, rows: 2 });

  expect(squares.middle(4)).toEqual({ x: 1.5 * SIDE, y: 1.5 * SIDE });
  expect([0, 1, 2, 3, 4, 5].filter((square) => squares.dark(square))).toEqual([1, 3, 5]);
  expect(squares.labels.map(({ text }) => text)).toEqual(['a', 'b', 'c', '2', '1']);
});
