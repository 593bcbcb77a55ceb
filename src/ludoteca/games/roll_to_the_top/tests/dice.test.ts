import { expect, test } from 'vitest';
import { coming, shown, sum, unused } from '../dice';
import type { View } from '../types.gen';

const VIEW: View = {
  options: { board: 'matterhorn', start_pool: 'all', turn_limit: 60, auto_pass: true },
  board: 'matterhorn',
  turn: 1,
  phase: 'write',
  roll: [3, 0, 5, 0, 17],
  face: 'swap',
  resolver: 0,
  sheets: [[]],
  entries: [{ dice: ['d8'], box: 'b01' }],
  confirmed: [false],
  change: null,
};

test('dice add up, and are named as the options name them', () => {
  expect(sum(VIEW, ['d4', 'd20'])).toBe(20);
  expect(shown(VIEW, ['d4', 'd20'])).toBe('d4 3 + d20 17');
});

test('unused are dice in play that no number of this turn took', () => {
  expect(unused(VIEW)).toEqual(['d4', 'd20']);
});

test('what the resolver will do: five dice and one die come before the action die', () => {
  expect(coming(VIEW)).toEqual({ kind: 'swap', why: 'face' });
  expect(coming({ ...VIEW, roll: [1, 2, 3, 4, 5] })).toEqual({ kind: 'remove', why: 'five' });
  expect(coming({ ...VIEW, roll: [0, 2, 0, 0, 0] })).toEqual({ kind: 'add', why: 'one' });
});
