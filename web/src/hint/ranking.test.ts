import { describe, expect, it } from 'vitest';
import type { Choice } from '../kit/board';
import type { Hint } from '../api/protocol.gen';
import { percent } from '../i18n/formats';
import { advisors, ranked } from './ranking';

const choice = (tile: number): Choice => ({
  action: { type: 'move', tile },
  text: { key: 'choice-move', args: { tile } },
});

function hint(...tiles: number[]): Hint {
  return {
    seat: 0,
    level: 'medium',
    asked: 4,
    doubted: false,
    options: tiles.map((tile, i) => ({
      ...choice(tile),
      win: 0.5 - i / 10,
      score: 10 - i,
      chosen: i === 0,
      equal: false,
    })),
  };
}

describe('a hint', () => {
  it('puts the options in the order of the bot', () => {
    const found = ranked(hint(3, 1, 2), [choice(1), choice(2), choice(3)]);

    expect(found?.map((one) => one.choice.text.args['tile'])).toEqual([3, 1, 2]);
    expect(found?.map((one) => one.weighed.chosen)).toEqual([true, false, false]);
  });

  it('is not shown for another question', () => {
    expect(ranked(hint(1, 2), [choice(1), choice(2), choice(3)])).toBeNull();
    expect(ranked(hint(1, 4), [choice(1), choice(2)])).toBeNull();
    expect(ranked(hint(), [])).toBeNull();
  });

  it('is not asked of those who play at random', () => {
    expect(advisors({ levels: ['random', 'easy', 'medium'] })).toEqual(['easy', 'medium']);
    expect(advisors(undefined)).toEqual([]);
  });
});

describe('a chance', () => {
  it('is read in whole per cent', () => {
    expect(percent(0.617, 'en')).toBe('62%');
    expect(percent(1, 'en')).toBe('100%');
    expect(percent(0, 'en')).toBe('0%');
  });

  it('is never called certain before it is', () => {
    expect(percent(0.998, 'en')).toBe('99%');
    expect(percent(0.001, 'en')).toBe('1%');
  });
});
