/**
 * Shows in the browser tab how many tables wait for the reader: a number before the title, a dot
 * on the icon. Pages set their titles without it.
 */
import plain from '../shell/icon.svg?url';
import dotted from '../shell/icon-turn.svg?url';

let count = 0;

/** A title with a new number before it. */
export function counted(title: string, turns: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return turns > 0 ? `(${turns}) ${bare}` : bare;
}

function mark(): void {
  const marked = counted(document.title, count);
  if (marked !== document.title) document.title = marked;
}

export function markTab(turns: number): void {
  count = turns;
  mark();
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const picture = turns > 0 ? dotted : plain;
  if (icon && icon.getAttribute('href') !== picture) icon.href = picture;
}

/** Keeps the number when pages change the title, until the returned function is called. */
export function keepTab(): () => void {
  const watcher = new MutationObserver(mark);
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => watcher.disconnect();
}
