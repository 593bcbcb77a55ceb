import { expect, test } from 'vitest';
import { besideOf, readBeside } from './address';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://ludoteca.example');
  return readBeside(pathname.split('/')[2] ?? '', searchParams);
};

test('an address names both tables and the seats that are looked at', () => {
  const [one, other] = [
    { table: 'k3v7', seat: 2 },
    { table: 'x-1_z', seat: 0 },
  ];

  expect(read(besideOf(one, other))).toEqual({ one, other, step: null });
});

test('without a seat of its own it is about the reader, and it may name a step', () => {
  const address = besideOf({ table: 'k3v7', seat: null }, { table: 'x', seat: 1 });

  expect(read(`${address}&step=12`)).toEqual({
    one: { table: 'k3v7', seat: null },
    other: { table: 'x', seat: 1 },
    step: 12,
  });
});

test('an address without another table names nothing', () => {
  expect(read('/t/k3v7/beside')).toBe(null);
  expect(read('/t/k3v7/beside?with=../x')).toBe(null);
});
