import { expect, test } from 'vitest';
import { cut, halved, wide } from './names';

test('a long name on a narrow plate takes two lines, broken where it is squeezed least', () => {
  expect(halved('Caminante de la escarcha', [60, 74])).toEqual(['Caminante', 'de la escarcha']);
  expect(halved('Frost Walker', [60, 74])).toEqual(['Frost', 'Walker']);
  expect(halved('서리 방랑자', [60, 74])).toEqual(['서리', '방랑자']);
  expect(halved('Stonebreaker', [60, 74])).toEqual(['Stonebreaker']);
});

test('letters of Korean and Chinese are as wide as they are high', () => {
  expect(wide('방랑자')).toBe(36);
  expect(wide('Ana')).toBeLessThan(30);
});

test('a name that has no room is cut, and says so', () => {
  expect(cut('Ana', 60)).toBe('Ana');
  expect(cut('Maximiliano Alejandro', 90)).toMatch(/^Maxim\S*…$/);
  expect(wide(cut('Maximiliano Alejandro', 90))).toBeLessThan(100);
  expect(cut('Ana', 0)).toBe('');
});
