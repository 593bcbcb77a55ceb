import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableInfo } from '../api/protocol.gen';
import { FakeNet } from '../table/connection/fake-net';
import type { Environment } from '../table/state/table.svelte';
import { PATIENCE_MS, startHere } from './start-table';

const MADE = { id: 't', commitment: 'c0', status: 'waiting' } as TableInfo;

describe('starting a table from another page', () => {
  let net: FakeNet;
  let keep: ReturnType<typeof vi.fn<(info: TableInfo) => void>>;
  let start: ReturnType<typeof vi.fn<(id: string) => Promise<unknown>>>;

  beforeEach(() => {
    net = new FakeNet();
    keep = vi.fn();
    start = vi.fn(() => Promise.resolve());
  });

  const begins = () =>
    startHere(MADE, start, {
      open: net.open,
      keep,
      entropy: () => 'a0',
    } as unknown as Environment);

  test('sits down first, answers for the dice, then goes away', async () => {
    start.mockImplementation(() => {
      net.last.says({ type: 'entropy_wanted' });
      return Promise.resolve();
    });
    const started = begins();
    net.last.opens();
    expect(start).not.toHaveBeenCalled();
    net.last.says({ type: 'table', table: MADE });
    await started;

    expect(keep).toHaveBeenCalledWith(MADE);
    expect(start).toHaveBeenCalledWith('t');
    expect(net.last.sent).toEqual([
      { type: 'join', seen: -1 },
      { type: 'entropy', bytes: 'a0' },
    ]);
    expect(net.last.closed).toBe(true);
  });

  test('starts without the line when that breaks or does not open', async () => {
    vi.useFakeTimers();
    const broken = begins();
    net.last.breaks();
    await broken;
    const slow = begins();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    await slow;
    vi.useRealTimers();

    expect(start).toHaveBeenCalledTimes(2);
  });

  test('says what was wrong when the table cannot start', async () => {
    start.mockRejectedValue(new Error('error-seat-open'));
    const started = begins();
    net.last.breaks();

    await expect(started).rejects.toThrow('error-seat-open');
    expect(net.last.closed).toBe(true);
  });
});
