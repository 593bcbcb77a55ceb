import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOM = 'web/src';
const SOURCES = readdirSync(ROOM, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.svelte') && !file.includes('gallery'));

/** A bare `{seat.name}` or `{… : look.name}` as text, not as an attribute. */
const BARE = /(?<!bdi[^<>]*>)(?<!=)\{[^{}]*\b(?:look|seat|shown)\.name\}/;

test('the name of whoever sits at a table stands in <bdi>: it may run from right to left', () => {
  expect(SOURCES.length).toBeGreaterThan(100);

  const bare = SOURCES.filter((file) => BARE.test(readFileSync(`${ROOM}/${file}`, 'utf8')));

  expect(bare).toEqual([]);
});
