/** What a table needs from the browser: its socket, its history, its sense of calm. */
import { api } from '../api';
import type { Moment } from '../board';
import type { Socket } from './line';
import type { Surroundings } from './table.svelte';

export function surroundings(id: string): Surroundings {
  const address = `/api/tables/${encodeURIComponent(id)}/socket`;
  return {
    // The address is relative to the page; browsers make ws or wss of http or https.
    open: () => new WebSocket(address.replace(/^/, socketOrigin())) as unknown as Socket,
    history: async (from, to) => (await api.history(id, from, to)) as readonly Moment[],
    calm: () => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches,
    id: commandId,
  };
}

const socketOrigin = () => location.origin.replace(/^http/, 'ws');

/** 128 random bits; `crypto.randomUUID` is missing over plain http. */
function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
