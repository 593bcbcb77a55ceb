import { describe, expect, it } from 'vitest';
import type { Choice } from '../board';
import { Narrowing } from './narrowing.svelte';

interface Write {
  type: 'write' | 'done';
  dice?: readonly string[];
  box?: number;
}

const say = (action: Write): Choice<Write> => ({ action, text: { key: 'x', args: {} } });
const DONE = say({ type: 'done' });
const OPTIONS = [
  say({ type: 'write', dice: ['d4'], box: 1 }),
  say({ type: 'write', dice: ['d4'], box: 2 }),
  say({ type: 'write', dice: ['d6'], box: 2 }),
  say({ type: 'write', dice: ['d4', 'd6'], box: 3 }),
  DONE,
];
const PARTS = [
  { name: 'dice', of: (action: Write) => action.dice },
  { name: 'box', of: (action: Write) => action.box },
];

function narrowing(options: readonly Choice<Write>[] = OPTIONS): Narrowing<Write> {
  return new Narrowing(() => options, PARTS);
}

describe('an option with parts', () => {
  it('offers every value at first', () => {
    const choice = narrowing();

    expect(choice.open('dice')).toEqual(['d4', 'd6']);
    expect(choice.open('box')).toEqual([1, 2, 3]);
  });

  it('is narrowed by each part, dice being put together', () => {
    const choice = narrowing();
    choice.pick('dice', 'd4');

    expect(choice.open('dice')).toEqual(['d6']);
    expect(choice.finishing('box').map(({ value }) => value)).toEqual([1, 2]);

    choice.pick('dice', 'd6');

    expect(choice.finishing('box').map(({ value }) => value)).toEqual([3]);
  });

  it('is whole when nothing is left to ask, in any order of the parts', () => {
    const choice = narrowing();
    choice.pick('box', 2);
    expect(choice.whole).toBeNull();
    choice.pick('dice', 'd6');

    expect(choice.whole?.action).toEqual({ type: 'write', dice: ['d6'], box: 2 });
  });

  it('takes the last choice back, and says when there is none', () => {
    const choice = narrowing();
    choice.pick('dice', 'd4');
    choice.pick('box', 1);

    expect(choice.undo()).toBe(true);
    expect(choice.chosen('box')).toEqual([]);
    expect(choice.chosen('dice')).toEqual(['d4']);
    expect(choice.undo()).toBe(true);
    expect(choice.undo()).toBe(false);
  });

  it('takes one of several out again', () => {
    const choice = narrowing();
    choice.toggle('dice', 'd4');
    choice.toggle('dice', 'd6');
    choice.toggle('dice', 'd4');

    expect(choice.chosen('dice')).toEqual(['d6']);
  });

  it('forgets choices that another question does not know', () => {
    let options = OPTIONS;
    const choice = new Narrowing(() => options, PARTS);
    choice.pick('dice', 'd6');
    options = [say({ type: 'write', dice: ['d8'], box: 1 })];
    const anew = new Narrowing(() => options, PARTS);
    anew.pick('dice', 'd6');

    expect(anew.chosen('dice')).toEqual([]);
  });
});
