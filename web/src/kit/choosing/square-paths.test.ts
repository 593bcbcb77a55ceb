import { expect, test } from 'vitest';
import type { Choice } from '../board';
import { paths, type PathOf } from './square-paths';

const option = (...squares: number[]): Choice => ({
  action: { type: 'move', squares },
  text: { key: 'choice-move', args: {} },
});
const of: PathOf = ({ action }) => (action as { squares: number[] }).squares;
const PLACES = [option(3), option(5)];
const MOVES = [option(1, 2), option(1, 3), option(4, 2)];

test('an option of one square is whole by that square', () => {
  expect(paths(PLACES, of).stops).toEqual([
    { square: 3, option: PLACES[0] },
    { square: 5, option: PLACES[1] },
  ]);
});

test('a move is chosen by where it begins, and then by where it goes', () => {
  expect(paths(MOVES, of).stops).toEqual([
    { square: 1, option: null },
    { square: 4, option: null },
  ]);
  expect(paths(MOVES, of, [1]).stops).toEqual([
    { square: 2, option: MOVES[0] },
    { square: 3, option: MOVES[1] },
  ]);
});

test('what fits no option any more was not chosen', () => {
  expect(paths(PLACES, of, [1])).toEqual(paths(PLACES, of));
});

test('options of the same squares are told apart beside the board, and so are those without', () => {
  const [queen, knight, pass] = [option(1, 2), option(1, 2), option()];
  const before = paths([queen, knight, pass], of, [1]);
  const after = paths([queen, knight, pass], of, [1, 2]);

  expect(before.stops).toEqual([{ square: 2, option: null }]);
  expect(before.others).toEqual([pass]);
  expect(after.stops).toEqual([]);
  expect(after.others).toEqual([queen, knight, pass]);
});
