/**
 * What is said at one table, from the frames of its socket.
 *
 * Lines are numbered by the server and may come twice, or in any order. What the reader says is
 * sent again after a lost line, under the same id, until it is heard or refused.
 */
import type { ClientFrame, Said, TalkFrame, TalkLine } from '../api/protocol.gen';
import { muted } from './muted.svelte';

export type Say = Extract<ClientFrame, { type: 'say' }>;

/** Why something was not said: a key of our words and its arguments. */
export interface NotSaid {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export interface TalkEnvironment {
  send: (frame: Say) => void;
  /** A name for something said that nothing else of this guest has. */
  id: () => string;
  /** The newest line that the reader has seen here before. */
  seen: number;
  /** Keeps it for the next visit. */
  keep: (seen: number) => void;
}

export class Talk {
  #all = $state.raw<readonly TalkLine[]>([]);
  #phrases = $state.raw<readonly string[]>([]);
  #reactions = $state.raw<readonly string[]>([]);
  #seen = $state(0);
  #notSaid = $state.raw<NotSaid | null>(null);
  /** Said here, and neither heard nor refused so far. */
  #pending: readonly Say[] = [];
  /** Ids of what was said here. */
  #mine: string[] = [];
  #listeners: readonly ((line: TalkLine) => void)[] = [];

  constructor(private readonly environment: TalkEnvironment) {
    this.#seen = environment.seen;
  }

  /** What the reader wants to hear, oldest first. */
  readonly lines = $derived.by(() => this.#all.filter(({ person }) => !muted.has(person)));

  /** How many lines of others came that the reader has not seen. */
  readonly unread = $derived.by(
    () => this.lines.filter(({ n, id }) => n > this.#seen && !this.#mine.includes(id)).length,
  );

  /** Everybody who has said something, muted or not: public ids and newest names. */
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

  /** Calls `then` with each line as it is said, but for those of muted people. */
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

  /** The reader has all lines before their eyes. */
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
      // What was under way when the line broke, and has not arrived.
      for (const say of this.#pending) this.environment.send(say);
      return;
    }
    const { line } = frame;
    const known = this.#all.some(({ n }) => n === line.n);
    this.#add([line]);
    if (!known && !muted.has(line.person)) for (const then of this.#listeners) then(line);
  }

  /** Whether the refusal was about something that the reader said here. */
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
