/** Requests about the reader's search for opponents. */
import { call } from '../api/api';
import type { Searching, SearchWish } from '../api/protocol.gen';

const SEARCH = '/api/me/search';

export const matching = {
  search: (wish: SearchWish) => call<Searching>('PUT', SEARCH, wish),
  cancel: () => call<null>('DELETE', SEARCH),
  ready: () => call<Searching>('POST', `${SEARCH}/ready`),
};
