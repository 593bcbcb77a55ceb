import { describe, expect, test } from 'vitest';
import { load } from './atlas/atlas';
import { chart, type Chart } from './chart';
import { read } from './marks';
import { between, onward, points, type Marks } from './tour';

const usa: Chart = chart(await load('usa'), 'map', 900, 560);

function map(written: Readonly<Record<string, string>>): Marks {
  const marks = new Map();
  for (const [area, text] of Object.entries(written)) marks.set(area, read(text));
  return marks;
}

describe('a tour', () => {
  test('has a point for each area, and one more for each that is circled', () => {
    const marks = map({ wa: '12o', or: '30', ca: '*o' });

    expect(points(['wa', 'or', 'ca'], marks)).toBe(5);
  });

  test('drawn by hand begins anywhere but at an X or an empty area', () => {
    expect(onward(usa, map({ wa: '12', or: 'x', ca: '*' }), [])).toEqual(['ca', 'wa']);
  });

  test('drawn by hand goes on to neighbours whose numbers do not fall, and to stars', () => {
    const marks = map({ id: '30', wa: '12', or: '30', nv: '*', ut: '55', mt: 'x', ca: '80' });

    expect(onward(usa, marks, ['id'])).toEqual(['nv', 'or', 'ut']);
  });

  test('does not fall behind a star', () => {
    const marks = map({ id: '30', nv: '*', ca: '20', ut: '31' });

    expect(onward(usa, marks, ['id', 'nv'])).toEqual(['ut']);
  });

  test('goes nowhere twice', () => {
    expect(onward(usa, map({ id: '30', or: '30' }), ['id', 'or'])).toEqual([]);
  });
});

describe('a number', () => {
  const marks = map({ id: '12', or: '48o', ca: '*', az: '90', ut: 'x' });

  test('fits between those of the neighbours', () => {
    expect(between(usa, marks, 'nv', 33)).toEqual({ below: 12, above: 48 });
  });

  test('may have nothing above it, or nothing below', () => {
    expect(between(usa, marks, 'nv', 95)).toEqual({ below: 90, above: null });
    expect(between(usa, marks, 'nv', 3)).toEqual({ below: null, above: 12 });
  });

  test('may have no numbers beside it', () => {
    expect(between(usa, marks, 'fl', 3)).toEqual({ below: null, above: null });
  });
});
