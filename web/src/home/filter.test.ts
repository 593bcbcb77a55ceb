import { describe, expect, test } from 'vitest';
import type { GameInfo } from '../api/api';
import { ANY, fits } from './filter';

const garden = {
  id: 'garden',
  seats: [2, 4],
  minutes: [20, 40],
  complexity: 2,
  names: { en: 'The Garden', es: 'El jardín', ko: '정원' },
} as unknown as GameInfo;

describe('a game is found', () => {
  test('by part of its name, in any language, with or without accents', () => {
    for (const name of ['', 'gard', 'JARDIN', 'jardín', '정원'])
      expect(fits(garden, { ...ANY, name }), name).toBe(true);
    expect(fits(garden, { ...ANY, name: 'tower' })).toBe(false);
  });

  test('by how many play', () => {
    expect(fits(garden, { ...ANY, players: 4 })).toBe(true);
    expect(fits(garden, { ...ANY, players: 5 })).toBe(false);
    expect(fits(garden, { ...ANY, players: 1 })).toBe(false);
  });

  test('when its shortest play fits into the time', () => {
    expect(fits(garden, { ...ANY, minutes: 30 })).toBe(true);
    expect(fits(garden, { ...ANY, minutes: 15 })).toBe(false);
  });

  test('when it is no harder than wanted', () => {
    expect(fits(garden, { ...ANY, complexity: 2 })).toBe(true);
    expect(fits(garden, { ...ANY, complexity: 1 })).toBe(false);
  });
});
