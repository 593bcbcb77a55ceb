import { describe, expect, test } from 'vitest';
import type { GameEvent, Moment } from '../../kit/board';
import { aligned, alike, firstDifference, turnsOf, unlike } from './aligned';

const moment = (n: number, seat: number | null, ...events: GameEvent[]): Moment => ({
  n,
  at: n,
  seat,
  events,
  undone: [],
});
const rolled = (turn: number, ...dice: number[]): GameEvent =>
  ({ type: 'rolled', turn, dice: dice.join() }) as unknown as GameEvent;
const marked = (seat: number, area: string): GameEvent => ({ type: 'marked', seat, area });

describe('turns of a seat', () => {
  test('where all play at once are those of the table, with what the seat did in each', () => {
    const moments = [
      moment(0, null, rolled(1, 4, 2)),
      moment(1, 0, marked(0, 'Lima')),
      moment(2, 1, marked(1, 'Quito'), rolled(2, 6, 6)),
      moment(3, 1, marked(1, 'Oslo')),
      moment(4, 0, marked(0, 'Rome')),
    ];

    expect(turnsOf(moments, 0)).toEqual([
      { n: 1, given: [rolled(1, 4, 2)], done: [marked(0, 'Lima')] },
      { n: 4, given: [rolled(2, 6, 6)], done: [marked(0, 'Rome')] },
    ]);
  });

  test('where seats play in turn are its own', () => {
    const moved = (seat: number, to: number): GameEvent => ({ type: 'moved', seat, to });
    const moments = [
      moment(1, 0, moved(0, 3)),
      moment(2, 1, moved(1, 5)),
      moment(3, 0, moved(0, 7)),
    ];

    expect(turnsOf(moments, 0).map(({ n, done }) => [n, done.length])).toEqual([
      [1, 1],
      [3, 1],
    ]);
  });

  test('have nothing that was taken back, nor who left or came', () => {
    const moments = [
      moment(0, null, rolled(1, 4)),
      moment(1, 0, marked(0, 'Lima')),
      { ...moment(2, 0), undone: [1] },
      moment(3, 0, marked(0, 'Rome')),
      { ...moment(4, 0), change: { type: 'return' } as const },
    ];

    expect(turnsOf(moments, 0)).toEqual([
      { n: 4, given: [rolled(1, 4)], done: [marked(0, 'Rome')] },
    ]);
  });
});

describe('two replays side by side', () => {
  const turn = (n: number, ...done: GameEvent[]) => ({ n, given: [], done });

  test('are the same where both did the same, whichever seat they have', () => {
    expect(alike([marked(0, 'Lima')], [marked(2, 'Lima')])).toBe(true);
    expect(
      alike([marked(0, 'Lima'), marked(0, 'Rome')], [marked(1, 'Rome'), marked(1, 'Lima')]),
    ).toBe(true);
    expect(alike([marked(0, 'Lima')], [marked(0, 'Lima'), marked(0, 'Lima')])).toBe(false);
  });

  test('first differ where one did something else', () => {
    const steps = aligned(
      [turn(1, marked(0, 'Lima')), turn(4, marked(0, 'Rome')), turn(6, marked(0, 'Oslo'))],
      [turn(2, marked(1, 'Lima')), turn(3, marked(1, 'Cairo')), turn(9, marked(1, 'Oslo'))],
    );

    expect(steps.map(({ same }) => same)).toEqual([true, false, true]);
    expect(firstDifference(steps)).toBe(1);
  });

  test('differ where one is at its end already', () => {
    const steps = aligned([turn(1, marked(0, 'Lima'))], [turn(1, marked(0, 'Lima')), turn(2)]);

    expect(steps.map(({ one, other }) => [one?.n, other?.n])).toEqual([
      [1, 1],
      [undefined, 2],
    ]);
    expect(firstDifference(steps)).toBe(1);
    expect(firstDifference(steps.slice(0, 1))).toBe(-1);
  });

  test('say what only one of them did', () => {
    const mine = [marked(0, 'Lima'), marked(0, 'Lima'), marked(0, 'Rome')];

    expect([...unlike(mine, [marked(1, 'Lima')])]).toEqual([mine[1], mine[2]]);
  });
});
