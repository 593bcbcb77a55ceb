/**
 * A WebSocket to one table, or to the lobby, that reconnects by itself.
 *
 * A lost connection is retried after 0.5 s, then twice as long each time up to 10 s, with jitter
 * so that the visitors of a restarted server do not all return at once; at once when the network
 * or the tab comes back. After 10 s without a frame the client pings. No answer within 5 s of a
 * frame, or within 10 s of opening a socket, is a lost connection.
 *
 * A connection that was never live may be blocked by a proxy or the server: then the client asks
 * the server for the reason by plain HTTP, and shows it as long as it holds.
 */
import type { Message } from '../../kit/board';
import type { ClientFrame, ServerFrame } from '../../api/protocol.gen';

export type ConnectionState = 'connecting' | 'live' | 'lost';

export interface LineListener<Heard = ServerFrame> {
  /** A socket is open: send the first frame, `join` at a table. */
  opened(): void;
  /** `at` is when it came, by `performance.now()`. */
  frame(frame: Heard, at: number): void;
  state(state: ConnectionState): void;
  /** Why the connection is blocked; null when that is not known, or over. */
  barred?(why: Message | null): void;
}

/** The part of a WebSocket that a connection needs. */
export type Socket = Pick<WebSocket, 'send' | 'close'> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown; timeStamp?: number }) => void) | null;
  onclose: (() => void) | null;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
const SILENCE_MS = 10_000;
const ANSWER_MS = 5_000;
const DIAL_MS = 10_000;
/** Failures until the client asks for the reason; a single one that timed out is enough. */
const FAILURES = 2;

export class Connection<Sent extends { type: string } = ClientFrame, Heard = ServerFrame> {
  #socket: Socket | null = null;
  #live = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  /** Whether a frame has ever come through: then nothing blocks the connection. */
  #proved = false;

  /** `reason` asks the server by plain HTTP: null when it does not answer, or knows of none. */
  constructor(
    private readonly open: () => Socket,
    private readonly listener: LineListener<Heard>,
    private readonly random: () => number = Math.random,
    private readonly reason: () => Promise<Message | null> = () => Promise.resolve(null),
  ) {}

  /** Connects now; an open socket is closed for the new one. */
  connect(): void {
    if (this.#ended) return;
    this.#drop();
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.listener.opened();
      this.#expect(ANSWER_MS);
    };
    socket.onmessage = ({ data, timeStamp = performance.now() }) => {
      this.#tries = 0;
      this.#listen();
      if (!this.#live) {
        this.#live = this.#proved = true;
        this.listener.barred?.(null);
        this.listener.state('live');
      }
      this.listener.frame(JSON.parse(String(data)) as Heard, timeStamp);
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

  /** Sends the first frame of a socket, before it counts as live. */
  greet(frame: Sent): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  /** Reconnects at once, because the network or the tab came back. */
  wake(): void {
    if (this.#ended) return;
    if (this.#live) this.#ask();
    else this.connect();
  }

  /** Ends the socket, because the browser reports no network. */
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

  /** Handles a lost socket and plans the next; `silent` when it timed out. */
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
