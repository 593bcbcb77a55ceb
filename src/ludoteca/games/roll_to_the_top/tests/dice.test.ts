import { expect, test } from 'vitest';
import { named, shown, sum } from '../dice';
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
  needs: [[]],
  entries: [{ dice: ['d8'], box: 'b01' }],
  unused: ['d4', 'd20'],
  confirmed: [false],
  change: null,
  coming: { kind: 'swap', why: 'face' },
  medal: null,
};

test('dice add up, and are named as the options name them', () => {
  expect(sum(VIEW, ['d4', 'd20'])).toBe(20);
  expect(shown(VIEW, ['d4', 'd20'])).toBe('d4\u00a03 + d20\u00a017');
});

test('an option of a die is called by the number that is seen on it', () => {
  expect(named('Leave out the d6', 4)).toBe('Leave out the d6: 4');
  expect(named('Leave out the d4', 4)).toBe('Leave out the d4: 4');
  expect(named('Add d6 4', 4)).toBe('Add d6 4');
  expect(named('Bring in the d8', 0)).toBe('Bring in the d8');
});
