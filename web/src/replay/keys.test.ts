import { expect, test } from 'vitest';
import { commandOf } from './keys';

const NONE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const page = { tag: 'BODY', type: '' };

test.each([
  [' ', 'toggle'],
  ['ArrowRight', 'forward'],
  ['ArrowLeft', 'back'],
  ['Home', 'first'],
  ['End', 'last'],
  ['PageDown', 'turnForward'],
  ['x', null],
])('the key "%s" means %s', (key, command) => {
  expect(commandOf({ ...NONE, key, on: page })).toBe(command);
});

test('with Shift the arrows go by turns', () => {
  expect(commandOf({ ...NONE, shiftKey: true, key: 'ArrowRight', on: page })).toBe('turnForward');
  expect(commandOf({ ...NONE, shiftKey: true, key: 'ArrowLeft', on: page })).toBe('turnBack');
});

test('keys of the browser and of fields are theirs', () => {
  expect(commandOf({ ...NONE, altKey: true, key: 'ArrowLeft', on: page })).toBeNull();
  expect(commandOf({ ...NONE, key: ' ', on: { tag: 'BUTTON', type: 'button' } })).toBeNull();
  expect(commandOf({ ...NONE, key: 'Home', on: { tag: 'INPUT', type: 'text' } })).toBeNull();
  expect(commandOf({ ...NONE, key: 'ArrowDown', on: { tag: 'SELECT', type: '' } })).toBeNull();
});

test('the slider steps by itself, and lets the space key play', () => {
  const slider = { tag: 'INPUT', type: 'range' };

  expect(commandOf({ ...NONE, key: 'ArrowRight', on: slider })).toBeNull();
  expect(commandOf({ ...NONE, key: ' ', on: slider })).toBe('toggle');
});
