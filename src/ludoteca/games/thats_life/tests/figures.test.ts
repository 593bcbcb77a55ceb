import { expect, it } from 'vitest';
import { follow, follower, GUARD } from '../figures';
import type { Stone, View } from '../types.gen';

function stone(id: string, pieces: number[], guards = 0): Stone {
  return { id, kind: 'minus', value: -1, side: null, pieces, guards };
}

function view(start: number[], path: Stone[], finish: number[], guardsHome = 0): View {
  return {
    options: {
      layout: 'shuffled',
      action_tiles: true,
      guards: false,
      scoring: 'basic',
      pieces: 'three',
    },
    start,
    path,
    finish,
    guards_home: guardsHome,
    towers: start.map(() => []),
    turn: 0,
    die: 1,
    question: null,
  };
}

it('draws as many figures as the view counts', () => {
  const given = view([2, 3], [stone('a1', [1, 0], 2)], [0, 0], 1);

  const figures = follow([], given);

  expect(figures.filter(({ owner }) => owner === 0).map(({ at }) => at)).toEqual([
    'start',
    'start',
    'a1',
  ]);
  expect(figures.filter(({ owner }) => owner === 1)).toHaveLength(3);
  expect(figures.filter(({ owner }) => owner === GUARD).map(({ at }) => at)).toEqual([
    'a1',
    'a1',
    'finish',
  ]);
  expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length);
});

it('lets one figure walk and the others stand', () => {
  const track = follower();
  const before = track(view([2], [stone('a1', [1]), stone('a2', [0])], [0]));

  const after = track(view([1], [stone('a1', [1]), stone('a2', [1])], [0]));

  const walked = after.filter(
    ({ name, at }) => before.find((figure) => figure.name === name)?.at !== at,
  );
  expect(walked).toHaveLength(1);
  expect(walked[0]?.at).toBe('a2');
});

it('lets a figure walk home from a stone that is taken', () => {
  const before = follow([], view([0], [stone('a1', [1])], [2]));

  const after = follow(before, view([0], [], [3]));

  expect(after.map(({ name }) => name).sort()).toEqual(before.map(({ name }) => name).sort());
  expect(after.every(({ at }) => at === 'finish')).toBe(true);
});
