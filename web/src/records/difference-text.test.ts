import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/languages';

const FTL = import.meta.glob<string>('../i18n/*/record-pages.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MISMATCH = readFileSync('src/ludoteca/core/records/mismatch.py', 'utf8');
const TABLE = MISMATCH.slice(MISMATCH.indexOf('WHAT: Final'), MISMATCH.indexOf('class Mismatch'));
const CODES = [...TABLE.matchAll(/^ {4}"([a-z0-9-]+)":/gm)].map(([, code]) => code);

describe.each(Object.keys(LANGUAGES))('the differences in %s', (language) => {
  test('are those that the rules know', () => {
    const source = FTL[`../i18n/${language}/record-pages.ftl`] ?? '';
    const said = [...source.matchAll(/^difference-([a-z0-9-]+) =/gm)].map(([, code]) => code);

    expect(CODES.length).toBeGreaterThan(30);
    expect(said).toEqual(CODES);
  });
});
