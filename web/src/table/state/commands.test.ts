import { describe, expect, test, vi } from 'vitest';
import {
  eachHasATable,
  MOVE,
  OTHER,
  update,
  asks,
  net,
  table,
  says,
  joins,
} from './table-of-a-test';

eachHasATable();

describe('commands', () => {
  test('a command names its seat and the entry that it was chosen from', () => {
    joins(0);
    says(update(4, asks));

    table.act(MOVE);

    expect(net.last.sent.at(-1)).toEqual({
      type: 'act',
      id: 'c0',
      seat: 0,
      seen: 4,
      action: MOVE,
    });
    expect(table.busy).toBe(true);
  });

  test('no second command while one is under way', () => {
    joins(0);
    says(update(4, asks));

    table.act(MOVE);
    table.act(MOVE);

    expect(net.last.sent.filter((frame) => frame.type === 'act')).toHaveLength(1);
  });

  test('a command is done with when its entry is drawn', () => {
    joins(0);
    says(update(4, asks));
    table.act(MOVE);

    says({ type: 'accepted', id: 'c0', n: 5 });
    expect(table.busy).toBe(true);

    says(update(5));
    expect(table.busy).toBe(false);
  });

  test('the entry may arrive before the answer', () => {
    joins(0);
    says(update(4, asks));
    table.act(MOVE);

    says(update(5), { type: 'accepted', id: 'c0', n: 5 });

    expect(table.busy).toBe(false);
  });

  test('after a lost line the command is sent again under the same id', () => {
    joins(0);
    says(update(4, asks));
    table.act(MOVE);
    const first = net.last.sent.at(-1);

    net.last.breaks();
    vi.advanceTimersByTime(1000);
    joins(0);

    expect(net.sockets).toHaveLength(2);
    expect(net.last.sent.at(-1)).toEqual(first);
  });

  test('what was chosen while the line was down is sent when it is back', () => {
    joins(0);
    says(update(4, asks));
    net.last.breaks();

    table.act(MOVE);
    vi.advanceTimersByTime(1000);
    joins(0);

    expect(net.last.sent.at(-1)).toMatchObject({ type: 'act', id: 'c0', seen: 4 });
  });

  test('a refused command says why and may be chosen anew', () => {
    joins(0);
    says(update(4, asks));
    table.act(MOVE);

    says({ type: 'rejected', id: 'c0', code: 'hex.cell_taken', facts: { cell: 3 } });

    expect(table.busy).toBe(false);
    expect(table.notice).toEqual({ key: 'hex.cell_taken', args: { cell: 3 } });
  });

  test('a stale command says so', () => {
    joins(0);
    says(update(4, asks));
    table.act(MOVE);

    says({ type: 'stale', id: 'c0', n: 6 });

    expect(table.busy).toBe(false);
    expect(table.notice?.key).toBe('notice-stale');
  });

  test('what was played for the reader and came too late is no news', () => {
    joins(0);
    says(update(4, asks));
    table.actFor({ id: 'only-4', action: MOVE });
    expect(table.busy).toBe(true);

    says({ type: 'stale', id: 'only-4', n: 6 });

    expect(table.busy).toBe(false);
    expect(table.notice).toBeNull();
  });

  test('nothing is played for the reader while their own command is under way', () => {
    joins(0);
    says(update(4, asks));
    table.act(MOVE);
    table.actFor({ id: 'only-4', action: OTHER });

    says({ type: 'rejected', id: 'c0', code: 'hex.cell_taken', facts: {} });

    expect(table.notice?.key).toBe('hex.cell_taken');
  });

  test("an answer to another tab's command changes nothing here", () => {
    joins(0);
    says(update(4, asks));
    table.act(MOVE);

    says({ type: 'rejected', id: 'elsewhere', code: 'error-not-your-turn', facts: {} });

    expect(table.busy).toBe(true);
    expect(table.notice).toBeNull();
  });
});
