import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MOST_LINES, RecordFile } from './record-file';

const GAMES = 'src/ludoteca/games';
const FIXTURES = readdirSync(GAMES, { recursive: true })
  .map((name) => `${GAMES}/${name}`)
  .filter((name) => name.endsWith('.jsonl'))
  .sort();

const SIGN = '{"format":"ludoteca-record-1"';
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => RecordFile.read('it.jsonl', bytes(text)) as RecordFile;
const lines = (file: RecordFile) =>
  Array.from({ length: file.count }, (_, at) => new TextDecoder().decode(file.line(at + 1)));

describe('a file of records', () => {
  test('has the lines of every system, and empty ones at the end do not count', () => {
    expect(lines(read(`\uFEFF${SIGN}a\r\n\nb\n\n\n`))).toEqual([`${SIGN}a`, '', 'b']);
    expect(lines(read(`${SIGN}a\nb`))).toEqual([`${SIGN}a`, 'b']);
  });

  test('gives its lines as they are, byte by byte, and copies of them', () => {
    const [path = ''] = FIXTURES;
    const whole = new Uint8Array(readFileSync(path));
    const file = RecordFile.read(path, whole) as RecordFile;
    const again = Array.from({ length: file.count }, (_, at) => [...file.line(at + 1), 10]).flat();
    file.line(1).fill(0);

    expect(again).toEqual([...whole]);
    expect(file.line(1)[0]).toBe('{'.charCodeAt(0));
  });

  test.each(['', '\n\n', '{}', 'null', '\uFFFDPNG', 'x'.repeat(1000) + SIGN])(
    'is none with "%s" in it',
    (text) => expect(read(text)).toBe('none'),
  );

  test('is one when any of its lines says so', () => {
    expect(read(`nonsense\n${SIGN}`).count).toBe(2);
  });

  test('says that it is packed, or in another encoding', () => {
    const text = bytes(`${SIGN}a\n`);
    expect(RecordFile.read('it.gz', gzipSync(text))).toBe('compressed');
    expect(RecordFile.read('it.zip', bytes('PK\u0003\u0004'))).toBe('compressed');
    const wide = Buffer.from(`\uFEFF${SIGN}a\n`, 'utf16le');
    expect(RecordFile.read('it.jsonl', wide)).toBe('utf-16');
  });

  test('has no more lines than can be kept in mind', () => {
    expect(read('\n'.repeat(MOST_LINES + 1))).toBe('too-many');
  });
});
