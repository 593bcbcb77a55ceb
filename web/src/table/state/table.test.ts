import { describe, expect, test, vi } from 'vitest';
import { HISTORY_STRETCH } from './log-lines.svelte';
import {
  eachHasATable,
  MOVE,
  info,
  update,
  asks,
  net,
  table,
  asked,
  kept,
  says,
  joins,
  finds,
  lines,
  losesRequests,
  hasMotion,
} from './table-of-a-test';

eachHasATable();

describe('what a browser knows about a table', () => {
  test('proposes what somebody else may choose, and forgets proposals with the question', () => {
    const offers = [{ seat: 1, options: asks.options }];
    joins(0);
    says(update(4, { offers, to_act: [1] }));
    expect(table.options).toEqual([]);
    expect(table.choices).toEqual(asks.options);

    table.act(MOVE);

    const frame = { type: 'propose', id: 'c0', seat: 0, of: 1, seen: 4, action: MOVE };
    expect(net.last.sent.at(-1)).toEqual(frame);
    expect(table.busy).toBe(false);
    const text = { key: 'move', args: {} };
    says({ type: 'proposed', n: 4, proposals: [{ seat: 0, of: 1, action: MOVE, text }] });
    expect(table.proposals).toHaveLength(1);

    says(update(5, asks));
    expect(table.proposals).toEqual([]);
    expect(table.choices).toEqual(asks.options);
  });

  test('a table that has gone back is drawn anew, and says so', async () => {
    joins(0);
    says(update(4, asks), update(5, asks));
    table.act(MOVE);
    const before = net.last.sent.length;

    finds(2, 0);
    expect(net.last.sent.slice(before)).toEqual([{ type: 'join', seen: 5 }]); // the move is not sent
    says(update(2, { ...asks, moment: null }));
    await vi.advanceTimersByTimeAsync(0);

    expect(table.shown?.n).toBe(2);
    expect(table.told?.n).toBe(2);
    expect(table.options).toEqual(asks.options);
    expect(table.busy).toBe(false);
    expect(table.notice?.key).toBe('notice-gone-back');
    expect(asked.at(-1)).toEqual([0, 2]);
    expect(lines()).toEqual([0, 1, 2]);

    says(update(3));
    expect(table.shown?.n).toBe(3);
  });

  test('a table that has gone on since is drawn as before', () => {
    joins(0);
    says(update(4));

    finds(6, 0);
    says(update(6));

    expect(table.notice).toBeNull();
    expect(lines()).toContain(4);
  });

  test('asks to join with the last entry that was drawn', () => {
    joins(0);
    says(update(4));

    net.last.breaks();
    vi.advanceTimersByTime(1000);
    net.last.opens();

    expect(net.sockets[0]?.sent[0]).toEqual({ type: 'join', seen: -1 });
    expect(net.last.sent[0]).toEqual({ type: 'join', seen: 4 });
  });

  test('who follows hears of every entry once and in order, also when many come at once', () => {
    const heard: number[] = [];
    const leave = table.follow(({ n }) => heard.push(n));
    joins(0);
    says(update(4, { moment: null }));

    says(update(5));
    says(update(6));
    says(update(6, { audience: 1 }));
    says(update(7));
    leave();
    says(update(8));

    expect(heard).toEqual([5, 6, 7]);
  });

  test('what is said at the table goes to its talk, refusals too', () => {
    joins(0);
    table.talk.say('phrase', 'insult');

    says({ type: 'rejected', id: 'c0', code: 'error-no-such-phrase', facts: {} });
    says({ type: 'talk', lines: [], phrases: ['hello'], reactions: [] });

    expect(net.last.sent.at(-1)).toEqual({
      type: 'say',
      id: 'c0',
      kind: 'phrase',
      body: 'insult',
    });
    expect(table.talk.notSaid?.key).toBe('error-no-such-phrase');
    expect(table.notice).toBeNull();
    expect(table.talk.phrases).toEqual(['hello']);
  });

  test('contributes to the dice when it is asked, and keeps what the server commits itself to', () => {
    joins(0);
    says({ type: 'table', table: { ...info(0), commitment: 'c0' } });

    says({ type: 'entropy_wanted' });
    says({ type: 'rejected', id: 'entropy', code: 'error-unreadable-frame', facts: {} });

    expect(net.last.sent.at(-1)).toEqual({ type: 'entropy', bytes: 'a0'.repeat(16) });
    expect(kept).toEqual(['c0']);
    expect(table.notice).toBeNull();
  });

  test('draws an update with a higher number, whatever was missed', () => {
    joins(0);
    says(update(1), update(7));

    expect(table.shown?.view).toEqual({ n: 7 });
  });

  test('an older update is not drawn', () => {
    joins(0);
    says(update(7), update(5));

    expect(table.shown?.view).toEqual({ n: 7 });
  });

  test('the lines that a gap swallowed are fetched', async () => {
    joins(0);
    says(update(0), update(1), update(5));

    await vi.advanceTimersByTimeAsync(0);

    expect(asked).toEqual([[2, 4]]);
    expect(lines()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('whoever comes late is told the whole story', async () => {
    joins(0);
    says(update(3, { moment: null }));

    await vi.advanceTimersByTimeAsync(0);

    expect(asked).toEqual([[0, 3]]);
    expect(lines()).toEqual([0, 1, 2, 3]);
  });

  test('lines that could not be fetched are asked for again until they are there', async () => {
    losesRequests(2);
    joins(0);
    says(update(0), update(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(lines()).toEqual([0, 5]);

    await vi.advanceTimersByTimeAsync(60_000);

    expect(lines()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(asked).toHaveLength(3);
  });

  test('a table that has ended asks for no lines any more', async () => {
    losesRequests(2);
    joins(0);
    says(update(5));
    await vi.advanceTimersByTimeAsync(0);

    table.end();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(asked).toHaveLength(1);
  });

  test('a long story is fetched in stretches', async () => {
    joins(0);
    says(update(HISTORY_STRETCH + 10, { moment: null }));

    await vi.advanceTimersByTimeAsync(0);

    expect(asked).toEqual([
      [0, HISTORY_STRETCH - 1],
      [HISTORY_STRETCH, HISTORY_STRETCH + 10],
    ]);
  });

  test('moves of others are shown one after another', async () => {
    hasMotion();
    joins(0);
    says(update(1), update(2), update(3, asks));
    expect(table.shown?.view).toEqual({ n: 1 });

    await vi.advanceTimersByTimeAsync(600);
    expect(table.shown?.view).toEqual({ n: 2 });
    expect(table.options).toEqual([]);

    await vi.advanceTimersByTimeAsync(600);
    expect(table.shown?.view).toEqual({ n: 3 });
    expect(table.options).toHaveLength(1);
  });

  test('nothing can be chosen when there is a newer question', () => {
    hasMotion();
    joins(0);
    says(update(1, asks), update(2, { ...asks, asked: 2 }));

    expect(table.options).toEqual([]);

    table.jump();
    expect(table.options).toHaveLength(1);
  });

  test('what others do is no reason to wait while the question is the same', () => {
    hasMotion();
    joins(0);
    says(update(1, asks), update(2, asks), update(3, asks));
    expect(table.shown?.n).toBe(1);
    expect(table.options).toHaveLength(1);

    table.act(MOVE);

    expect(net.last.sent.at(-1)).toMatchObject({ type: 'act', seen: 3 });
    expect(table.shown?.n).toBe(3); // the answer will be drawn at once
  });

  test('nothing can be chosen at a table that was closed', () => {
    hasMotion();
    joins(0);
    says(update(1, asks), update(2, { options: [] }));

    expect(table.options).toEqual([]);
  });

  test('of several seats, the one that has something to do is shown', () => {
    joins(0, 2);
    says(
      { type: 'table', table: info(0, 2) },
      update(1, { audience: 0 }),
      update(1, { audience: 2, to_act: [2], ...asks }),
    );
    expect(table.me).toBe(2);

    says(update(2, { audience: 0, ...asks }), update(2, { audience: 2 }));

    expect(table.me).toBe(0);
  });

  test('whoever can only take back has nothing to do, but may', () => {
    joins(0);
    says(update(1, { to_act: [0, 1], ...asks }));
    expect(table.toAct).toBe(true);

    says(update(2, { to_act: [1], ...asks }));

    expect(table.toAct).toBe(false);
    expect(table.options).toHaveLength(1);
  });

  test('whoever takes a seat no longer sees as a watcher', () => {
    joins();
    says(update(1, { audience: null }));
    expect(table.me).toBeNull();

    says({ type: 'table', table: info(1) }, update(1, { audience: 1, ...asks }));

    expect(table.me).toBe(1);
    expect(table.shown?.audience).toBe(1);
  });

  test('a server that speaks another protocol asks for a fresh page', () => {
    net.last.opens();

    says({ type: 'hello', protocol: 3, version: '9', seats: [], n: -1, now: 0 });

    expect(table.outdated).toBe(true);
  });
});
