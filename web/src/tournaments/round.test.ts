import { expect, test } from 'vitest';
import type { RoundLine } from '../api/protocol.gen';
import { besideBest, replaysOf } from './round';

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

test('one’s own seat is beside the best seat of the round, where all had the same dice', () => {
  const round = { best: ['two', 1] as [string, number], tables };

  expect(besideBest({ you: 2, same_dice: true }, round)).toBe(
    '/t/one/beside?with=two&seat=1&own=1',
  );
  expect(besideBest({ you: 3, same_dice: true }, round)).toBe(
    '/t/two/beside?with=two&seat=1&own=0',
  );
});

test('nothing is beside the best one, other dice, or a table that was deleted', () => {
  const round = { best: ['two', 1] as [string, number], tables };
  const gone = { ...round, tables: [table('one', 1, 2), { ...table('two', 3, 4), status: null }] };

  expect(besideBest({ you: 4, same_dice: true }, round)).toBe(null);
  expect(besideBest({ you: null, same_dice: true }, round)).toBe(null);
  expect(besideBest({ you: 1, same_dice: false }, round)).toBe(null);
  expect(besideBest({ you: 1, same_dice: true }, gone)).toBe(null);
});
