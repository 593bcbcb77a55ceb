import { describe, expect, test } from 'vitest';
import { added, earlier, starts, without } from './start-conditions';
import type { SeatInfo } from '../api/protocol.gen';

const seat = (kind: SeatInfo['kind'], invited = false) => ({ kind, invited }) as SeatInfo;
const [me, bot, open, asked] = [
  seat('person'),
  seat('bot'),
  seat('open'),
  seat('person', true),
] as const;
const ways = (seats: SeatInfo[], least: number) =>
  starts({ seats }, least).map(({ vacancy, count }) => `${vacancy} ${count}`);

describe('a table can be started', () => {
  test('as it is, when all seats are taken', () => {
    expect(ways([me, bot], 2)).toEqual(['refuse 2']);
  });

  test('with those who are there, or with bots in the other seats', () => {
    expect(ways([me, me, open], 2)).toEqual(['leave-out 2', 'bots 3']);
    expect(ways([me, bot, asked], 2)).toEqual(['leave-out 2', 'bots 3']);
  });

  test('with bots, as long as too few are there', () => {
    expect(ways([me, open, open], 2)).toEqual(['bots 3']);
  });

  test('with bots rather than alone, where one may play alone', () => {
    expect(ways([me, open], 1)).toEqual(['bots 2', 'leave-out 1']);
  });
});

test('a seat is added, left out, or plays earlier', () => {
  expect(added(2)).toEqual([0, 1, null]);
  expect(without(3, 1)).toEqual([0, 2]);
  expect(earlier(4, 2)).toEqual([0, 2, 1, 3]);
});
