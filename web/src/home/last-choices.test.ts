import { beforeEach, expect, test, vi } from 'vitest';
import { optionsBefore, rememberOptions } from './last-choices';

const game = {
  id: 'garden',
  options: [
    { name: 'guards', default: false, values: [false, true], range: null },
    { name: 'limit', default: 60, values: [], range: [1, 100] as const },
  ],
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a new table begins as the last one of its game was played', () => {
  expect(optionsBefore(game)).toEqual({ guards: false, limit: 60 });

  rememberOptions('garden', { guards: true, limit: 99 });

  expect(optionsBefore(game)).toEqual({ guards: true, limit: 99 });
});

test('what does not fit the game any more has its default', () => {
  rememberOptions('garden', { guards: 'perhaps', limit: 999, gone: 1 });
  expect(optionsBefore(game)).toEqual({ guards: false, limit: 60 });

  localStorage.setItem('ludoteca.options.garden', '[broken');
  expect(optionsBefore(game)).toEqual({ guards: false, limit: 60 });
});
