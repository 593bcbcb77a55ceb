import { expect, test } from 'vitest';
import { layOut } from '../city';
import { growth, standing, tall, visible } from '../stack';
import type { Building, Plan, Roofing } from '../types.gen';

const GREY: Building = { site: 'N2', colour: 'grey', height: 2, roofs: [[2, 1]], free: 1 };
const BLACK: Building = { site: 'C1', colour: 'black', height: 1, roofs: [], free: 2 };

const roofing = (site: string, colour: Roofing['colour'], height: number): Roofing => ({
  site,
  colour,
  height,
  start: 0,
  end: height,
  points: height,
  extra: false,
  gains: [],
});
const ON_N2 = roofing('N2', 'grey', 3);
const PLAN: Plan = {
  site: 'N5',
  colour: 'brown',
  cost: [0, 1, 1, 0],
  covers: [1],
  roofs: [roofing('N5', 'brown', 1), ON_N2],
};

test('a city without a plan stands as it is', () => {
  expect(standing([GREY, BLACK]).map(({ site, height, ghost }) => [site, height, ghost])).toEqual([
    ['N2', 2, Infinity],
    ['C1', 1, Infinity],
  ]);
});

test('a plan begins a building and raises those beside it, foreseen from their new floor on', () => {
  const all = standing([GREY, BLACK], PLAN);

  expect(all.map(({ site, height, ghost }) => [site, height, ghost])).toEqual([
    ['N2', 3, 3],
    ['C1', 1, Infinity],
    ['N5', 1, 1],
  ]);
});

test('the roof of a plan lies on top and builds over the one below', () => {
  const [raised, , begun] = standing([GREY, BLACK], PLAN, { on: ON_N2, seat: 0 });

  expect(raised?.roofs).toEqual([
    [2, 1],
    [3, 0],
  ]);
  expect(raised && visible(raised)).toBe(0);
  expect(begun?.roofs).toEqual([]);
});

test('a roof that is built over is not visible', () => {
  expect(visible(GREY)).toBe(1);
  expect(visible({ ...GREY, height: 3 })).toBeUndefined();
});

test('a tower is as high as its floors, and the roofs between and on them', () => {
  const layout = layOut('city-small', 'city', 590, 560);
  const [grey, black] = standing([GREY, BLACK]);

  expect(black && tall(layout, black)).toBeCloseTo(layout.rise);
  expect(grey && tall(layout, grey)).toBeGreaterThan(2 * layout.rise);
});

test('what has grown since the last look is told once', () => {
  const grown = growth();

  expect([...grown([GREY])]).toEqual([]);
  expect([...grown([{ ...GREY, height: 3 }, BLACK])]).toEqual(['N2', 'C1']);
  expect([...grown([{ ...GREY, height: 3 }, BLACK])]).toEqual([]);
});
