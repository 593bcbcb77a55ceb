/** Requests about the reader's wish to be told when somebody looks for players. */
import { call } from '../api/api';
import type { SearchWish } from '../api/protocol.gen';

export interface CallWish {
  readonly wanted: boolean;
  /** Ids of games; none for any. */
  readonly games: readonly string[];
}

const CALLS = '/api/me/calls';

export const calls = {
  look: () => call<CallWish>('GET', CALLS),
  choose: (wish: CallWish) => call<CallWish>('PUT', CALLS, wish),
  /** What to look for to find the caller; null when that is over. */
  answer: (id: string) =>
    call<{ readonly search: SearchWish | null }>('POST', `${CALLS}/${encodeURIComponent(id)}`),
};
