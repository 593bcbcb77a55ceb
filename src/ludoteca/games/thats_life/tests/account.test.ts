import { describe, expect, test } from 'vitest';
import { account } from '../account';
import { tie } from '../tie';
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

describe('players with as many points', () => {
  test('are told apart by their lucky tiles, the fewer the better', () => {
    // case 44
    const towers = [tower('p5', 'l1'), tower('p5'), tower('p1')];

    expect(tie(towers, 0, [1])).toEqual({ lucky: 1, shared: false });
    expect(tie(towers, 1, [0])).toEqual({ lucky: 0, shared: false });
    expect(tie(towers, 2, [])).toBeNull();
  });

  test('are told apart by lucky tiles that turned nothing, too', () => {
    // case 44
    expect(tie([tower('l1', 'p5'), tower('p5')], 0, [1])).toEqual({ lucky: 1, shared: false });
  });

  test('share a place with as many lucky tiles, behind the first as well', () => {
    // case 45
    const towers = [tower('p1'), tower('p8'), tower('a1', 'p2'), tower('b1')];

    expect(tie(towers, 0, [2])).toEqual({ lucky: 0, shared: true });
    expect(tie(towers, 2, [0])).toEqual({ lucky: 0, shared: true });
  });

  test('can be three, of whom two share a place', () => {
    const towers = [tower('p5', 'l1'), tower('p5'), tower('p2', 'p3', 'l2')];

    expect(
      towers.map((_, seat) =>
        tie(
          towers,
          seat,
          [0, 1, 2].filter((one) => one !== seat),
        ),
      ),
    ).toEqual([
      { lucky: 1, shared: true },
      { lucky: 0, shared: false },
      { lucky: 1, shared: true },
    ]);
  });
});
