import { expect, test } from 'vitest';
import { bundle, completed, sentence } from './bundle';
import { wished } from './languages';

const seats = [
  { name: 'Ann', you: false },
  { name: 'Bo', you: true },
];

test('a seat brings the name of whoever sits there, and whether it is the reader', () => {
  expect(completed({ seat: 0, target_seat: 1 }, seats)).toEqual({
    seat: 0,
    seat_name: 'Ann',
    seat_you: 'no',
    target_seat: 1,
    target_seat_name: 'Bo',
    target_seat_you: 'yes',
  });
});

test('what is written on a tile has a minus sign, not a hyphen', () => {
  expect(completed({ face: '-5', from_face: '+3', to_face: 'start' }, seats)).toEqual({
    face: '\u22125',
    from_face: '+3',
    to_face: 'start',
  });
});

test('a word of the game goes before a word of the platform', () => {
  const game = bundle('en', 'hello = from the game');
  const platform = bundle('en', 'hello = from the platform\nbye = see you');

  expect(sentence([game, platform], 'hello')).toBe('from the game');
  expect(sentence([game, platform], 'bye')).toBe('see you');
  expect(sentence([game, platform], 'nothing')).toBeNull();
});

test('an argument that is the key of another word is said in its place', () => {
  const game = bundle('en', 'mark = { $mark } in { $area_word }\narea-oh = Ohio');

  expect(sentence([game], 'mark', { mark: '07', area_word: 'area-oh' })).toBe('07 in Ohio');
  expect(sentence([game], 'mark', { mark: '07', area_word: 'area-xx' })).toBe('07 in area-xx');
});

test('sentences carry no invisible marks around names', () => {
  const words = bundle('en', 'turn = { $seat_name } is to move');

  expect(sentence([words], 'turn', { seat: 0 }, seats)).toBe('Ann is to move');
});

test('numbers below zero have a minus sign in sentences too, and count as they did', () => {
  const words = bundle(
    'en',
    'points = { $points ->\n    [-1] minus one\n    [one] one point\n   *[other] { $points } points\n}',
  );

  expect(sentence([words], 'points', { points: -1234 })).toBe('\u22121,234 points');
  expect(sentence([words], 'points', { points: -1 })).toBe('minus one');
  expect(sentence([words], 'points', { points: 1 })).toBe('one point');
});

test.each([
  [['es-MX', 'en'], 'es'],
  [['fr', 'ko-KR'], 'ko'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-Hans-CN'], 'zh-Hant'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
])('whoever wishes for %s reads %s', (wishes, language) => {
  expect(wished(wishes)).toBe(language);
});
