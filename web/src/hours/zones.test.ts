import { expect, test } from 'vitest';
import { readable, zoneOf } from './zones';

const KNOWN = ['UTC', 'America/New_York', 'Asia/Seoul', 'Europe/Madrid'];

test('a zone is found by its name, with blanks or without, or by its city', () => {
  expect(readable('America/New_York')).toBe('America/New York');
  expect(zoneOf('america/new york', KNOWN)).toBe('America/New_York');
  expect(zoneOf(' Seoul ', KNOWN)).toBe('Asia/Seoul');
  expect(zoneOf('Nowhere', KNOWN)).toBeNull();
  expect(zoneOf('', KNOWN)).toBeNull();
});

test('where the browser knows no zones, the server decides', () => {
  expect(zoneOf('Europe/Madrid', [])).toBe('Europe/Madrid');
  expect(zoneOf(' ', [])).toBeNull();
});
