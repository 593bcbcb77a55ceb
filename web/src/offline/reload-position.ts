/** Restores the scroll position and the wanted sheet after a reload. */
import { router } from '../router.svelte';

const KEY = 'ludoteca.place';
/** Milliseconds for which the position is valid. */
const LASTS = 60_000;
/** Milliseconds for the page to become as long as it was. */
const GROWS = 3000;

interface Place {
  readonly address: string;
  readonly at: number;
  readonly scrolled: number;
  readonly sheet: string | null;
}

/** The sheet that failed to load: it is opened after the reload. */
let wanted: string | null = null;

export function wantSheet(name: string): void {
  wanted = name;
}

const here = () => location.pathname + location.search;

export function keepPlace(): void {
  const place: Place = { address: here(), at: Date.now(), scrolled: scrollY, sheet: wanted };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // storage is switched off in this browser: the page starts at its top
  }
}

/** The stored position, read once after a reload. */
let found: Place | null | undefined;

function before(): Place | null {
  if (found === undefined) {
    found = null;
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place | null;
      sessionStorage.removeItem(KEY);
      if (kept?.address === here() && Math.abs(Date.now() - kept.at) < LASTS) found = kept;
    } catch {
      // as above
    }
  }
  return found;
}

/** Whether this sheet was wanted before the reload; true once. */
export function returnsTo(sheet: string): boolean {
  const place = before();
  if (place?.sheet !== sheet) return false;
  found = { ...place, sheet: null };
  return true;
}

/** Scrolls to the old position, as soon as the page is long enough, unless the reader scrolls. */
export function returnToPlace(): void {
  const scrolled = before()?.scrolled ?? 0;
  if (!scrolled) return;
  const page = router.route;
  const end = new AbortController();
  const follow = () => {
    if (router.route !== page) return end.abort();
    scrollTo(0, scrolled);
    if (Math.abs(scrollY - scrolled) < 2) end.abort();
  };
  const growing = new ResizeObserver(follow);
  growing.observe(document.body);
  setTimeout(() => end.abort(), GROWS);
  end.signal.addEventListener('abort', () => growing.disconnect());
  for (const kind of ['wheel', 'touchstart', 'keydown'])
    addEventListener(kind, () => end.abort(), { signal: end.signal, passive: true });
}
