/**
 * What the house tells this page, wherever the reader is: how their tables stand, and the lists
 * that the page follows. One line serves all; without a nickname and without lists there is none.
 */
import type { FollowerFrame, ListFrame, Lobby, Yours } from '../api/protocol.gen';
import { socketRefusal } from '../table/connection/socket-refusal';
import { Connection, type Socket } from '../table/connection/connection';
import type { Message } from '../kit/board';

/** What a page shows of the lobby: the tables of one game, or all (null). */
interface Wish {
  readonly game: string | null;
}

class News {
  #yours = $state.raw<Yours | null>(null);
  #lobby = $state.raw<{ game: string | null; lobby: Lobby } | null>(null);
  #lost = $state(false);
  #barred = $state.raw<Message | null>(null);
  #connection: Connection<FollowerFrame, ListFrame> | null = null;
  /** Undefined until it is known who the reader is: a line would have to be opened again. */
  #guest: string | null | undefined;
  #wishes: Wish[] = [];
  /** What the server was told last on this line. */
  #said = '';

  /** Null until the server has said. */
  get yours(): Yours | null {
    return this.#yours;
  }

  /** At how many tables it is the reader's turn, that on which they look left out. */
  turns(open?: string): number {
    return this.#yours?.turn.filter((table) => table !== open).length ?? 0;
  }

  /** Whether what is shown may be old: the line is broken and being mended. */
  get lost(): boolean {
    return this.#lost;
  }

  /** Why no line comes about, where the server could be asked. */
  get barred(): Message | null {
    return this.#barred;
  }

  /** The listed tables of `game`, or of all games; null until the server has said. */
  lobby(game: string | null): Lobby | null {
    return this.#lobby && this.#lobby.game === game ? this.#lobby.lobby : null;
  }

  /** The reader is this guest now, or nobody: the server must know whom it tells. */
  attend(guest: string | null): void {
    if (guest === this.#guest) return;
    if (this.#guest === undefined) this.#lost = false;
    this.#guest = guest;
    this.#yours = null;
    this.#connection?.end();
    this.#connection = null;
    this.#settle();
  }

  /** The server does not even say who the reader is: nothing comes until it does. */
  miss(): void {
    this.#lost = true;
  }

  /** Follows the listed tables until the function that it returns is called. */
  follow(game: string | null): () => void {
    const wish: Wish = { game };
    this.#wishes.push(wish);
    this.#settle();
    return () => {
      this.#wishes = this.#wishes.filter((one) => one !== wish);
      this.#settle();
    };
  }

  /** The tab, or the network, came back. */
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
            if (state === 'live') this.#say(); // a page may have come since the greeting
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

  /** Tells the server what is wanted, unless it knows; a line that is not live yet does it then. */
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
  }
}

const SOCKET = '/api/lobby/socket';

function open(): Socket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}${SOCKET}`) as Socket;
}

export const news = new News();
