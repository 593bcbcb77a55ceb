/** Sockets for tests: the test plays the server. */
import type { ClientFrame, ServerFrame } from '../../api/protocol.gen';
import type { Socket } from './connection';

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: ClientFrame[] = [];
  closed = false;

  send(data: unknown): void {
    this.sent.push(JSON.parse(String(data)) as ClientFrame);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.();
  }

  says(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  breaks(): void {
    this.onclose?.();
  }
}

export class FakeNet {
  readonly sockets: FakeSocket[] = [];
  readonly open = (): Socket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }
}
