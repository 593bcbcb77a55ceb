import { expect, test } from 'vitest';
import type { RoundLine } from '../api/protocol.gen';
import { replaysOf } from './round';

const seat = (number: number | null) => ({
  number,
  state: 'played' as const,
  rank: 1,
  points: 100,
  place: 1000,
  field: 1000,
  text: null,
});

const table = (id: string, ...numbers: number[]): RoundLine['tables'][number] => ({
  id,
  status: 'over',
  seats: numbers.map(seat),
});

const tables = [table('one', 1, 2), table('two', 3, 4)];

test('the replay of the best is beside one’s own', () => {
  expect(replaysOf({ you: 1 }, { best: ['two', 0], tables })).toEqual({ own: 'one', best: 'two' });
});

test('there is nothing to compare at the table of the best, before the end, and for others', () => {
  expect(replaysOf({ you: 3 }, { best: ['two', 0], tables })).toBe(null);
  expect(replaysOf({ you: 1 }, { best: null, tables })).toBe(null);
  expect(replaysOf({ you: null }, { best: ['two', 0], tables })).toBe(null);
});

test('a table that was deleted has no replay', () => {
  const gone = [{ ...table('one', 1, 2), status: null }, table('two', 3, 4)];

  expect(replaysOf({ you: 1 }, { best: ['two', 0], tables: gone })).toBe(null);
});
