/**
 * Opens the socket of the table in the address while the rest of the page still loads; a script of
 * its own, which the server puts first into the page. `early-socket-handover.ts` takes over.
 */
import type { EarlySocket } from './early-socket-handover';

const found = /^\/t\/([\w-]+)\/?$/.exec(location.pathname);

if (found) {
  const path = `/api/tables/${found[1]}/socket`;
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`);
  const heard: MessageEvent[] = [];
  socket.onopen = () => socket.send(JSON.stringify({ type: 'join', seen: -1 }));
  socket.onmessage = (event) => heard.push(event);
  (globalThis as { earlySocket?: EarlySocket }).earlySocket = { path, socket, heard };
}
