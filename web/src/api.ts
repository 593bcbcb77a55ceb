/** The HTTP API, as docs/protocol.md has it. */
import type { Hint, Luck, Moment, Result, ReviewAnswer, TableInfo, Text } from './protocol.gen';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string };

/** A request that was refused, or that never arrived (`error-network`). `code` is a key of our words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Readonly<Record<string, string | number>> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

const cookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Called when the server knows no guest: a cookie was lost, or the server's memory. */
let nobody: () => void = () => undefined;
export function whenNobody(then: () => void): void {
  nobody = then;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await request<T>(method, path, body);
  } catch (error) {
    // The server's keys were changed: ask for a new token, then once more.
    if (!(error instanceof Refused) || error.code !== 'error-forged-request') throw error;
    await request('GET', '/api/me');
    return request<T>(method, path, body);
  }
}

/** `body` is sent as JSON; text is JSON already. */
async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') {
    if (!cookie('csrftoken')) await request('GET', '/api/me');
    headers['X-CSRFToken'] = decodeURIComponent(cookie('csrftoken') ?? '');
  }
  const sent: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    sent.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, sent);
  } catch {
    throw new Refused('error-network');
  }
  const text = await answer.text();
  const read = readJson(text);
  if (answer.ok) return read as T;
  const said = read as { code?: unknown; facts?: Record<string, string | number> } | null;
  if (answer.status === 401) nobody();
  if (typeof said?.code === 'string') throw new Refused(said.code, said.facts ?? {}, answer.status);
  throw new Refused('error-internal', {}, answer.status);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a proxy in between answers in HTML
  }
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  me: () => call<{ guest: Guest | null }>('GET', '/api/me').then((answer) => answer.guest),
  name: (name: string) => call<Guest>('POST', '/api/guests', { name }),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  make: (game: string, options: OptionValues, seats: readonly SeatWish[], hints = true) =>
    call<TableInfo>('POST', '/api/tables', { game, options, seats, hints }),
  table: (id: string) => call<TableInfo>('GET', at(id)),
  join: (id: string, seat?: number) =>
    call<TableInfo>('POST', `${at(id)}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => call<TableInfo>('POST', `${at(id)}/leave`),
  seat: (id: string, seat: number, wish: { kind: 'open' } | { kind: 'bot'; level: string }) =>
    call<TableInfo>('PUT', `${at(id)}/seats/${seat}`, wish),
  start: (id: string) => call<TableInfo>('POST', `${at(id)}/start`),
  history: (id: string, from: number, to: number) =>
    call<{ moments: Moment[] }>('GET', `${at(id)}/history?from=${from}&to=${to}`).then(
      (answer) => answer.moments,
    ),
  hint: (id: string, seat: number, level: string) =>
    call<Hint>('POST', `${at(id)}/hint`, { seat, level }),
  /** Null while it is worked out. */
  review: (id: string) =>
    call<ReviewAnswer>('GET', `${at(id)}/review`).then((answer) => answer.review),
  /** What the dice of a finished table gave to each seat. */
  luck: (id: string) => call<Luck>('GET', `${at(id)}/luck`),
  /** The record of a finished table, one line. */
  record: (id: string) =>
    call<unknown>('GET', `${at(id)}/record`).then((record) => JSON.stringify(record)),
  replay: (id: string, from: number, to: number) =>
    call<Replay>('GET', `${at(id)}/replay?from=${from}&to=${to}`),
  /** Has one line of a file of records checked and played. */
  playRecord: (line: string, from: number, to: number) =>
    call<RecordReplay>('POST', `/api/records/replay?from=${from}&to=${to}`, line),
};

/** What one audience could see after entry `n`, and what it was told with it. */
export interface Frame {
  readonly n: number;
  readonly at: number;
  /** Who acted; null for the start. */
  readonly seat: number | null;
  readonly events: readonly unknown[];
  /** Entries that this one took back. */
  readonly undone: readonly number[];
  readonly view: unknown;
  readonly prompt: Text;
  readonly to_act: readonly number[];
  readonly scores: readonly number[];
  readonly result: Result | null;
  readonly over: boolean;
}

/** A stretch of a table as the reader saw it; `newest` is the newest entry of the table. */
export interface Replay {
  readonly newest: number;
  readonly audience: number | null;
  readonly frames: readonly Frame[];
}

/** `ranges` has for each entry among how many outcomes each of its draws was. */
export interface RecordReplay extends Replay {
  readonly ranges: readonly (readonly number[])[];
}

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** An option of a game, as the lobby asks for it. */
export interface OptionInfo {
  readonly name: string;
  readonly values: readonly (string | number | boolean)[];
  readonly default: string | number | boolean;
}

/** A game, as the lobby shows it. Ranges are inclusive. */
export interface GameInfo {
  readonly id: string;
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly complexity: number;
  readonly names: Readonly<Record<string, string>>;
  readonly options: readonly OptionInfo[];
  readonly levels: readonly string[];
}
