import { expect, test } from 'vitest';
import type { Moment, GameEvent } from '../../kit/board';
import { newsFor } from './announcement';

const ME = 0;
const told = (type: string, seat?: number): GameEvent =>
  seat === undefined ? { type } : { type, seat };
const entry = (n: number, seat: number | null, ...events: GameEvent[]): Moment => ({
  n,
  at: 0,
  seat,
  events,
  undone: [],
});
const types = (moment: Moment, ...before: Moment[]) =>
  newsFor(moment, [...before, moment], ME).map(({ type, seat }) => `${type} ${seat ?? ''}`.trim());

test('what one does is known, the die that falls for the next is not', () => {
  const rolled = entry(0, null, told('rolled', ME));

  expect(
    types(entry(1, ME, told('moved', ME), told('taken', ME), told('rolled', 1)), rolled),
  ).toEqual(['rolled 1']);
});

test('whose turn comes again is told their own die', () => {
  const rolled = entry(0, null, told('rolled', ME));

  expect(types(entry(1, ME, told('moved', ME), told('rolled', ME)), rolled)).toEqual(['rolled 0']);
});

test('what the table brings is news, and what others had done in secret', () => {
  const start = entry(0, null, { type: 'rolled', turn: 1 });
  const shown = entry(
    4,
    ME,
    told('written', ME),
    told('written', 1),
    { type: 'rolled', turn: 2 },
    told('cards'),
  );

  expect(types(shown, start)).toEqual(['written 1', 'rolled', 'cards']);
});

test('what one had written in secret is known, whoever shows it', () => {
  const start = entry(0, null, { type: 'rolled', turn: 1 });
  const shown = entry(5, 1, told('written', ME), told('written', 1), { type: 'rolled', turn: 2 });

  expect(types(shown, start)).toEqual(['written 1', 'rolled']);
});

test('what others do is news, also where it is about the reader', () => {
  const rolled = entry(0, null, told('rolled', 1));

  expect(types(entry(1, 1, told('moved', 1), told('rolled', ME)), rolled)).toEqual([
    'moved 1',
    'rolled 0',
  ]);
});

test('watchers are told everything', () => {
  const moved = entry(1, ME, told('moved', ME));

  expect(newsFor(moved, [moved], null)).toEqual(moved.events);
});

test('alone at a table the next dice are news as well', () => {
  const start = entry(0, null, { type: 'rolled', turn: 1 });

  expect(types(entry(2, ME, told('written', ME), { type: 'rolled', turn: 2 }), start)).toEqual([
    'rolled',
  ]);
});

test('somebody may fetch the lines of a gap later', () => {
  const shown = entry(7, ME, told('moved', ME), told('rolled', 1));
  const late = entry(9, 1, told('moved', 1));

  expect(newsFor(shown, [late], ME).map(({ type }) => type)).toEqual(['rolled']);
});
