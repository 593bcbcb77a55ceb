import { expect, test } from 'vitest';
import type { SeatInfo } from '../../api/protocol.gen';
import { series } from './series';

const seat = (number: number, name: string, wins: number) =>
  ({ seat: number, name, wins }) as SeatInfo;
const seats = [seat(0, 'Anna', 1), seat(1, 'Ben', 1)];
const told = (tallies: ReturnType<typeof series>) =>
  tallies?.map((one) => `${one.seat.name} ${one.wins}`) ?? null;

test('a series counts the table that has just ended, the best first', () => {
  const result = { ranks: [2, 1], team: null };

  expect(told(series({ round: 3, seats, closed: null }, result))).toEqual(['Ben 2', 'Anna 1']);
});

test('nobody has won what was ended early', () => {
  const result = { ranks: [2, 1], team: null };

  expect(told(series({ round: 3, seats, closed: 'agreed' }, result))).toEqual(['Anna 1', 'Ben 1']);
});

test('the first table is no series, nor is one where all play together', () => {
  expect(series({ round: 1, seats, closed: null }, { ranks: [1, 2], team: null })).toBe(null);
  expect(series({ round: 2, seats, closed: null }, { ranks: [1, 1], team: 'won' })).toBe(null);
});
