import { expect, test } from 'vitest';
import type { Moment } from '../../kit/board';
import type { Update } from '../../api/protocol.gen';
import { onlyMove } from './only-move';

const PASS = { type: 'pass' };
const MOVE = { type: 'move' };
const option = (action: unknown) => ({ action, text: { key: 'x', args: {} } });
const update = (more: Partial<Update> = {}) =>
  ({
    n: 7,
    audience: 1,
    asked: 6,
    to_act: [1],
    options: [option(PASS)],
    undo: { to: null, why: null, answered: false },
    ...more,
  }) as unknown as Update;
const moment = (n: number, undone: number[] = []) => ({ n, undone }) as unknown as Moment;

test('the only option of the only seat that acts, named by its question', () => {
  expect(onlyMove(update(), [moment(6), moment(7)])).toEqual({ id: 'only-6', action: PASS });
});

test('the same where all that could be taken back was answered', () => {
  const undo = { to: 5, why: null, answered: true };
  expect(onlyMove(update({ undo }), [moment(7)])?.id).toBe('only-6');
});

test.each<[string, Partial<Update>]>([
  ['there is a choice', { options: [option(PASS), option(MOVE)] }],
  ['there is nothing to do', { options: [] }],
  ['others act as well', { to_act: [0, 1] }],
  ['others are waited for, and one may only take back', { to_act: [0] }],
  ['something could still be taken back', { undo: { to: 5, why: null, answered: false } }],
  ['one only looks on', { audience: null, undo: null }],
])('nothing where %s', (_, more) => {
  expect(onlyMove(update(more), [moment(7)])).toBeNull();
});

test('nothing for who has just gone back to the question', () => {
  expect(onlyMove(update(), [moment(6), moment(7, [6])])).toBeNull();
  expect(onlyMove(update(), [moment(6, [5]), moment(7)])).not.toBeNull();
});

test('nothing before there is a table', () => {
  expect(onlyMove(null, [])).toBeNull();
});
