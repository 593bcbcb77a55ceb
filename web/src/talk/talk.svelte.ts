/**
 * The talk at one table, from the frames of its socket.
 *
 * Lines are numbered by the server and may come twice, or in any order. The reader's own lines are
 * sent again after a lost connection, under the same id, until they are received or refused.
 */
import type { ClientFrame, Said, TalkFrame, TalkLine } from '../api/protocol.gen';
import { muted } from './muted.svelte';

export type Say = Extract<ClientFrame, { type: 'say' }>;

/** Why a line was refused: a translation key and its arguments. */
export interface NotSaid {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export interface TalkEnvironment {
  send: (frame: Say) => void;
  /** A new id for a line. */
  id: () => string;
  /** The newest line that the reader saw on the last visit. */
  seen: number;
  /** Stores the newest seen line for the next visit. */
  keep: (seen: number) => void;
}

export class Talk {
  #all = $state.raw<readonly TalkLine[]>([]);
  #phrases = $state.raw<readonly string[]>([]);
  #reactions = $state.raw<readonly string[]>([]);
  #seen = $state(0);
  #notSaid = $state.raw<NotSaid | null>(null);
  /** Lines sent, neither received nor refused so far. */
  #pending: readonly Say[] = [];
  /** Ids of the lines sent from here. */
  #mine: string[] = [];
  #listeners: readonly ((line: TalkLine) => void)[] = [];

  constructor(private readonly environment: TalkEnvironment) {
    this.#seen = environment.seen;
  }

  /** The lines without those of muted people, oldest first. */
  readonly lines = $derived.by(() => this.#all.filter(({ person }) => !muted.has(person)));

  /** The number of unread lines of others. */
  readonly unread = $derived.by(
    () => this.lines.filter(({ n, id }) => n > this.#seen && !this.#mine.includes(id)).length,
  );

  /** All people with lines, muted or not: public ids and newest names. */
  readonly speakers = $derived.by(() =>
    Object.entries(Object.fromEntries(this.#all.map(({ person, name }) => [person, name]))),
  );

  get phrases(): readonly string[] {
    return this.#phrases;
  }

  get reactions(): readonly string[] {
    return this.#reactions;
  }

  get notSaid(): NotSaid | null {
    return this.#notSaid;
  }

  /** Calls `then` with each new line, except those of muted people. */
  listen(then: (line: TalkLine) => void): () => void {
    this.#listeners = [...this.#listeners, then];
    return () => (this.#listeners = this.#listeners.filter((other) => other !== then));
  }

  say(kind: Say['kind'], body: string): void {
    const frame: Say = { type: 'say', id: this.environment.id(), kind, body };
    this.#pending = [...this.#pending, frame];
    this.#mine.push(frame.id);
    this.#notSaid = null;
    this.environment.send(frame);
  }

  /** Marks all lines as read. */
  read(): void {
    const newest = this.#all.at(-1)?.n ?? 0;
    if (newest <= this.#seen) return;
    this.#seen = newest;
    this.environment.keep(newest);
  }

  hear(frame: TalkFrame | Said): void {
    if (frame.type === 'talk') {
      this.#phrases = frame.phrases;
      this.#reactions = frame.reactions;
      this.#add(frame.lines);
      // Lines that were sent when the connection broke, and have not arrived.
      for (const say of this.#pending) this.environment.send(say);
      return;
    }
    const { line } = frame;
    const known = this.#all.some(({ n }) => n === line.n);
    this.#add([line]);
    if (!known && !muted.has(line.person)) for (const then of this.#listeners) then(line);
  }

  /** Whether the refusal was about a line of the reader; then it is handled. */
  refused(id: string | null, code: string, args: NotSaid['args']): boolean {
    const rest = this.#pending.filter((say) => say.id !== id);
    if (rest.length === this.#pending.length) return false;
    this.#pending = rest;
    this.#notSaid = { key: code, args };
    return true;
  }

  #add(lines: readonly TalkLine[]): void {
    const others = this.#all.filter(({ n }) => !lines.some((line) => line.n === n));
    this.#all = [...others, ...lines].sort((a, b) => a.n - b.n);
    this.#pending = this.#pending.filter((say) => !lines.some(({ id }) => id === say.id));
  }
}
