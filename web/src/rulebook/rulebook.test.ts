import { expect, test } from 'vitest';
import { chapters, headed, places, matches } from './rulebook';

test('what a game explains falls into parts, with or without a beginning', () => {
  const found = chapters('<p>Come and play.</p>\n<h2>Your turn</h2>\n<p>Roll.</p><h2>The end</h2>');

  expect(found.map(({ title }) => title)).toEqual(['', 'Your turn', 'The end']);
  expect(found[1]?.html.trim()).toBe('<p>Roll.</p>');
  expect(chapters('')).toEqual([]);
});

test('every word that is sought must be there, however it is written', () => {
  expect(matches('Leave a Gift with your last piece', 'PIECE gift')).toBe(true);
  expect(matches('Leave a Gift with your last piece', 'gift guard')).toBe(false);
  expect(matches('La última pieza de la casilla', 'ultima')).toBe(true);
  expect(matches('마지막 말이 떠나면 가져가요', '마지')).toBe(true);
  expect(matches('anything', ' ')).toBe(true);
});

test.each([
  ['La última pieza', 'ULTIMA', ['última']],
  ['La u\u0301ltima pieza', 'última', ['u\u0301ltima']],
  ['아무 말이나 한 말씩', '말', ['말', '말']],
  ['마지막 말이 떠나면', '마ㅈ', ['마지']],
  ['마지막', '마지막'.normalize('NFD'), ['마지막']],
  ['擲出 ８ 點', '8', ['８']],
  ['Leave a gift, Gift', 'gift leave', ['gift', 'Gift', 'Leave']],
  ['No such thing', 'gift', []],
  ['anything', '  ', []],
])('in “%s” “%s” is marked as it is written there', (text, sought, marked) => {
  expect(places(text, sought).map(([from, to]) => text.slice(from, to))).toEqual(marked);
});

test('what is explained stands before the colon of its sentence', () => {
  expect(headed('Gift: give it away.')).toEqual(['Gift:', 'give it away.']);
  expect(headed('禮物：送出去。')).toEqual(['禮物：', '送出去。']);
  expect(headed('Roll. Then: move.')).toEqual(['', 'Roll. Then: move.']);
});
