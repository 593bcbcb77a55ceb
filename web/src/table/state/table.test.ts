import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '../../api/api';
import type { Moment, Seat } from '../../kit/board';
import type { ServerFrame, TableInfo, Update } from '../../api/protocol.gen';
import { FakeMotion } from './fake-motion';
import { FakeNet } from '../connection/fake-net';
import { REST_MS } from './peek.svelte';
import { Talk } from '../../talk/talk.svelte';
import { HOLD_MS } from './pace';
import { HISTORY_STRETCH } from './log-lines.svelte';
import { Table } from './table.svelte';

const MOVE = { type: 'move', to: 3 };
const OTHER = { type: 'move', to: 4 };

function info(...yours: Seat[]): TableInfo {
  return {
    id: 'abc',
    game: 'hex',
    options: {},
    status: 'running',
    owner: true,
    watchers: 0,
    created_at: 0,
    commitment: '00'.repeat(32),
    secret: null,
    settings: {
      listed: false,
      absence: 300,
      stand_in: 'medium',
      talk: 'all',
      hints: true,
      forfeit: 'bot',
    },
    closed: null,
    shared: null,
    round: 1,
    sent_away: null,
    undo: null,
    rematch: null,
    seats: [0, 1, 2].map((seat) => ({
      seat,
      kind: 'person',
      name: `P${seat}`,
      level: null,
      here: true,
      you: yours.includes(seat),
      owner: seat === 0,
      stand_in: null,
      ends: false,
      person: null,
      colour: seat,
      wins: 0,
      invited: false,
    })),
  };
}

function moment(n: number): Moment {
  return {
    n,
    at: 0,
    seat: 1,
    events: [{ type: 'moved', seat: 1 }],
    undone: [],
    change: null,
    closed: null,
  };
}

function update(n: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    offers: [],
    n,
    audience: 0,
    view: { n },
    prompt: { key: 'prompt', args: {} },
    to_act: [0],
    options: [],
    asked: 0,
    scores: [0, 0, 0],
    result: null,
    over: false,
    undo: { to: null, why: { key: 'undo-nothing', args: {} }, answered: false },
    moment: moment(n) as Update['moment'],
    ...more,
  };
}

function foreseen(n: number): ServerFrame {
  const then = { view: { then: n }, events: [], scores: [0, 0, 0], complete: true };
  return { type: 'preview', id: 'c0', n, seat: 0, ...then };
}

const asks = { options: [{ action: MOVE, text: { key: 'move', args: {} } }] };

describe('what a browser knows about a table', () => {
  let net: FakeNet;
  let table: Table;
  let asked: [number, number][];
  let reducedMotion: boolean;
  let moving: FakeMotion[];
  let kept: (string | null)[];
  let wished: [Seat, number][];
  let refusal: Refused | null;

  beforeEach(() => {
    vi.useFakeTimers();
    net = new FakeNet();
    asked = [];
    reducedMotion = true;
    moving = [];
    kept = [];
    wished = [];
    refusal = null;
    let ids = 0;
    table = new Table({
      open: net.open,
      reason: () => Promise.resolve(null),
      history: (from, to) => {
        asked.push([from, to]);
        return Promise.resolve(Array.from({ length: to - from + 1 }, (_, i) => moment(from + i)));
      },
      reducedMotion: () => reducedMotion,
      motions: () => moving.filter(({ over }) => !over),
      id: () => `c${ids++}`,
      askBack: (seat, to) => {
        wished.push([seat, to]);
        if (refusal) return Promise.reject(refusal);
        const undo = { id: 'w', seat, agreed: [], declined_by: null };
        return Promise.resolve({ ...info(0), undo });
      },
      keep: ({ commitment }) => kept.push(commitment),
      talk: (send) => new Talk({ send, id: () => `c${ids++}`, seen: 0, keep: () => undefined }),
      entropy: () => 'a0'.repeat(16),
    });
    table.connect();
  });

  afterEach(() => {
    table.end();
    vi.useRealTimers();
  });

  function says(...frames: ServerFrame[]) {
    for (const frame of frames) net.last.says(frame);
  }

  function joins(...seats: Seat[]) {
    finds(1_000_000, ...seats);
  }

  /** Joins a table whose newest entry is `n`. */
  function finds(n: number, ...seats: Seat[]) {
    net.last.opens();
    says({ type: 'hello', protocol: 2, version: '0', seats, n });
  }

  const lines = () => table.moments.map(({ n }) => n);

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

  test('a long story is fetched in stretches', async () => {
    joins(0);
    says(update(HISTORY_STRETCH + 10, { moment: null }));

    await vi.advanceTimersByTimeAsync(0);

    expect(asked).toEqual([
      [0, HISTORY_STRETCH - 1],
      [HISTORY_STRETCH, HISTORY_STRETCH + 10],
    ]);
  });

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

  test('moves of others are shown one after another', async () => {
    reducedMotion = false;
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
    reducedMotion = false;
    joins(0);
    says(update(1, asks), update(2, { ...asks, asked: 2 }));

    expect(table.options).toEqual([]);

    table.jump();
    expect(table.options).toHaveLength(1);
  });

  test('what others do is no reason to wait while the question is the same', () => {
    reducedMotion = false;
    joins(0);
    says(update(1, asks), update(2, asks), update(3, asks));
    expect(table.shown?.n).toBe(1);
    expect(table.options).toHaveLength(1);

    table.act(MOVE);

    expect(net.last.sent.at(-1)).toMatchObject({ type: 'act', seen: 3 });
    expect(table.shown?.n).toBe(3); // the answer will be drawn at once
  });

  test('nothing can be chosen at a table that was closed', () => {
    reducedMotion = false;
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
    reducedMotion = false;
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
    refusal = new Refused('error-undo-declined', {});
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

  test('a server that speaks another protocol asks for a fresh page', () => {
    net.last.opens();

    says({ type: 'hello', protocol: 3, version: '9', seats: [], n: -1 });

    expect(table.outdated).toBe(true);
  });

  describe('what moves on the board', () => {
    const soon = () => vi.advanceTimersByTimeAsync(0);
    const words = (key: string) => ({ prompt: { key, args: {} } });
    const followed = () => vi.advanceTimersByTimeAsync(HOLD_MS);
    let heard: number[];

    /** Something is asked, and then an entry of another seat moves things. */
    async function moves(more: Partial<Update> = {}): Promise<FakeMotion> {
      reducedMotion = false;
      heard = [];
      table.follow(({ n }) => heard.push(n));
      joins(0);
      says(update(4, { ...asks, ...words('before'), scores: [1, 1, 1] }));
      await followed();
      const motion = new FakeMotion();
      moving.push(motion);
      says(update(5, { ...asks, asked: 5, ...words('after'), scores: [2, 2, 2], ...more }));
      await soon();
      return motion;
    }

    test('is told when it has come to rest: sentence, scores, choices, log', async () => {
      const motion = await moves();
      expect(table.shown?.n).toBe(5);
      expect(table.told?.prompt.key).toBe('before');
      expect(table.told?.scores).toEqual([1, 1, 1]);
      expect(table.choices).toEqual([]);
      expect(table.listed).toEqual(asks.options); // in sight, not to be chosen
      expect([lines().at(-1), heard]).toEqual([4, [4]]);

      motion.finish();
      await soon();

      expect(table.told?.prompt.key).toBe('after');
      expect(table.told?.scores).toEqual([2, 2, 2]);
      expect(table.choices).toEqual(asks.options);
      expect([lines().at(-1), heard]).toEqual([5, [4, 5]]);
    });

    test('of one’s own answer leaves no old question standing: others are to play then', async () => {
      const mine = { ...moment(5), seat: 0 } as Update['moment'];
      const motion = await moves({ moment: mine, to_act: [1], options: [] });

      expect(table.told?.prompt.key).toBe('before');
      expect(table.prompt?.key).toBe('after');
      expect(table.listed).toEqual([]);

      motion.finish();
      await soon();
      expect(table.answered).toBe(false);
      expect(table.prompt?.key).toBe('after');
    });

    test('of one’s own answer says nothing of a new question before it has come to rest', async () => {
      const mine = { ...moment(5), seat: 0 } as Update['moment'];
      const motion = await moves({ moment: mine });
      expect(table.prompt).toBeNull();

      motion.finish();
      await soon();
      expect(table.prompt?.key).toBe('after');
      expect(table.listed).toEqual(asks.options);
    });

    test('ends when somebody presses something, who has chosen nothing by that', async () => {
      const motion = await moves();

      table.press();
      table.act(MOVE);
      expect(motion.over).toBe(true);
      expect(table.told?.n).toBe(5);
      expect(table.busy).toBe(false);

      table.press();
      table.act(MOVE);
      expect(net.last.sent.at(-1)).toMatchObject({ type: 'act', seen: 5 });
    });

    test('ends with what was pressed: another way to choose counts', async () => {
      await moves();

      table.press();
      table.release();
      table.act(MOVE);

      expect(table.busy).toBe(true);
    });

    test('keeps nobody from what is offered before and after', async () => {
      const motion = await moves({ asked: 0 });
      expect(table.choices).toEqual(asks.options);

      table.press();
      table.act(MOVE);

      expect(motion.over).toBe(true);
      expect(net.last.sent.at(-1)).toMatchObject({ type: 'act', seen: 5 });
    });

    test('holds back nothing that the reader has done and may take back', async () => {
      const mine = { ...moment(5), seat: 0 } as Update['moment'];
      await moves({ moment: mine, undo: { to: 4, why: null, answered: false } });

      expect(moving[0]?.over).toBe(false);
      expect(table.told?.prompt.key).toBe('after');
      expect(table.choices).toEqual(asks.options);
    });

    test('is told before the next change is drawn, however late it is', async () => {
      await moves();
      says(update(6, words('last')));

      await vi.advanceTimersByTimeAsync(2999);
      expect(table.shown?.n).toBe(5);
      await vi.advanceTimersByTimeAsync(1);

      expect(table.shown?.n).toBe(6);
      expect(table.told?.n).toBe(5);
      expect(heard).toEqual([4, 5]);
    });

    test('is not waited for by a page that is opened in the middle', async () => {
      reducedMotion = false;
      moving.push(new FakeMotion());
      joins(0);

      says(update(4, asks));

      expect(table.choices).toEqual(asks.options);
      await soon();
      expect(lines().at(-1)).toBe(4);
    });

    test('is one motion for all seats of one person', async () => {
      reducedMotion = false;
      joins(0, 2);
      says(update(4, { audience: 0, ...asks }), update(4, { audience: 2 }));
      await followed();
      const motion = new FakeMotion();
      moving.push(motion);
      says(update(5, { audience: 0, ...words('after') }), update(5, { audience: 2 }));
      await soon();
      expect(table.told?.n).toBe(4);

      motion.finish();
      await soon();

      expect(table.told?.prompt.key).toBe('after');
    });
  });
});
