import { describe, expect, test, vi } from 'vitest';
import { AHEAD_AGAIN_MS, AHEAD_REST_MS } from './ahead.svelte';
import {
  ahead,
  asks,
  eachHasATable,
  info,
  joins,
  keeps,
  MOVE,
  net,
  says,
  table,
  update,
} from './table-of-a-test';

eachHasATable();

describe('choosing ahead', () => {
  test('offers for the next turn what the server foresees, and sends a choice of it', async () => {
    ahead.foreseen = asks.options;
    joins(0);
    says({ type: 'table', table: info(0) }, update(4, { to_act: [1] }));
    expect(table.ahead.possible).toBe(false);
    await vi.advanceTimersByTimeAsync(AHEAD_REST_MS);
    expect(table.ahead.possible).toBe(true);
    expect(table.choices).toEqual([]);

    table.ahead.toggle();
    expect(table.choices).toEqual(asks.options);
    table.act(MOVE);
    await vi.waitFor(() => expect(table.ahead.choices).toHaveLength(1));

    expect(ahead.chosen).toEqual([[0, MOVE]]);
    expect(net.last.sent.map(({ type }) => type)).not.toContain('act');
    expect(table.choices).toEqual([]);
    expect(table.ahead.answers(0)).toBe(true);
    await table.ahead.takeBack(0);
    expect(table.ahead.choices).toEqual([]);
  });

  test('asks a server that refused once more', async () => {
    ahead.foreseen = null;
    joins(0);
    says({ type: 'table', table: info(0) }, update(4, { to_act: [1] }));
    await vi.advanceTimersByTimeAsync(AHEAD_REST_MS);
    expect(table.ahead.possible).toBe(false);

    ahead.foreseen = asks.options;
    await vi.advanceTimersByTimeAsync(AHEAD_AGAIN_MS);

    expect(table.ahead.possible).toBe(true);
  });

  test('chooses ahead no longer once it is asked, and then acts', async () => {
    ahead.foreseen = asks.options;
    joins(0);
    says({ type: 'table', table: info(0) }, update(4, { to_act: [1] }));
    await vi.advanceTimersByTimeAsync(AHEAD_REST_MS);
    table.ahead.toggle();
    expect(table.choices).toEqual(asks.options);

    says(update(5, { ...asks, to_act: [0], asked: 5 }));

    expect(table.ahead.possible).toBe(false);
    expect(table.ahead.options).toBe(null);
    table.act(MOVE);
    expect(ahead.chosen).toEqual([]);
    expect(net.last.sent.at(-1)).toMatchObject({ type: 'act', action: MOVE });
  });

  test('offers no choice ahead where there is none, and shows what other devices chose', async () => {
    joins(0);
    says({ type: 'table', table: info(0) }, update(4, { to_act: [1] }));

    await vi.advanceTimersByTimeAsync(AHEAD_REST_MS);

    expect(table.ahead.possible).toBe(false);
    says(keeps(0, MOVE));
    expect(table.ahead.choices).toHaveLength(1);
    says({ type: 'ahead', choices: [] });
    expect(table.ahead.choices).toEqual([]);
  });

  test('watchers choose nothing ahead', () => {
    joins();
    says({ type: 'table', table: info() }, update(4, { audience: null, to_act: [1] }));

    expect(table.ahead.possible).toBe(false);
  });
});
