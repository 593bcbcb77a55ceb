/** What the reader looked for last, in this browser. */
import type { SearchWish } from '../api/protocol.gen';
import { recall, remember } from '../shell/browser-storage';

const KEY = 'search';

export const FIRST_WISH: SearchWish = {
  games: [],
  seats: [2, 4],
  speed: 'live',
  language: null,
  bots_after: 20,
  backfill: true,
};

/** The last wish, or the first one; what does not fit any more is left out. */
export function wishBefore(text: string | null = recall(KEY)): SearchWish {
  let kept: Partial<Record<keyof SearchWish, unknown>>;
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    kept = typeof read === 'object' && read !== null ? read : {};
  } catch {
    return FIRST_WISH; // another program wrote there
  }
  const seats = Array.isArray(kept.seats) ? kept.seats.map(Number) : [];
  const [least = NaN, most = NaN] = seats;
  const after = kept.bots_after;
  return {
    games: Array.isArray(kept.games) ? kept.games.filter((one) => typeof one === 'string') : [],
    seats: least >= 2 && most >= least ? [least, most] : FIRST_WISH.seats,
    speed: kept.speed === 'days' ? 'days' : 'live',
    language: typeof kept.language === 'string' ? kept.language : null,
    bots_after: typeof after === 'number' || after === null ? after : FIRST_WISH.bots_after,
    backfill: kept.backfill !== false,
  };
}

export function rememberWish(wish: SearchWish): void {
  remember(KEY, JSON.stringify(wish));
}
