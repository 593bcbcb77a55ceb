import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { load } from './atlas/atlas';
import { chart, type Stop } from './chart';
import { lined, short } from './lettering';

/** Translations of a language as a function, which returns the key when there is none. */
function words(language: string): (key: string) => string {
  const said = new FluentBundle(language);
  const file = new URL(`i18n/${language}.ftl`, import.meta.url);
  said.addResource(new FluentResource(readFileSync(file, 'utf8')));
  return (key) => {
    const [id = '', attribute] = key.split('.');
    const message = said.getMessage(id);
    const found = attribute ? message?.attributes[attribute] : message?.value;
    return found ? said.formatPattern(found) : key;
  };
}

test.each([
  ['OR', ['OR']],
  ['오리건', ['오리건']],
  ['田納西', ['田納西']],
  ['北達科他', ['北達', '科他']],
  ['노스다코타', ['노스', '다코타']],
  ['중부 해안', ['중부', '해안']],
])('%s is written as %j', (name, lines) => {
  expect(lined(name)).toEqual(lines);
});

test('the map says codes in Latin letters, and names where another script is read', () => {
  const said = (language: string) =>
    ['usa-or', 'usa-nc', 'europe-mk'].map((area) => short(`area-${area}`, words(language)));

  expect(said('en')).toEqual(['OR', 'NC', 'MK']);
  expect(said('es')).toEqual(['OR', 'NC', 'MK']);
  expect(said('ko')).toEqual(['오리건', '북캐롤라이나', '북마케도니아']);
  expect(said('zh-Hant')).toEqual(['奧勒岡', '北卡羅來納', '北馬其頓']);
});

describe.each(['usa', 'europe'] as const)('the map of %s', (map) => {
  describe.each(['en', 'es', 'ko', 'zh-Hant'])('in %s', (language) => {
    const t = words(language);
    const laid = async (style: 'map' | 'tiles', width: number, height: number) =>
      chart(await load(map), style, width, height, (id) => short(`area-${map}-${id}`, t));

    test.each([
      ['a window', 900, 560],
      ['a phone', 350, 480],
    ])('has no name over another in %s, and none too small to be read', async (_, ...room) => {
      const { size, stops } = await laid('map', ...room);

      const over = stops.flatMap((one, i) =>
        stops.slice(i + 1).filter((other) => meet(one, other)),
      );
      expect(over.map(({ id }) => id)).toEqual([]);
      const small = stops.filter(({ letters }) => letters.size < size * SMALLEST);
      expect(small.map(({ id, letters }) => `${id} ${letters.size / size}`)).toEqual([]);
    });

    test('has each name inside its tile, above what is written', async () => {
      const { stops, size } = await laid('tiles', 350, 480);

      for (const { id, letters, x, y } of stops) {
        expect(letters.x + letters.wide, id).toBeLessThanOrEqual(x + size);
        expect(letters.y + letters.high / 2, id).toBeLessThan(y - size * 0.36);
        expect(letters.size, id).toBeGreaterThan(size * SMALLEST);
      }
    });
  });
});

/** Smallest letters, as a part of the height of marks. */
const SMALLEST = 0.36;

/** Whether the names of two areas overlap. */
function meet(one: Stop, other: Stop): boolean {
  const apart = (a: number, b: number, far: number) => far >= (a + b) / 2 - 0.01;
  return !(
    apart(one.letters.wide, other.letters.wide, Math.abs(one.letters.x - other.letters.x)) ||
    apart(one.letters.high, other.letters.high, Math.abs(one.letters.y - other.letters.y))
  );
}
