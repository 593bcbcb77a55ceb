import { expect, test } from 'vitest';
import type { SeatInfo } from '../../api/protocol.gen';
import { alone, names, playing, inWholeUnit } from './active-people';

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'person',
  name: `P${number}`,
  level: null,
  here: true,
  you: number === 0,
  owner: false,
  stand_in: null,
  ends: false,
  person: null,
  colour: 0,
  wins: 0,
  invited: false,
  holiday: null,
  ...more,
});
const away = { type: 'stand_in', level: 'easy', why: 'gone' } as const;

test('bots, and people for whom bots play, do not play themselves', () => {
  const seats = [seat(0), seat(1, { stand_in: away }), seat(2, { kind: 'bot' }), seat(3)];

  expect(playing({ seats }).map((one) => one.seat)).toEqual([0, 3]);
});

test('who is alone with bots is alone', () => {
  expect(alone({ seats: [seat(0), seat(1, { stand_in: away })] })).toBe(true);
  expect(alone({ seats: [seat(0), seat(1)] })).toBe(false);
});

test('names are listed as the language lists them, each once', () => {
  const seats = [seat(1), seat(2), seat(1)];

  expect(names(seats, 'en')).toBe('P1 and P2');
  expect(names(seats, 'es')).toBe('P1 y P2');
});

test.each([
  [86_400, [1, 'days']],
  [300, [5, 'minutes']],
  [7200, [2, 'hours']],
  [90, [90, 'seconds']],
] as const)('%d seconds are said in the largest even unit', (seconds, said) => {
  expect(inWholeUnit(seconds)).toEqual(said);
});
