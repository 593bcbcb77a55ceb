/** The talk of a table with its real environment: sending frames, and storage in this browser. */
import { recall, remember } from '../shell/browser-storage';
import { Talk, type Say } from './talk.svelte';

export function talkOfTable(table: string, send: (frame: Say) => void, id: () => string): Talk {
  const key = `talk.${table}`;
  return new Talk({
    send,
    id,
    seen: Number(recall(key)) || 0,
    keep: (seen) => remember(key, String(seen)),
  });
}
