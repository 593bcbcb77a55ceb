/** What the talk at a table needs: its way out, and what this browser remembers of it. */
import { recall, remember } from '../shell/browser-storage';
import { Talk, type Say } from './talk.svelte';

export function talkAt(table: string, send: (frame: Say) => void, id: () => string): Talk {
  const key = `talk.${table}`;
  return new Talk({
    send,
    id,
    seen: Number(recall(key)) || 0,
    keep: (seen) => remember(key, String(seen)),
  });
}
