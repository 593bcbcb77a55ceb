import { expect, test } from 'vitest';
import { squares } from './qr-path';

/** The dark squares that a path covers. */
function covered(path: string): Set<string> {
  const found = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(width); i++) found.add(`${Number(x) + i},${y}`);
  return found;
}

test('a code has its three eyes, and its timing line between them', () => {
  const { size, path } = squares('https://play.example.org/t/abcdefghijklmnop?in=ko');
  const dark = covered(path);

  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    for (let i = 0; i < 7; i++) {
      expect(dark).toContain(`${left + i},${top}`);
      expect(dark).toContain(`${left},${top + i}`);
      expect(dark.has(`${left + 1},${top + 1 + (i % 5)}`)).toBe(false);
    }
  for (let x = 8; x < size - 8; x++) expect(dark.has(`${x},6`)).toBe(x % 2 === 0);
});

test('other links have other codes', () => {
  expect(squares('https://a.example/t/a').path).not.toBe(squares('https://a.example/t/b').path);
});
