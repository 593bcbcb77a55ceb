import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = ['web/src', 'src/ludoteca/games'].flatMap((room) =>
  readdirSync(room, { recursive: true })
    .map((file) => `${room}/${String(file)}`)
    .filter((file) => /\.(svelte|css|svg)$/.test(file)),
);

test('nothing moves for ever on a page that waits: it would empty batteries and draw the eye', () => {
  expect(SOURCES.length).toBeGreaterThan(100);

  const restless = SOURCES.filter((file) =>
    /animation[^;]*\binfinite\b|repeatCount="indefinite"/.test(readFileSync(file, 'utf8')),
  );

  expect(restless).toEqual([]);
});
