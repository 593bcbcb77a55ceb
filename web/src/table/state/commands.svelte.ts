/**
 * The command of the reader that is under way, and what the server says of it.
 *
 * A command stays pending until the server has said what became of it, and is sent again under the
 * same id after a lost connection. There is one at a time.
 */
import { Refused } from '../../api/api';
import type { Message, Seat } from '../../kit/board';
import type { ClientFrame, ServerFrame } from '../../api/protocol.gen';

type FrameOf<Type extends ClientFrame['type']> = Extract<ClientFrame, { type: Type }>;
type Rejection = Extract<ServerFrame, { type: 'rejected' }>;

interface Pending {
  readonly frame: FrameOf<'act' | 'undo'>;
  /** The entry that it became, once the server has said so. */
  entry: number | null;
  /** Whether it was sent without the reader asking: then they need not know that it came too late. */
  quiet: boolean;
}

export class Commands {
  #pending = $state.raw<Pending | null>(null);
  #notice = $state.raw<Message | null>(null);
  /** The id of the reader's latest proposal. */
  #proposing = '';

  constructor(private readonly send: (frame: ClientFrame) => void) {}

  /** Whether a command is under way. */
  get busy(): boolean {
    return this.#pending !== null;
  }

  /** Why the latest command was not taken, for the reader. */
  get notice(): Message | null {
    return this.#notice;
  }

  notify(notice: Message | null): void {
    this.#notice = notice;
  }

  /** Sends a command. */
  start(frame: Pending['frame'], quiet = false): void {
    this.#pending = { frame, entry: null, quiet };
    this.#notice = null;
    this.send(frame);
  }

  /** Sends a proposal, which nothing waits for. */
  propose(frame: FrameOf<'propose'>): void {
    this.#notice = null;
    this.#proposing = frame.id;
    this.send(frame);
  }

  /** Clears what a seat proposes. */
  withdraw(id: string, seat: Seat): void {
    this.#proposing = id;
    this.send({ type: 'withdraw', id, seat });
  }

  /** Does what the server may refuse over HTTP; says why then, and gives null. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    this.#notice = null;
    try {
      return await work();
    } catch (reason) {
      this.#notice =
        reason instanceof Refused
          ? { key: reason.code, args: reason.facts }
          : { key: 'error-internal', args: {} };
      return null;
    }
  }

  /** Sends the pending command again, on a new connection. */
  resend(): void {
    if (this.#pending) this.send(this.#pending.frame);
  }

  /** Gives the pending command up. */
  drop(): void {
    this.#pending = null;
  }

  accepted(id: string, entry: number): void {
    if (this.#pending?.frame.id === id) this.#pending.entry = entry;
  }

  /** Ends the pending command when its entry is drawn; `n` is the newest that is. */
  drawn(n: number): void {
    const entry = this.#pending?.entry ?? null;
    if (entry !== null && entry <= n) this.#pending = null;
  }

  /** Whether the rejection is that of the latest proposal; then it is handled. */
  proposalRejected({ id, code, facts }: Rejection): boolean {
    if (id !== this.#proposing) return false;
    this.#notice = { key: code, args: facts };
    return true;
  }

  rejected({ id, code, facts }: Rejection): void {
    if (id !== null && this.#pending?.frame.id !== id) return;
    const quiet = id !== null && this.#pending?.quiet;
    this.#pending = null;
    if (!quiet) this.#notice = { key: code, args: facts };
  }

  /** The command was about an earlier question. */
  stale(id: string): void {
    if (this.#pending?.frame.id !== id) return;
    if (!this.#pending.quiet) this.#notice = { key: 'notice-stale', args: {} };
    this.#pending = null;
  }
}
