/**
 * Live feed of the lobby: the state of the reader's tables, and the lists that a page follows. All
 * share one socket; without a nickname and without lists there is none.
 */
import type { Crowd, FollowerFrame, ListFrame, Lobby, Searching, Yours } from '../api/protocol.gen';
import { socketRefusal } from '../table/connection/socket-refusal';
import { Connection, type Socket } from '../table/connection/connection';
import type { Message } from '../kit/board';

/** The lists that a page follows: the tables of one game, or all (null). */
interface Wish {
  readonly game: string | null;
}

class News {
  #yours = $state.raw<Yours | null>(null);
  #lobby = $state.raw<{ game: string | null; lobby: Lobby } | null>(null);
  #searching = $state.raw<Searching | null>(null);
  #crowd = $state.raw<Crowd | null>(null);
  #lost = $state(false);
  #barred = $state.raw<Message | null>(null);
  #connection: Connection<FollowerFrame, ListFrame> | null = null;
  /** Undefined until the guest is known, because a socket would have to be opened again then. */
  #guest: string | null | undefined;
  #wishes: Wish[] = [];
  /** The last frame sent on this socket. */
  #said = '';

  /** Null until the server has said. */
  get yours(): Yours | null {
    return this.#yours;
  }

  /** The reader's search for opponents; null until the server has said. */
  get searching(): Searching | null {
    return this.#searching;
  }

  /** The people in the house; null until the server has said. */
  get crowd(): Crowd | null {
    return this.#crowd;
  }

  /** The number of tables at which it is the reader's turn, without the open one. */
  turns(open?: string): number {
    return this.#yours?.turn.filter((table) => table !== open).length ?? 0;
  }

  /** The most urgent table at which it is the reader's turn, but for the open one. */
  next(open: string): string | undefined {
    return this.#yours?.turn.find((table) => table !== open);
  }

  /** Whether the data may be old: the connection is lost and being retried. */
  get lost(): boolean {
    return this.#lost;
  }

  /** Why the connection is blocked, where the server could be asked. */
  get barred(): Message | null {
    return this.#barred;
  }

  /** The listed tables of `game`, or of all games; null until the server has said. */
  lobby(game: string | null): Lobby | null {
    return this.#lobby && this.#lobby.game === game ? this.#lobby.lobby : null;
  }

  /** Sets the guest, or none: the socket belongs to a guest. */
  attend(guest: string | null): void {
    if (guest === this.#guest) return;
    if (this.#guest === undefined) this.#lost = false;
    this.#guest = guest;
    this.#yours = null;
    this.#searching = null;
    this.#connection?.end();
    this.#connection = null;
    this.#settle();
  }

  /** Call when the server could not say who the reader is: there is no feed until it does. */
  miss(): void {
    this.#lost = true;
  }

  /** Follows the listed tables until the returned function is called. */
  follow(game: string | null): () => void {
    const wish: Wish = { game };
    this.#wishes.push(wish);
    this.#settle();
    return () => {
      this.#wishes = this.#wishes.filter((one) => one !== wish);
      this.#settle();
    };
  }

  /** Reconnects, because the tab or the network came back. */
  wake(): void {
    this.#connection?.wake();
  }

  #settle(): void {
    if (this.#guest === undefined) return;
    if (this.#guest === null && !this.#wishes.length) {
      this.#connection?.end();
      this.#connection = null;
      this.#lost = false;
    } else if (this.#connection) {
      this.#say();
    } else {
      this.#connection = new Connection<FollowerFrame, ListFrame>(
        open,
        {
          opened: () => this.#greet(),
          frame: (frame) => this.#hear(frame),
          state: (state) => {
            this.#lost = state === 'lost';
            if (state === 'live') this.#say(); // a page may have opened since the first frame
          },
          barred: (why) => (this.#barred = why),
        },
        undefined,
        () => socketRefusal(SOCKET),
      );
      this.#connection.connect();
    }
  }

  #greet(): void {
    const wanted = this.#wanted();
    this.#connection?.greet(wanted);
    this.#said = JSON.stringify(wanted);
  }

  /**
   * Sends the wanted lists to the server, unless it has them; a socket that is not live yet sends
   * them later.
   */
  #say(): void {
    const wanted = this.#wanted();
    const frame = JSON.stringify(wanted);
    if (frame !== this.#said && this.#connection?.send(wanted)) this.#said = frame;
  }

  #wanted(): FollowerFrame {
    const wish = this.#wishes.at(-1);
    return { type: 'follow', lobby: wish !== undefined, game: wish?.game ?? null };
  }

  #hear(frame: ListFrame): void {
    if (frame.type === 'yours') this.#yours = frame;
    if (frame.type === 'lobby') this.#lobby = frame;
    if (frame.type === 'searching') this.#searching = frame;
    if (frame.type === 'crowd') this.#crowd = frame;
  }
}

const SOCKET = '/api/lobby/socket';

function open(): Socket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}${SOCKET}`) as Socket;
}

export const news = new News();
