/** A table with a fake line, whose parts a test reads; for the tests of this folder. */
import { afterEach, beforeEach, vi } from 'vitest';
import { Refused } from '../../api/api';
import type { AheadFrame, ServerFrame, TableInfo, Update } from '../../api/protocol.gen';
import type { Choice, Moment, Seat } from '../../kit/board';
import { Talk } from '../../talk/talk.svelte';
import { FakeNet } from '../connection/fake-net';
import type { FakeMotion } from './fake-motion';
import { Table } from './table.svelte';

export const MOVE = { type: 'move', to: 3 };
export const OTHER = { type: 'move', to: 4 };

export function info(...yours: Seat[]): TableInfo {
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
      clock: null,
      rated: false,
      backfill: false,
    },
    closed: null,
    shared: null,
    tournament: null,
    grouped: false,
    round: 1,
    sent_away: null,
    undo: null,
    paused: null,
    pause_asked: null,
    clocks: null,
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
      holiday: null,
    })),
  };
}

export function moment(n: number): Moment {
  return {
    n,
    at: 0,
    seat: 1,
    events: [{ type: 'moved', seat: 1 }],
    undone: [],
    change: null,
    closed: null,
    pause: null,
  };
}

/** The answer of the server that it keeps a choice ahead. */
export function keeps(seat: Seat, action: unknown): AheadFrame {
  const words = { key: 'move', args: {} };
  return { type: 'ahead', choices: [{ seat, action, words, fell: null }] };
}

export function update(n: number, more: Partial<Update> = {}): Update {
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
    clocks: null,
    ...more,
  };
}

export function foreseen(n: number): ServerFrame {
  const then = { view: { then: n }, events: [], scores: [0, 0, 0], complete: true };
  return { type: 'preview', id: 'c0', n, seat: 0, ...then };
}

export const asks = { options: [{ action: MOVE, text: { key: 'move', args: {} } }] };

export let net: FakeNet;
export let table: Table;
/** The stretches of the log that were fetched. */
export let asked: [number, number][];
/** How many requests for the log fail yet. */
let unanswered: number;
/** What moves on the board. */
export let moving: FakeMotion[];
/** The commitments that the browser keeps. */
export let kept: (string | null)[];
/** What others were asked to take back. */
export let wished: [Seat, number][];
/** What the server foresees for the next turn (null: it refuses), and what it was sent of that. */
export let ahead: { foreseen: readonly Choice[] | null; chosen: [Seat, unknown][] };
let reducedMotion: boolean;
let refusal: Refused | null;

/** Every test of the file gets a table of its own, at a time that stands still. */
export function eachHasATable(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    net = new FakeNet();
    asked = [];
    unanswered = 0;
    reducedMotion = true;
    moving = [];
    kept = [];
    ahead = { foreseen: [], chosen: [] };
    wished = [];
    refusal = null;
    let ids = 0;
    table = new Table({
      open: net.open,
      reason: () => Promise.resolve(null),
      history: (from, to) => {
        asked.push([from, to]);
        if (unanswered-- > 0) return Promise.reject(new Refused('error-network'));
        return Promise.resolve(Array.from({ length: to - from + 1 }, (_, i) => moment(from + i)));
      },
      reducedMotion: () => reducedMotion,
      motions: () => moving.filter(({ over }) => !over),
      ahead: {
        options: () =>
          ahead.foreseen ? Promise.resolve(ahead.foreseen) : Promise.reject(new Error('busy')),
        choose: (seat, choice) => {
          ahead.chosen.push([seat, choice.action]);
          return Promise.resolve(keeps(seat, choice.action));
        },
        takeBack: () => Promise.resolve({ type: 'ahead', choices: [] }),
      },
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
}

/** Shows the reader motion; a table of a test begins without, so that updates are drawn at once. */
export function hasMotion(): void {
  reducedMotion = false;
}

/** The server refuses to ask others to take something back, for this reason. */
export function refuses(reason: Refused): void {
  refusal = reason;
}

/** The next requests for the log fail. */
export function losesRequests(many: number): void {
  unanswered = many;
}

export function says(...frames: ServerFrame[]) {
  for (const frame of frames) net.last.says(frame);
}

export function joins(...seats: Seat[]) {
  finds(1_000_000, ...seats);
}

/** Joins a table whose newest entry is `n`. */
export function finds(n: number, ...seats: Seat[]) {
  net.last.opens();
  says({ type: 'hello', protocol: 2, version: '0', seats, n, now: 0 });
}

export const lines = () => table.moments.map(({ n }) => n);
