import { expect, test } from 'vitest';
import type { BoardSession } from '$kit/frame/board-session.svelte';
import { Choosing } from './choosing.svelte';
import type { Action, BoardProps } from './types.gen';

const bear = { number: 4, card: 'bear', nth: 2, at: 'forest', rank: 3, total: 0, strength: 6 };
const placing = {
  view: { stage: 'place', seats: 2, turn: 0, pool: [], enemies: [bear], takes: [2, 2, 2, 2] },
  options: [{ text: { key: 'do', args: {} }, action: { type: 'end' } }],
  me: 0,
  t: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
} as unknown as BoardProps;

test('the sentence of a half made choice names the enemy, and leaves its attack to its plate', () => {
  const choosing = new Choosing(
    () => placing as never,
    () => ({}) as BoardSession<Action>,
  );

  choosing.to = 'enemy-4';

  expect(choosing.step).toBe('board-which-dice card-bear #2');
  expect(choosing.named('enemy-4')).toContain('board-take 2');
});
