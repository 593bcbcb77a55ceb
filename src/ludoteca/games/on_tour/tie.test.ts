import { expect, test } from 'vitest';
import { tie } from './tie';

test('of as many points more circled areas come first, also those off the tour', () => {
  // case 50
  const maps = [
    ['10o', '11o', '12', ''],
    ['10o', '11o', '12', '05o'],
    ['1', '', '', ''],
  ];

  expect(tie(maps, 0, [1])).toEqual({ circles: 2, shared: false });
  expect(tie(maps, 1, [0])).toEqual({ circles: 3, shared: false });
  expect(tie(maps, 2, [])).toBeNull();
});

test('as many points and circled areas share a place, stars among them', () => {
  // case 60
  const maps = [
    ['10o', '11', '12', 'x'],
    ['10', '*o', '12', ''],
  ];

  expect(tie(maps, 0, [1])).toEqual({ circles: 1, shared: true });
});
