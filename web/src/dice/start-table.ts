/** Starts a table from another page, with this browser's entropy, because the reader sits at it. */
import { api } from '../api/api';
import type { ServerFrame, TableInfo } from '../api/protocol.gen';
import type { Socket } from '../table/connection/connection';
import { tableEnvironment } from '../table/connection/environment';

/** Milliseconds to wait for the socket; then the table starts without our entropy. */
export const PATIENCE_MS = 2000;

type Send = (frame: unknown) => void;

/** Starts a table that was just made; throws what `start` throws. */
export async function startHere(
  made: TableInfo,
  start: (id: string) => Promise<unknown> = (id) => api.start(id),
  { open, keep, entropy } = tableEnvironment(made.id),
): Promise<void> {
  keep(made);
  const socket = open();
  try {
    await seated(socket, entropy);
    await start(made.id);
  } finally {
    socket.onclose = null;
    socket.close();
  }
}

/** Waits until the server knows that we are at the table; from then on its requests are answered. */
function seated(socket: Socket, entropy: () => string): Promise<void> {
  const say: Send = (frame) => socket.send(JSON.stringify(frame));
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    socket.onclose = resolve;
    socket.onopen = () => say({ type: 'join', seen: -1 });
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      if (frame.type === 'table') resolve();
      if (frame.type === 'entropy_wanted') say({ type: 'entropy', bytes: entropy() });
    };
  });
}
