import { expect, test } from 'vitest';
import type { Translate } from '$kit/board';
import { floors, sayAround, sayPlan, sayRoofing, saySite } from '../said';
import type { Plan, View } from '../types.gen';

/** A word is its key and what it is about. */
const t: Translate = (key, args) =>
  key.startsWith('list-') ? ', ' : key.startsWith('sentence-') ? '. ' : told(key, args);
const told = (key: string, args: Parameters<Translate>[1]) =>
  [key.replace('board-', ''), ...Object.values(args ?? {})].join(' ');

const PLAN: Plan = {
  site: 'N5',
  colour: 'brown',
  cost: [0, 1, 1, 0],
  covers: [1],
  roofs: [
    {
      site: 'N2',
      colour: 'grey',
      height: 3,
      start: 0,
      end: 3,
      points: 3,
      extra: true,
      gains: [{ objective: 'O01', chip: 7 }],
    },
  ],
};
const VIEW: Pick<View, 'stage' | 'buildings' | 'plans' | 'refused' | 'open'> = {
  stage: 'act',
  buildings: [{ site: 'N2', colour: 'grey', height: 2, roofs: [[2, 1]], free: 1 }],
  plans: [PLAN],
  refused: [{ site: 'S1', why: 'floors', missing: [0, 0, 0, 2] }],
  open: [],
};

test('floors are counted by colour, without those that are not there', () => {
  expect(floors([2, 0, 1, 0], t)).toBe('floors 2 colour-white, floors 1 colour-brown');
});

test('a roof says its height, the drive, the extra turn and the objectives', () => {
  const said = PLAN.roofs.map((one) => sayRoofing(one, t));

  expect(said).toEqual(['would 3 colour-grey 0 3 3. extra. gain objective-o01 7']);
});

test('a plan says what it costs and whose roofs it covers', () => {
  expect(sayPlan(PLAN, t)).toBe(
    'costs colour-brown floors 1 colour-grey, floors 1 colour-brown. covers 1',
  );
});

test('a building says its height, its roofs and where it may still grow', () => {
  expect(saySite('N2', VIEW, t)).toEqual([
    'building site-n2 colour-grey 2',
    'roof-seen 2 1',
    'free 1',
  ]);
});

test('a refused site says why, and what is missing', () => {
  expect(saySite('S1', VIEW, t)).toEqual([
    'refused site-s1',
    'refused-floors floors 2 colour-black',
  ]);
});

test('a site where one can build says the costs and the highest roof', () => {
  expect(saySite('N5', VIEW, t)).toEqual(['can-build site-n5', sayPlan(PLAN, t), 'highest 3']);
});

test('in set-up a site is refused for the colour beside it', () => {
  const view = { ...VIEW, stage: 'place' as const, open: ['C2'] };

  expect(saySite('S1', view, t)[1]).toContain('refused-place');
  expect(saySite('C2', view, t)).toEqual(['can-place site-c2']);
});

test('what lies around a site is said for whoever cannot see it', () => {
  const mine: View['buildings'] = [
    { site: 'N2', colour: 'grey', height: 2, roofs: [[2, 1]], free: 1 },
    { site: 'C1', colour: 'white', height: 1, roofs: [[1, 1]], free: 1 },
    { site: 'C2', colour: 'black', height: 1, roofs: [[1, 0]], free: 1 },
  ];

  const said = sayAround('N5', { board: 'city-small', buildings: mine }, 1, t);

  expect(said).toBe(
    'beside beside-built site-c1 colour-white 1, beside-empty site-n1, ' +
      'beside-built site-n2 colour-grey 2, beside-empty site-n4, beside-empty site-n6. ' +
      'own-district district-n 1. at-park 1 2',
  );
});

test('watchers are told of no roofs of their own', () => {
  const said = sayAround('H2', { board: 'city-small', buildings: [] }, null, t);

  expect(said).toBe('beside beside-empty site-h4');
});
