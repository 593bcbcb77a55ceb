import { describe, expect, test, vi } from 'vitest';
import { Refused } from '../../api/api';
import {
  eachHasATable,
  info,
  update,
  net,
  table,
  wished,
  says,
  joins,
  refuses,
  asks,
} from './table-of-a-test';

eachHasATable();

describe('taking back', () => {
  test('takes back what it may, whichever seat did it', () => {
    joins(0, 2);
    says(
      { type: 'table', table: info(0, 2) },
      update(6, { audience: 0, undo: { to: 5, why: null, answered: false } }),
      update(6, { audience: 2, ...asks }),
    );

    table.undo();

    expect(net.last.sent.at(-1)).toEqual({ type: 'undo', id: 'c0', seat: 0, to: 5 });
    expect(table.busy).toBe(true);
    says({ type: 'accepted', id: 'c0', n: 7 }, update(7, { audience: 0 }));
    expect(table.busy).toBe(false);
  });

  test('goes back over what bots have answered', () => {
    const { seats, ...rest } = info(0);
    const against = seats.map((seat) => (seat.you ? seat : { ...seat, kind: 'bot' as const }));
    joins(0);
    says(
      { type: 'table', table: { ...rest, seats: against } },
      update(6, { undo: { to: 3, why: null, answered: true } }),
    );

    table.undo();

    expect(net.last.sent.at(-1)).toEqual({ type: 'undo', id: 'c0', seat: 0, to: 3 });
  });

  test('asks people whether they would go back over what they have answered', async () => {
    joins(0);
    says(
      { type: 'table', table: info(0) },
      update(6, { undo: { to: 3, why: null, answered: true } }),
    );

    table.undo();
    await vi.advanceTimersByTimeAsync(0);

    expect(wished).toEqual([[0, 3]]);
    expect(net.last.sent).toHaveLength(1);
    expect(table.info?.undo?.seat).toBe(0);
    expect(table.busy).toBe(false);
  });

  test('says why people are not asked', async () => {
    refuses(new Refused('error-undo-declined', {}));
    joins(0);
    says(
      { type: 'table', table: info(0) },
      update(6, { undo: { to: 3, why: null, answered: true } }),
    );

    table.undo();
    await vi.advanceTimersByTimeAsync(0);

    expect(table.notice?.key).toBe('error-undo-declined');
  });

  test('takes back the latest secret choice, and being done, by the option of the game', () => {
    joins(0);
    const back = (type: string) => ({ action: { type }, text: { key: type, args: {} } });
    const why = { key: 'undo-together', args: {} };
    says(
      update(6, {
        options: [...asks.options, back('take_back'), back('take_all_back')],
        undo: { to: null, why, answered: false },
      }),
    );

    table.undo();

    expect(net.last.sent.at(-1)).toMatchObject({ type: 'act', action: { type: 'take_back' } });
    says({ type: 'accepted', id: 'c0', n: 7 });
    says(
      update(7, {
        options: [back('reopen')],
        to_act: [1],
        undo: { to: null, why, answered: false },
      }),
    );
    expect(table.toAct).toBe(false);
    table.undo();
    expect(net.last.sent.at(-1)).toMatchObject({
      type: 'act',
      seen: 7,
      action: { type: 'reopen' },
    });
  });

  test('says why nothing can be taken back', () => {
    joins(0);
    says(update(6, { undo: { to: null, why: { key: 'undo-drawn', args: {} }, answered: false } }));

    table.undo();

    expect(table.notice?.key).toBe('undo-drawn');
    expect(net.last.sent).toHaveLength(1);
  });

  test('an undo is sent again after a lost line, under its name', () => {
    joins(0);
    says(update(6, { undo: { to: 5, why: null, answered: false } }));
    table.undo();

    net.last.breaks();
    vi.advanceTimersByTime(1000);
    joins(0);

    expect(net.last.sent.at(-1)).toEqual({ type: 'undo', id: 'c0', seat: 0, to: 5 });
  });
});
