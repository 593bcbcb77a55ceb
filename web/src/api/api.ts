/** Client of the HTTP API that docs/protocol.md describes. */
import { noteServerTime } from './server-clock';
import type {
  Archive,
  Comparison,
  Frame,
  Glance,
  Hint,
  InvitablePeople,
  Lesson,
  Luck,
  Moment,
  MyTables,
  Page as TablePage,
  ReviewAnswer,
  Streak,
  TableInfo,
  TableSettings,
  Today,
} from './protocol.gen';

export interface Guest {
  readonly id: string;
  readonly name: string;
  /** The guest's public id. */
  readonly person: string;
  /** Whether they may open the page of moderators. */
  readonly moderator?: boolean;
  /** How many notices of moderators they have not read. */
  readonly notices?: number;
}

/** A notice of the operators to everybody; times are in milliseconds. */
export interface Notice {
  readonly announcement: { readonly text: string; readonly until: number } | null;
  readonly draining: { readonly until: number | null } | null;
}

export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string };

/** A table to create; settings that are left out have their default. */
export interface TableWish {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatWish[];
  readonly settings?: Partial<TableSettings>;
}

/** A request that was refused, or that never arrived (`error-network`). `code` is a translation key. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Readonly<Record<string, string | number>> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

/**
 * Milliseconds after which a request counts as lost that has not been answered whole: a connection
 * can die without a word, and what waits for its answer would wait for ever.
 */
export const PATIENCE_MS = 30_000;

const cookie = (name: string) =>
  cookies()
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The cookies; empty where the browser forbids access, as in a frame of another site. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Called when the server does not know the guest: the cookie or the server's data was lost. */
let nobody: () => void = () => undefined;
export function whenNobody(then: () => void): void {
  nobody = then;
}

/** The answer to a request; a refused one throws `Refused`. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await request<T>(method, path, body);
  } catch (error) {
    // The server's keys have changed: get a new token, then try once more.
    if (!(error instanceof Refused) || error.code !== 'error-forged-request') throw error;
    await request('GET', '/api/me');
    return request<T>(method, path, body);
  }
}

/**
 * The refusal of a plain request for `path`; null when the server cannot be reached, or does not
 * refuse.
 */
export async function reasonAt(path: string, signal: AbortSignal): Promise<Refused | null> {
  try {
    await request('GET', path, undefined, signal);
    return null;
  } catch (error) {
    return error instanceof Refused ? error : null;
  }
}

async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  signal = AbortSignal.timeout(PATIENCE_MS),
): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') {
    if (!cookie('csrftoken')) await request('GET', '/api/me');
    headers['X-CSRFToken'] = decodeURIComponent(cookie('csrftoken') ?? '');
  }
  const sent: RequestInit = { method, headers, credentials: 'same-origin', signal };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    sent.body = JSON.stringify(body);
  }
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, sent);
    noteServerTime(answer.headers.get('Date'));
    text = await answer.text();
  } catch {
    throw new Refused('error-network');
  }
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

/** Milliseconds between two requests for a result that is being computed. */
const LUCK_REST = 1000;

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  me: () => call<{ guest: Guest | null }>('GET', '/api/me').then((answer) => answer.guest),
  name: (name: string, id?: string) => call<Guest>('POST', '/api/guests', { name, id }),
  person: (person: string) => call<Profile>('GET', `/api/people/${encodeURIComponent(person)}`),
  opponents: (person: string) =>
    call<{ readonly people: readonly Opponent[] }>(
      'GET',
      `/api/people/${encodeURIComponent(person)}/opponents`,
    ),
  ownPage: () => call<OwnProfile>('GET', '/api/me/profile'),
  /** Deletes everything about the reader permanently. */
  notice: () => call<Notice>('GET', '/api/notice'),
  forgetMe: () => call<null>('DELETE', '/api/me'),
  about: () => call<About>('GET', '/api/about'),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  tutorial: (game: string) =>
    call<Lesson>('GET', `/api/games/${encodeURIComponent(game)}/tutorial`),
  /** Creates a table; repeated with the same `id` it creates no second one. */
  make: (wish: TableWish, id: string) => call<TableInfo>('POST', '/api/tables', { ...wish, id }),
  /** The reader's tables; refused without a nickname. */
  mine: () => call<MyTables>('GET', '/api/me/tables'),
  /** Finished tables, of one game or of all; from behind the place `before`, or from the start. */
  over: (game: string | null, before: string | null) => {
    const asked = new URLSearchParams();
    if (game !== null) asked.set('game', game);
    if (before !== null) asked.set('before', before);
    return call<TablePage>('GET', `/api/me/tables/over?${asked}`);
  },
  /** A further page of the tables that strangers may join or watch. */
  listed: (which: 'open' | 'running' | 'over', game: string | null, before: string | null) => {
    const asked = new URLSearchParams();
    if (game !== null) asked.set('game', game);
    if (before !== null) asked.set('before', before);
    return call<TablePage>('GET', `/api/lobby/${which}?${asked}`);
  },
  table: (id: string) => call<TableInfo>('GET', at(id)),
  join: (id: string, seat?: number) =>
    call<TableInfo>('POST', `${at(id)}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => call<TableInfo>('POST', `${at(id)}/leave`),
  resign: (id: string) => call<TableInfo>('POST', `${at(id)}/resign`),
  seat: (id: string, seat: number, wish: { kind: 'open' } | { kind: 'bot'; level: string }) =>
    call<TableInfo>('PUT', `${at(id)}/seats/${seat}`, wish),
  /** Takes the reader's seat back from a bot. */
  takeBack: (id: string) => call<TableInfo>('POST', `${at(id)}/take-back`),
  /** Proposes to end the running game now, or withdraws that. */
  end: (id: string, ends: boolean) => call<TableInfo>('POST', `${at(id)}/end`, { ends }),
  /** Asks the others to go back to before a choice of the reader in `seat`. */
  askBack: (id: string, seat: number, to: number) =>
    call<TableInfo>('POST', `${at(id)}/undo`, { seat, to }),
  /** Answers such a request; the seat that asked withdraws it. */
  answerBack: (id: string, wish: string, agrees: boolean) =>
    call<TableInfo>('POST', `${at(id)}/undo/answer`, { id: wish, agrees }),
  /** The next table of the same people, the same one for all who ask. */
  rematch: (id: string) => call<TableInfo>('POST', `${at(id)}/rematch`),
  /** Closes a table that has not started; only its owner may. */
  close: (id: string) => call<TableInfo>('POST', `${at(id)}/close`),
  /** Whom the owner of a waiting table may invite by name. */
  invitable: (id: string) =>
    call<InvitablePeople>('GET', `${at(id)}/invitations`).then(({ people }) => people),
  invite: (id: string, person: string) => call<null>('POST', `${at(id)}/invitations`, { person }),
  /** Takes an invitation back, or declines the reader's own. */
  uninvite: (id: string, person: string) =>
    call<null>('DELETE', `${at(id)}/invitations/${encodeURIComponent(person)}`),
  /** Makes the person in `seat` the owner; only the owner may. */
  handOver: (id: string, seat: number) => call<TableInfo>('PUT', `${at(id)}/owner`, { seat }),
  settings: (id: string, settings: TableSettings) =>
    call<TableInfo>('PUT', `${at(id)}/settings`, settings),
  /** Changes the options of the game; only the owner may. */
  options: (id: string, options: OptionValues) =>
    call<TableInfo>('PUT', `${at(id)}/options`, { options }),
  /** Reorders the seats; null adds one. */
  arrange: (id: string, order: readonly (number | null)[]) =>
    call<TableInfo>('PUT', `${at(id)}/seats`, { order }),
  colour: (id: string, seat: number, colour: number) =>
    call<TableInfo>('PUT', `${at(id)}/seats/${seat}/colour`, { colour }),
  start: (
    id: string,
    wish: { vacancy: 'refuse' | 'leave-out' | 'bots'; level?: string } = { vacancy: 'refuse' },
  ) => call<TableInfo>('POST', `${at(id)}/start`, wish),
  /** Sets what may be said at the table; only the owner may, at any time. */
  allowTalk: (id: string, talk: TableInfo['settings']['talk']) =>
    call<TableInfo>('PUT', `${at(id)}/talk`, { talk }),
  history: (id: string, from: number, to: number) =>
    call<{ moments: Moment[] }>('GET', `${at(id)}/history?from=${from}&to=${to}`).then(
      (answer) => answer.moments,
    ),
  hint: (id: string, seat: number, level: string) =>
    call<Hint>('POST', `${at(id)}/hint`, { seat, level }),
  /** What watchers see now. */
  glance: (id: string) => call<Glance>('GET', `${at(id)}/glance`),
  /** The review of a table; null while it is being computed. */
  review: (id: string) => call<ReviewAnswer>('GET', `${at(id)}/review`),
  /** The luck of each seat at a finished table; waits until it is computed. */
  async luck(id: string): Promise<Luck> {
    for (;;) {
      const found = await call<Luck | null>('GET', `${at(id)}/luck`);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, LUCK_REST));
    }
  },
  /** The record of a finished table, one line. */
  record: (id: string) =>
    call<unknown>('GET', `${at(id)}/record`).then((record) => JSON.stringify(record)),
  /** The challenges of today, the same for everybody. */
  today: () => call<Today>('GET', '/api/challenges/today'),
  /** Everybody who played the same dice. */
  archive: (game: string) => call<Archive>('GET', `/api/challenges/days/${game}`),
  compare: (challenge: string) =>
    call<Comparison>('GET', `/api/challenges/${encodeURIComponent(challenge)}`),
  /** The reader's only table of a challenge of a day. */
  challenge: (id: string) =>
    call<TableInfo>('POST', `/api/challenges/${encodeURIComponent(id)}/table`),
  /** A new table on the dice of a finished one; no second one under the same `id`. */
  sameDice: (of: string, id: string) => call<TableInfo>('POST', `${at(of)}/again`, { id }),
  replay: (id: string, from: number, to: number) =>
    call<Replay>('GET', `${at(id)}/replay?from=${from}&to=${to}`),
};

/** A person's statistics of one game; `won` and `bots` count tables. */
export interface GameRecord {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Tables of those that ended early: they have no score. */
  readonly early: number;
  readonly average: number | null;
  readonly best: number | null;
  readonly last_at: number;
  readonly bots: readonly {
    readonly level: string;
    readonly played: number;
    readonly won: number;
  }[];
  readonly presets: readonly {
    readonly preset: string;
    readonly played: number;
    readonly won: number;
  }[];
}

/** A week, by its Monday, in which a person has finished tables. */
export interface Week {
  readonly at: number;
  readonly played: number;
  readonly won: number;
}

/** The public profile of a person; `since` is a day. */
export interface Profile {
  readonly person: string;
  readonly name: string;
  readonly since: number;
  readonly games: readonly GameRecord[];
  readonly weeks: readonly Week[];
  readonly streak: Streak;
  /** Tables with others that were won in a row. */
  readonly wins: { readonly now: number; readonly best: number };
  /** How many milliseconds the person usually takes for an answer. */
  readonly thinking: { readonly live: number | null; readonly days: number | null };
  /** Of the latest tables with others, how many were played to the end. */
  readonly stays: { readonly end: number; readonly tables: number };
  /** The last day of their holiday, while they are on one: noon UTC of it. */
  readonly holiday: number | null;
}

/** With whom a person has played; `ahead` counts the tables at which the person came first of the two. */
export interface Opponent {
  readonly person: string;
  readonly name: string;
  readonly played: number;
  readonly ahead: number;
  readonly behind: number;
}

export interface RecentTable {
  readonly table: string;
  readonly game: string;
  readonly score: number;
  readonly rank: number;
  readonly won: boolean;
  readonly seats: number;
  readonly early: boolean;
  readonly ended_at: number;
}

export interface OwnProfile {
  readonly profile: Profile;
  readonly recent: readonly RecentTable[];
}

/** The version of this server; `source` is the address of its code, null when not set. */
export interface About {
  readonly version: string;
  readonly source: string | null;
}

/** A stretch of a table as the reader saw it; `newest` is the newest entry of the table. */
export interface Replay {
  readonly newest: number;
  readonly audience: number | null;
  readonly frames: readonly Frame[];
}

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** An option of a game, as the lobby asks for it. */
export interface OptionInfo {
  readonly name: string;
  /** All values, or none where there is a range. */
  readonly values: readonly (string | number | boolean)[];
  /** Of whole numbers, both ends included. */
  readonly range: readonly [number, number] | null;
  readonly default: string | number | boolean;
}

/** A set of options with a name: all of the game's options are in it. */
export interface PresetInfo {
  readonly name: string;
  /** Its name by language. */
  readonly names: Readonly<Record<string, string>>;
  readonly options: OptionValues;
}

/** A game, as the lobby shows it. Ranges are inclusive. */
export interface GameInfo {
  readonly id: string;
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly complexity: number;
  readonly names: Readonly<Record<string, string>>;
  /** A sentence or two of introduction, by language. */
  readonly blurbs: Readonly<Record<string, string>>;
  readonly options: readonly OptionInfo[];
  /** The first has the defaults. */
  readonly presets: readonly PresetInfo[];
  readonly levels: readonly string[];
  /** Whether there is a tutorial. */
  readonly tutorial: boolean;
  /** Whether tables can be played on the same dice and compared. */
  readonly comparable: boolean;
  /** Whether players choose in secret. */
  readonly hidden_choices: boolean;
  /** Whether everybody wins or loses together: bots are companions. */
  readonly together: boolean;
  /** The least age of players. */
  readonly age: number;
  readonly year: number;
  readonly authors: readonly string[];
  readonly board: BoardFiles | null;
}

/**
 * Addresses of the browser files of an installed package: by language its translations, its rules
 * as Markdown, and the explanations of things on its board. Without a module it has no board.
 */
export interface BoardFiles {
  readonly module: string | null;
  readonly style: string | null;
  readonly cover: string | null;
  readonly position: string | null;
  readonly words: Readonly<Record<string, string>>;
  readonly help: Readonly<Record<string, string>>;
  readonly about: Readonly<Record<string, string>>;
}
