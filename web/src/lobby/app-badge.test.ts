import { afterEach, expect, test, vi } from 'vitest';
import { markIcon } from './app-badge';

function browser() {
  const setAppBadge = vi.fn(() => Promise.resolve());
  const clearAppBadge = vi.fn(() => Promise.reject(new Error('not allowed')));
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  return { setAppBadge, clearAppBadge };
}

afterEach(() => vi.unstubAllGlobals());

test('the icon has the number of tables, and none when none waits', () => {
  const { setAppBadge, clearAppBadge } = browser();

  markIcon(3);
  expect(setAppBadge).toHaveBeenCalledWith(3);
  expect(clearAppBadge).not.toHaveBeenCalled();

  markIcon(0);
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

test('the icon stays as it is until the number is known', () => {
  const { setAppBadge, clearAppBadge } = browser();

  markIcon(null);

  expect(setAppBadge).not.toHaveBeenCalled();
  expect(clearAppBadge).not.toHaveBeenCalled();
});

test('a browser without badges is left alone', () => {
  vi.stubGlobal('navigator', {});

  expect(() => markIcon(1)).not.toThrow();
});
