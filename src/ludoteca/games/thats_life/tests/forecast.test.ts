import { expect, it } from 'vitest';
import { GUARD } from '../figures';
import { forecast, type Foreseen } from '../forecast';
import type { Event, View } from '../types.gen';

const NOW = [3, -2];

function seen(events: Event[], scores: number[], view: Partial<View> = {}): Foreseen {
  const towers: View['towers'] = [[{ id: 'm5', kind: 'minus', value: -5, turned: false }], []];
  return {
    action: { type: 'move_piece', tile: 'm5' },
    view: { towers, question: null, ...view } as View,
    events,
    scores,
    complete: false,
  };
}

const walked: Event = {
  type: 'piece_moved',
  seat: 0,
  steps: 3,
  from_tile: 'm5',
  from_face: '-5',
  to_tile: 'p3',
  to_face: '+3',
};

it('shows who walks and nothing else when the tile is not left empty', () => {
  const then = forecast(NOW, seen([walked], NOW));

  expect(then.walk).toEqual({ owner: 0, from: 'm5', to: 'p3' });
  expect(then.flight).toBeNull();
  expect(then.gains).toEqual([null, null]);
});

it('lets the stone that is taken fly from the path, with what it is worth', () => {
  const taken: Event = { type: 'tile_taken', seat: 0, tile: 'm5', face: '-5' };

  const then = forecast(NOW, seen([walked, taken], [-2, -2]));

  expect(then.flight).toMatchObject({ from: 'path', to: 0, stone: { value: -5 } });
  expect(then.gains).toEqual([-5, null]);
});

it('says of a stone that changes nothing that it changes nothing', () => {
  const taken: Event = { type: 'tile_taken', seat: 0, tile: 'm5', face: '-5' };

  expect(forecast(NOW, seen([walked, taken], NOW)).gains).toEqual([0, null]);
});

it('shows a gift on its way to the other tower, and the tile turned over', () => {
  const towers: View['towers'] = [[], [{ id: 'm1', kind: 'minus', value: -1, turned: false }]];
  const events: Event[] = [
    walked,
    { type: 'tile_given', seat: 0, target_seat: 1, tile: 'm1', face: '-1' },
    { type: 'tile_turned', tile: 'a1', face: 'steal', place: 1 },
  ];

  const then = forecast(NOW, seen(events, [4, -3], { towers }));

  expect(then.flight).toMatchObject({ from: 0, to: 1 });
  expect(then.turned).toEqual({ tile: 'a1', side: 'steal' });
  expect(then.gains).toEqual([1, -1]);
});

it('lets a stolen stone come from the tower of its owner', () => {
  const stolen: Event = { type: 'tile_stolen', seat: 0, target_seat: 1, tile: 'm5', face: '-5' };

  expect(forecast(NOW, seen([stolen], [-2, 3])).flight).toMatchObject({ from: 1, to: 0 });
});

it('shows among whom must be chosen next', () => {
  const question: View['question'] = { seat: 0, kind: 'gift', tile: 'a1', targets: [1, 2] };

  expect(forecast(NOW, seen([walked], NOW, { question })).asked).toEqual([1, 2]);
});

it('knows guards', () => {
  const { walk } = forecast(NOW, seen([{ ...walked, type: 'guard_moved' }], NOW));

  expect(walk?.owner).toBe(GUARD);
});
