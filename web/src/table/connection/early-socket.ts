/**
 * Dials the table that the address names while the rest of the page is still on its way; a script
 * of its own, which the server puts first into the page of a table. `early-socket-handover.ts` takes over.
 */
import type { EarlySocket } from './early-socket-handover';

const found = /^\/t\/([\w-]+)\/?$/.exec(location.pathname);

if (found) {
  const path = `/api/tables/${found[1]}/socket`;
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`);
  const heard: unknown[] = [];
  socket.onopen = () => socket.send(JSON.stringify({ type: 'join', seen: -1 }));
  socket.onmessage = ({ data }) => heard.push(data);
  (globalThis as { earlySocket?: EarlySocket }).earlySocket = { path, socket, heard };
}
