import { describe, expect, test } from 'vitest';
import { choices, wish, type Choice, type Reported } from './report';

const BEN: Reported = { person: 'ben', name: 'Ben' };
const LINE: Reported = { ...BEN, table: 'abc', line: 7, said: 'Boo' };
const UNFAIR: Choice = { kind: 'conduct', reason: 'unfair' };
const IMITATION: Choice = { kind: 'name', reason: 'imitation' };

describe('what is reported', () => {
  test('of a line of talk is that line, whatever the reason', () => {
    const kinds = choices(LINE).map((of) => of.map(({ kind }) => kind));

    expect(new Set(kinds.flat())).toEqual(new Set(['line']));
    expect(wish(LINE, { kind: 'line', reason: 'insult' })).toEqual({
      kind: 'line',
      reason: 'insult',
      about: 'ben',
      table: 'abc',
      line: 7,
      group: null,
    });
  });

  test('of a person is what they do or what they are called', () => {
    expect(choices(BEN).flat()).toEqual(expect.arrayContaining([UNFAIR, IMITATION]));
  });

  test('of a group is its name, whoever owns it', () => {
    const group: Reported = { person: null, name: 'Club', group: 'abcd' };

    expect(
      new Set(
        choices(group)
          .flat()
          .map(({ kind }) => kind),
      ),
    ).toEqual(new Set(['group']));
    expect(wish(group, { kind: 'group', reason: 'hate' })).toMatchObject({
      kind: 'group',
      about: null,
      group: 'abcd',
    });
  });

  test('of conduct is at the table where it was, if there is one; a name is at none', () => {
    const there = { ...BEN, table: 'abc' };

    expect(wish(there, UNFAIR)).toMatchObject({ table: 'abc', line: null });
    expect(wish(there, IMITATION)).toMatchObject({ table: null, line: null });
    expect(wish(BEN, UNFAIR).table).toBeNull();
  });
});
