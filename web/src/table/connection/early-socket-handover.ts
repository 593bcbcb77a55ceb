/** Takes over the socket that `early-socket.ts` opened, with the messages that it has received. */
import type { Socket } from './connection';

export type Heard = Pick<MessageEvent, 'data' | 'timeStamp'>;

export interface EarlySocket {
  readonly path: string;
  readonly socket: WebSocket;
  /** Its messages so far. */
  readonly heard: readonly Heard[];
}

/** The early socket to `path`, if there is one that is open or opening and was not taken before. */
export function takeEarlySocket(path: string): Socket | null {
  const holder = globalThis as { earlySocket?: EarlySocket | undefined };
  const found = holder.earlySocket;
  holder.earlySocket = undefined;
  if (!found) return null;
  if (found.path !== path || found.socket.readyState > WebSocket.OPEN) {
    found.socket.close();
    return null;
  }
  return handedOver(found);
}

/**
 * Presents it as a socket that opens now. The first frame is dropped, because it has sent `join`
 * already.
 */
function handedOver({ socket, heard }: EarlySocket): Socket {
  let greeted = false;
  const line: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => {
      if (greeted) socket.send(data);
      greeted = true;
    },
    close: () => socket.close(),
  };
  queueMicrotask(() => {
    line.onopen?.();
    for (const event of heard) line.onmessage?.(event);
    socket.onmessage = (event) => line.onmessage?.(event);
    socket.onclose = () => line.onclose?.();
  });
  return line;
}
