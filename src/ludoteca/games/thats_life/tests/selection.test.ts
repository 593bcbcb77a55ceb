import { expect, it } from 'vitest';
import { offers } from '../selection';
import type { Action } from '../types.gen';

const choice = (action: Action) => ({ action, text: { key: 'choice', args: {} } });

it('finds each option where a hand would go for it', () => {
  const piece = choice({ type: 'move_piece', tile: 'a5' });
  const guard = choice({ type: 'move_guard', tile: 'a5' });
  const player = choice({ type: 'choose_player', target_seat: 2 });

  const open = offers([piece, guard, player]);

  expect(open.pieces.get('a5')).toBe(piece);
  expect(open.guards.get('a5')).toBe(guard);
  expect(open.players.get(2)).toBe(player);
});

it('offers nothing when there is nothing to choose', () => {
  const open = offers([]);

  expect(open.pieces.size + open.guards.size + open.players.size).toBe(0);
});
