/**
 * The connection to one table, or to the lobby: a WebSocket that comes back by itself.
 *
 * A lost connection is tried again after 0.5 s, then twice as long each time up to 10 s, with jitter so
 * that the visitors of a restarted server do not all return at once; at once when the network or
 * the tab comes back. A connection that heard nothing for 10 s asks. Whoever says something is answered:
 * silence for 5 s after a frame of ours, or for 10 s after dialling, is a lost connection.
 *
 * A connection that was never live may be barred on its way: then the server is asked by plain HTTP
 * for the reason, and the reader is told that, as long as it holds.
 */
import type { Message } from '../../kit/board';
import type { ClientFrame, ServerFrame } from '../../api/protocol.gen';

export type ConnectionState = 'connecting' | 'live' | 'lost';

export interface LineListener<Heard = ServerFrame> {
  /** A connection is open: say what comes first, `join` at a table. */
  opened(): void;
  frame(frame: Heard): void;
  state(state: ConnectionState): void;
  /** What is in the way, in the reader's words; null when it is not known, or no longer there. */
  barred?(why: Message | null): void;
}

/** The part of a WebSocket that a line needs. */
export type Socket = Pick<WebSocket, 'send' | 'close'> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
const SILENCE_MS = 10_000;
const ANSWER_MS = 5_000;
const DIAL_MS = 10_000;
/** After so many failures the reason is asked for; after one that took its whole time at once. */
const FAILURES = 2;

export class Connection<Sent extends { type: string } = ClientFrame, Heard = ServerFrame> {
  #socket: Socket | null = null;
  #live = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  /** Whether frames have ever come through: then nothing on the way is against it. */
  #proved = false;

  /** `reason` asks the server by plain HTTP: null when it does not answer, or knows of none. */
  constructor(
    private readonly open: () => Socket,
    private readonly listener: LineListener<Heard>,
    private readonly random: () => number = Math.random,
    private readonly reason: () => Promise<Message | null> = () => Promise.resolve(null),
  ) {}

  /** Connects now, whatever was planned; an open connection is given up for the new one. */
  connect(): void {
    if (this.#ended) return;
    this.#drop();
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.listener.opened();
      this.#expect(ANSWER_MS);
    };
    socket.onmessage = ({ data }) => {
      this.#tries = 0;
      this.#listen();
      if (!this.#live) {
        this.#live = this.#proved = true;
        this.listener.barred?.(null);
        this.listener.state('live');
      }
      this.listener.frame(JSON.parse(String(data)) as Heard);
    };
    socket.onclose = () => this.#lost();
    this.#expect(DIAL_MS);
  }

  /** Whether the frame was handed to an open connection. */
  send(frame: Sent | { type: 'ping' }): boolean {
    if (!this.#live || !this.#socket) return false;
    this.#socket.send(JSON.stringify(frame));
    this.#expect(ANSWER_MS);
    return true;
  }

  /** The first frame of a connection, before the line counts as live. */
  greet(frame: Sent): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  /** The network or the tab came back: no reason to wait any longer. */
  wake(): void {
    if (this.#ended) return;
    if (this.#live) this.#ask();
    else this.connect();
  }

  /** The browser says that there is no network. */
  offline(): void {
    if (this.#socket) this.#lost();
  }

  end(): void {
    this.#ended = true;
    this.#drop();
  }

  async #askWhy(): Promise<void> {
    const why = await this.reason();
    if (!this.#proved && !this.#ended) this.listener.barred?.(why);
  }

  /** `silent` is one that took all the time that it had. */
  #lost(silent = false): void {
    this.#drop();
    if (this.#ended) return;
    this.listener.state('lost');
    const longest = Math.min(FIRST_WAIT_MS * 2 ** this.#tries, LONGEST_WAIT_MS);
    this.#tries += 1;
    if (!this.#proved && (silent || this.#tries >= FAILURES)) void this.#askWhy();
    this.#retry = setTimeout(() => this.connect(), longest * (0.5 + this.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#live = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#ask(), SILENCE_MS);
  }

  #ask(): void {
    this.send({ type: 'ping' });
  }

  #expect(withinMs: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(true), withinMs);
  }
}
