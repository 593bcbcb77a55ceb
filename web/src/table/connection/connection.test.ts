import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerFrame } from '../../api/protocol.gen';
import { FakeNet } from './fake-net';
import { Connection, type ConnectionState } from './connection';

const PONG = { type: 'pong', now: 0 } as const;

describe('the connection to a table', () => {
  let net: FakeNet;
  let connection: Connection;
  let states: ConnectionState[];
  let frames: ServerFrame[];

  beforeEach(() => {
    vi.useFakeTimers();
    net = new FakeNet();
    states = [];
    frames = [];
    connection = new Connection(
      net.open,
      {
        opened: () => connection.greet({ type: 'join', seen: -1 }),
        frame: (frame) => frames.push(frame),
        state: (state) => states.push(state),
      },
      () => 1, // the longest wait that jitter allows
    );
    connection.connect();
  });

  afterEach(() => {
    connection.end();
    vi.useRealTimers();
  });

  test('is live with the first frame, not before', () => {
    net.last.opens();
    expect(states).toEqual([]);

    net.last.says(PONG);

    expect(states).toEqual(['live']);
    expect(frames).toEqual([PONG]);
  });

  test('a lost connection is shown at once and tried again half a second later', () => {
    net.last.opens();
    net.last.says(PONG);

    net.last.breaks();

    expect(states).toEqual(['live', 'lost']);
    expect(net.sockets).toHaveLength(1);
    vi.advanceTimersByTime(500);
    expect(net.sockets).toHaveLength(2);
  });

  test('waits twice as long after each failure, ten seconds at most', () => {
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      net.last.breaks();
      const before = Date.now();
      const count = net.sockets.length;
      while (net.sockets.length === count) vi.advanceTimersByTime(100);
      waits.push(Date.now() - before);
    }

    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  test('jitter takes up to half of the wait away', () => {
    connection.end();
    const eager = new Connection(
      net.open,
      { opened: () => undefined, frame: () => undefined, state: () => undefined },
      () => 0,
    );
    eager.connect();
    const count = net.sockets.length;

    net.last.breaks();
    vi.advanceTimersByTime(250);

    expect(net.sockets).toHaveLength(count + 1);
    eager.end();
  });

  test('asks after ten seconds of silence and gives up after five more', () => {
    net.last.opens();
    net.last.says(PONG);

    vi.advanceTimersByTime(10_000);
    expect(net.last.sent.at(-1)).toEqual({ type: 'ping' });
    expect(states).toEqual(['live']);

    vi.advanceTimersByTime(5_000);
    expect(states).toEqual(['live', 'lost']);
  });

  test('an answer to the question keeps the line', () => {
    net.last.opens();
    net.last.says(PONG);

    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(10_000);
      net.last.says(PONG);
    }

    expect(states).toEqual(['live']);
    expect(net.sockets).toHaveLength(1);
  });

  test('does not wait when the network comes back', () => {
    net.last.breaks();

    connection.wake();

    expect(net.sockets).toHaveLength(2);
  });

  test('an attempt that hangs is given up', () => {
    vi.advanceTimersByTime(10_000);

    expect(states).toEqual(['lost']);
  });

  test('a frame without an answer is a lost connection after five seconds', () => {
    net.last.opens();
    net.last.says(PONG);

    connection.send({ type: 'act', id: 'a', seat: 0, seen: 0, action: null });
    vi.advanceTimersByTime(4_999);
    expect(states).toEqual(['live']);

    vi.advanceTimersByTime(1);
    expect(states).toEqual(['live', 'lost']);
  });

  test('a frame goes nowhere while the connection is down', () => {
    net.last.breaks();

    expect(connection.send({ type: 'ping' })).toBe(false);
  });

  test('an ended connection stays silent', () => {
    net.last.opens();
    connection.end();

    vi.advanceTimersByTime(60_000);
    connection.wake();

    expect(net.sockets).toHaveLength(1);
    expect(net.last.closed).toBe(true);
  });
});

describe('a connection that does not come about', () => {
  const WHY = { key: 'error-no-websocket', args: {} };
  let net: FakeNet;
  let told: (typeof WHY | null)[];
  let asked: number;

  const dials = (answer: typeof WHY | null) => {
    net = new FakeNet();
    told = [];
    asked = 0;
    const connection = new Connection(
      net.open,
      {
        opened: () => undefined,
        frame: () => undefined,
        state: () => undefined,
        barred: (why) => told.push(why as typeof WHY | null),
      },
      () => 1,
      () => {
        asked += 1;
        return Promise.resolve(answer);
      },
    );
    connection.connect();
    return connection;
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is refused twice: then the reason is asked for and told', async () => {
    const connection = dials(WHY);

    net.last.breaks();
    expect(asked).toBe(0);
    await vi.advanceTimersByTimeAsync(500);
    net.last.breaks();
    await vi.advanceTimersByTimeAsync(0);

    expect(told).toEqual([WHY]);
    connection.end();
  });

  test('hangs: the reason is told as soon as its time is over', async () => {
    const connection = dials(WHY);

    await vi.advanceTimersByTimeAsync(10_000);

    expect(told).toEqual([WHY]);
    connection.end();
  });

  test('is not explained by a server that does not answer', async () => {
    const connection = dials(null);

    await vi.advanceTimersByTimeAsync(10_000);

    expect(told).toEqual([null]);
    connection.end();
  });

  test('comes about after all: the reason is taken back, and is not asked for again', async () => {
    const connection = dials(WHY);
    await vi.advanceTimersByTimeAsync(10_500);
    net.last.opens();
    net.last.says(PONG);

    net.last.breaks();
    await vi.advanceTimersByTimeAsync(500);
    net.last.breaks();
    await vi.advanceTimersByTimeAsync(0);

    expect(told).toEqual([WHY, null]);
    expect(asked).toBe(1);
    connection.end();
  });
});
