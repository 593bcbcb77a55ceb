import { describe, expect, test, vi } from 'vitest';
import type { ServerFrame } from '../../api/protocol.gen';
import { REST_MS } from './peek.svelte';
import {
  eachHasATable,
  MOVE,
  OTHER,
  update,
  foreseen,
  asks,
  net,
  table,
  says,
  joins,
  hasMotion,
} from './table-of-a-test';

eachHasATable();

describe('what is looked at before it is chosen', () => {
  test('an option that is looked at for a moment is previewed, once', () => {
    joins(0);
    says(update(4, asks));

    table.ponder(MOVE);
    table.ponder(null);
    vi.advanceTimersByTime(REST_MS);
    expect(net.last.sent).toHaveLength(1); // a passing look is no question

    table.ponder(MOVE);
    vi.advanceTimersByTime(REST_MS);
    says(foreseen(4));
    table.ponder(null);
    expect(table.peek.preview).toBeNull();
    table.ponder(MOVE);
    vi.advanceTimersByTime(REST_MS);

    expect(table.peek.preview?.view).toEqual({ then: 4 });
    expect(net.last.sent.slice(1)).toEqual([{ type: 'preview', id: 'c0', seat: 0, action: MOVE }]);
  });

  test('a preview of an earlier position is not shown', () => {
    joins(0);
    says(update(4, asks));
    table.ponder(MOVE);
    vi.advanceTimersByTime(REST_MS);

    says(update(5, asks), foreseen(4));

    expect(table.peek.preview).toBeNull();
  });

  test('what a finger holds is kept while others act, and foreseen anew', () => {
    joins(0);
    says(update(4, asks));
    table.tap(MOVE);
    vi.advanceTimersByTime(REST_MS);
    says(foreseen(4));

    says(update(5, asks));
    vi.advanceTimersByTime(REST_MS);
    says({ ...foreseen(5), id: 'c1' } as ServerFrame);

    expect(table.peek.holds(MOVE)).toBe(true);
    expect(table.peek.preview?.view).toEqual({ then: 5 });
    table.tap(MOVE);
    expect(table.busy).toBe(true);
  });

  test('what is held while moves of others are still shown is kept, too', async () => {
    hasMotion();
    joins(0);
    says(update(4, asks));
    table.tap(MOVE);

    says(update(5, asks), update(6, asks));
    expect(table.peek.holds(MOVE)).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);

    expect(table.shown?.n).toBe(6);
    expect(table.peek.holds(MOVE)).toBe(true);
  });

  test('a new question lets go of what is held', () => {
    joins(0);
    says(update(4, asks));
    table.tap(MOVE);

    says(update(5, { ...asks, asked: 5 }));

    expect(table.peek.held).toBeNull();
  });

  test('a preview that is refused is not worth a word', () => {
    joins(0);
    says(update(4, asks));
    table.ponder(MOVE);
    vi.advanceTimersByTime(REST_MS);

    says({ type: 'rejected', id: 'c0', code: 'error-too-many', facts: {} });

    expect(table.notice).toBeNull();
    expect(table.busy).toBe(false);
  });

  test('the first tap of a finger shows, the second acts', () => {
    joins(0);
    says(update(4, asks));

    table.ponder(MOVE); // fingers focus what they touch
    table.tap(MOVE);
    table.ponder(null);
    expect(table.peek.holds(MOVE)).toBe(true);
    expect(table.busy).toBe(false);

    table.tap({ ...MOVE });
    expect(table.busy).toBe(true);
    expect(table.peek.held).toBeNull();
  });

  test('what comes under a pointer that rests leaves in place what is held', () => {
    joins(0);
    says(update(4, asks));
    table.tap(MOVE);

    table.ponder(OTHER); // the bar that says what is held has moved the board

    expect(table.peek.held).toEqual(MOVE);
  });

  test('a tap elsewhere lets it be, and another option takes its place', () => {
    joins(0);
    says(update(4, asks));
    table.tap(MOVE);
    table.peek.drop();
    table.tap(MOVE);

    table.tap(OTHER);

    expect(table.busy).toBe(false);
    expect(table.peek.held).toEqual(OTHER);
  });
});
