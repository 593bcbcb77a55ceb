import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brokenLink, checkDraws, checksumFits } from './check';
import { elements, linesOf, readLine, type RecordLine } from './line';
import { drawAgain } from './seeded';

const FOLDER = 'src/ludoteca/games/thats_life/fixtures';
const LINES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => linesOf(readFileSync(`${FOLDER}/${name}`, 'utf8')));

const read = (text: string) => readLine(text) as RecordLine;

/** A die falls in every entry but the first, unless the table tells otherwise. */
const dice = (line: RecordLine) =>
  line.entries.map(({ n, tape = [] }) => (n ? tape.map(() => 6) : tape.map(() => 0)));

describe('records of finished games', () => {
  test('are there', () => expect(LINES.length).toBeGreaterThan(5));

  test.each(LINES.map((line, i) => [i, line]))('%s: checksum and trail fit', (_, text) => {
    const line = read(String(text));

    expect(checksumFits(line)).toBe(true);
    expect(brokenLink(line)).toBeNull();
  });

  test('the dice of a simulation follow from its seed', () => {
    for (const line of LINES.map(read)) {
      const { seed } = line.chance;
      const ranges = dice(line);
      for (const { n, tape = [] } of line.entries.slice(1))
        expect(drawAgain(seed ?? '', n, ranges[n] ?? [])).toEqual(tape);
    }
  });
});

describe('a changed record', () => {
  const text = LINES[0] as string;

  test('a changed name is found by checksum and trail', () => {
    const line = read(text.replace('"name":"', '"name":"x'));

    expect(checksumFits(line)).toBe(false);
    expect(brokenLink(line)).toBe(0);
  });

  test('a changed entry is found by its number', () => {
    const { written } = read(text);
    const changed = (written[5] as string).replace('"n":5', '"n":6');
    const line = read(text.replace(written[5] as string, changed));

    expect(brokenLink(line)).toBe(6);
  });

  test('a changed die is found by its entry', () => {
    const { written, entries } = read(text);
    const n = entries.findIndex(({ n, tape }) => n > 3 && tape?.length === 1);
    const die = entries[n]?.tape?.[0] ?? 0;
    const changed = (written[n] as string).replace(`"tape":[${die}]`, `"tape":[${(die + 1) % 6}]`);
    const line = read(text.replace(written[n] as string, changed));
    const ranges = dice(line).map((row, at) => (at ? row : []));
    const played = { ...line, entries: line.entries.map((e) => (e.n ? e : { n: 0 })) };

    expect(checkDraws(played, ranges)).toMatchObject({ by: 'seed', wrong: n });
  });

  test('draws of a kind that is not known are not called right', () => {
    const line = read(text.replace('"kind":"seeded"', '"kind":"other"'));

    expect(checkDraws(line, [])).toMatchObject({ by: 'unknown' });
    expect(checkDraws(read(text), null)).toMatchObject({ by: 'unknown' });
  });
});

describe('a file', () => {
  test.each(['', '{}', '[]', 'null', '7', '{"format":"ludoteca-record-1"}', '\uFFFDPNG', '[[[['])(
    'with "%s" in it holds no record',
    (text) => expect(readLine(text)).toBeNull(),
  );

  test('has lines of every system, and empty ones do not count', () => {
    expect(linesOf('\uFEFFa\r\n\n  \nb\n')).toEqual(['a', 'b']);
  });

  test('arrays are cut where they are cut in the text, whatever strings say', () => {
    const text = ',[{"a":"],["},[1,[2]],"x\\"]"]rest';

    expect(elements(text, 1)).toEqual(['{"a":"],["}', '[1,[2]]', '"x\\"]"']);
    expect(elements('[]', 0)).toEqual([]);
  });
});
