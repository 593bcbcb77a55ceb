import { describe, expect, test } from 'vitest';
import { account } from '../account';
import type { TowerTile } from '../types.gen';

/** Tiles by their ids; those that luck turns have a `!`. */
function tower(...ids: string[]): TowerTile[] {
  return ids.map((drawn) => {
    const id = drawn.replace('!', '');
    const size = Number(id.slice(1));
    const turned = id !== drawn;
    if (id.startsWith('l')) return { id, kind: 'lucky', value: 0, turned };
    return id.startsWith('p')
      ? { id, kind: 'plus', value: size, turned }
      : { id, kind: 'minus', value: -size, turned };
  });
}

const read = (posts: ReturnType<typeof account>) =>
  posts.map(({ kind, tiles, sum }) => [kind, tiles.map(({ id }) => id).join(' '), sum]);

describe('the account of a tower', () => {
  test('tells plus from minus, the largest first, with what they come to', () => {
    expect(read(account(tower('p3', 'a4', 'p6', 'b1')))).toEqual([
      ['plus', 'p6 p3', 9],
      ['minus', 'a4 b1', -5],
    ]);
  });

  test('counts the minus tiles that luck has turned as plus', () => {
    expect(read(account(tower('p6', 'l1', 'b8!', 'a6')))).toEqual([
      ['plus', 'p6', 6],
      ['turned', 'b8', 8],
      ['minus', 'a6', -6],
    ]);
  });

  test('counts a plus tile that expert luck has turned as minus', () => {
    expect(read(account(tower('p6!', 'l1', 'a4')))).toEqual([
      ['turned', 'p6', -6],
      ['minus', 'a4', -4],
    ]);
  });

  test('names luck by itself only where it has turned nothing', () => {
    expect(read(account(tower('l1', 'a4!', 'l2')))).toEqual([
      ['turned', 'a4', 4],
      ['lucky', 'l2', 0],
    ]);
  });

  test('is empty for an empty tower', () => {
    expect(account([])).toEqual([]);
  });
});
