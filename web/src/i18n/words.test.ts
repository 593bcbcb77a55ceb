import type { StandInReason } from '../kit/board';
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages';

const FTL = import.meta.glob<string>('./*/index.ts', { import: 'default', eager: true });
const LATE = import.meta.glob<string>(
  './*/{about-page,accounts,clocks,groups,moderation,people-pages,record-pages,review,tournaments}.ftl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const PARTS = [
  'about-page',
  'accounts',
  'clocks',
  'groups',
  'moderation',
  'people-pages',
  'record-pages',
  'review',
  'tournaments',
];
const SOURCES = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SERVER_ERRORS = readFileSync('src/ludoteca/server/edge/answers/errors.py', 'utf8');
const PHRASES = readFileSync('src/ludoteca/server/talk/phrases.py', 'utf8');
const UNDO_REASONS = readFileSync('src/ludoteca/core/replay/undo.py', 'utf8');
const CLOSED =
  /^Reason: .*$/m.exec(readFileSync('src/ludoteca/core/replay/seating.py', 'utf8'))?.[0] ?? '';

const source = (language: string) =>
  [`./${language}/index.ts`, ...PARTS.map((part) => `./${language}/${part}.ftl`)]
    .map((file) => FTL[file] ?? LATE[file] ?? '')
    .join('\n');
const messages = (language: string) =>
  new Map(new FluentResource(source(language)).body.map((message) => [message.id, message]));

/** All names of variables anywhere in a parsed pattern. */
function variables(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(variables);
  if (typeof part !== 'object' || part === null) return [];
  const { type, name } = part as { type?: string; name?: string };
  if (type === 'var' && name) return [name];
  return Object.values(part).flatMap(variables);
}

/** Message keys in the sources; a template like `level-${level}` gives a beginning. */
function used(): { whole: Set<string>; beginnings: string[] } {
  const whole = new Set<string>();
  const beginnings: string[] = [];
  for (const text of Object.values(SOURCES)) {
    const wordsHere = text.matchAll(/\b(?:t|words\.say)\(\s*(?:[^'"`()]*\?\s*)?'([a-z][\w-]*)'/g);
    for (const [, key] of wordsHere) if (key) whole.add(key);
    for (const [, key] of text.matchAll(/['"`]((?:notice|error)-[a-z-]+)['"`]/g))
      if (key) whole.add(key);
    for (const [, key] of text.matchAll(/\b(?:t|words\.find)\(\s*`([a-z-]+-)\$\{/g))
      if (key) beginnings.push(key);
    // The other half of a choice between two words.
    for (const [, a, b] of text.matchAll(/\?\s*t\('([a-z-]+)'\)\s*:\s*t\('([a-z-]+)'/g)) {
      if (a) whole.add(a);
      if (b) whole.add(b);
    }
  }
  for (const [, key] of SERVER_ERRORS.matchAll(/"(error-[a-z-]+)"/g)) if (key) whole.add(key);
  for (const [, key] of UNDO_REASONS.matchAll(/"(undo-[a-z-]+)"/g)) if (key) whole.add(key);
  // Events of the platform.
  for (const key of ['undone', 'returned', 'seat-taken', 'paused', 'resumed'])
    whole.add(`event-${key}`);
  for (const why of ['gone', 'left', 'resigned', 'time'] satisfies StandInReason[])
    whole.add(`event-stand-in-${why}`);
  // Results of the platform.
  for (const why of ['resigned', 'time'] satisfies StandInReason[]) whole.add(`result-${why}`);
  for (const [, reason] of CLOSED.matchAll(/"([a-z]+)"/g))
    if (reason) whole.add(`event-closed-${reason}`);
  return { whole, beginnings };
}

describe.each(Object.keys(LANGUAGES))('the words in %s', (language) => {
  const english = messages('en');
  const own = messages(language);

  test('can all be read', () => {
    const written = [...source(language).matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => key);

    expect([...own.keys()]).toEqual(written);
  });

  test('are the same words as in English', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('use no variable that English does not know', () => {
    for (const [key, message] of own) {
      const known = new Set(variables(english.get(key)?.value));
      for (const name of variables(message.value)) expect(known, key).toContain(name);
    }
  });

  test('use every variable that English uses', () => {
    for (const [key, message] of english) {
      const here = new Set(variables(own.get(key)?.value));
      for (const name of variables(message.value)) expect(here, key).toContain(name);
    }
  });

  test('suggest nicknames that fit into the field', () => {
    const line = /^nickname-suggestions = (.*)$/m.exec(source(language))?.[1] ?? '';

    for (const name of line.split('|')) {
      expect(name.length).toBeLessThanOrEqual(24);
      expect(name).toMatch(/^[\p{L}\p{M} ]+$/u);
    }
  });
});

test('every word that the sources and the server name exists', () => {
  const known = messages('en');
  const { whole, beginnings } = used();

  expect(whole.size).toBeGreaterThan(80);
  expect([...whole].filter((key) => !known.has(key))).toEqual([]);
  for (const beginning of beginnings)
    expect(
      [...known.keys()].some((key) => key.startsWith(beginning)),
      beginning,
    ).toBe(true);
});

test('no word is kept that nothing names', () => {
  const { whole, beginnings } = used();
  const unused = [...messages('en').keys()].filter(
    (key) => !whole.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  );

  expect(unused).toEqual([]);
});

test('every phrase and reaction of the server has words', () => {
  const known = messages('en');
  const listed = (name: string) =>
    [
      ...(new RegExp(`${name}: Final = \\(([^)]*)\\)`).exec(PHRASES)?.[1] ?? '').matchAll(
        /"([a-z-]+)"/g,
      ),
    ].map(([, key]) => key);

  expect(listed('PHRASES').length).toBeGreaterThan(15);
  expect(listed('PHRASES').filter((key) => !known.has(`phrase-${key}`))).toEqual([]);
  expect(listed('REACTIONS').filter((key) => !known.has(`reaction-${key}`))).toEqual([]);
});
