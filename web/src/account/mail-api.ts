/** The API of mail addresses, of links in mails, and of the OpenID Connect provider. */
import { call } from '../api/api';
import { words } from '../i18n/words.svelte';

/** The ways to sign in that the host offers; `openid` is the name of the provider. */
export interface Ways {
  readonly mail: boolean;
  readonly openid: string | null;
}

export interface Address {
  readonly id: string;
  readonly address: string;
  /** Whether notices go there. */
  readonly notices: boolean;
  readonly pace: Pace;
  /** The time of daily notices, in minutes after midnight. */
  readonly daily_at: number;
}

export const PACES = ['at-once', 'hourly', 'daily'] as const;
export type Pace = (typeof PACES)[number];

/** What is left out stays. `zone` is the IANA name of the reader's time zone. */
export interface NoticesWish {
  readonly notices: boolean;
  readonly pace?: Pace;
  readonly daily_at?: number;
  readonly zone?: string;
}

/** A link was asked for; both browsers show the same `number`. `until` is in milliseconds. */
export interface Asked {
  readonly number: number;
  readonly until: number;
}

export interface Waiting {
  readonly state: 'none' | 'waiting' | 'confirmed';
  readonly number: number | null;
  readonly until: number | null;
}

/** A link as the browser sees it that opened it; `here` is whether this browser asked for it. */
export interface LinkSeen {
  readonly purpose: 'sign-in' | 'address';
  readonly address: string;
  readonly browser: string;
  readonly system: string;
  readonly asked_at: number;
  readonly here: boolean;
  readonly number: number;
  readonly name: string | null;
}

export type Outcome = 'signed-in' | 'confirmed' | 'added';

const language = () => words.language;

export const mailApi = {
  ways: () => call<Ways>('GET', '/api/sign-in/ways'),
  ask: (address: string) =>
    call<Asked>('POST', '/api/sign-in/mail', { address, language: language() }),
  wait: () => call<Waiting>('GET', '/api/sign-in/mail'),
  finish: () => call<unknown>('POST', '/api/sign-in/mail/finish'),
  look: (token: string) => call<LinkSeen>('POST', '/api/mail/link/look', { token }),
  open: (token: string) => call<{ state: Outcome }>('POST', '/api/mail/link/open', { token }),
  addresses: () => call<Address[]>('GET', '/api/me/mail'),
  add: (address: string, replaces: string | null) =>
    call<Asked>('POST', '/api/me/mail', { address, replaces, language: language() }),
  wish: (id: string, wish: NoticesWish) => call<null>('PUT', `/api/me/mail/${id}`, wish),
  remove: (id: string) => call<null>('DELETE', `/api/me/mail/${id}`),
  unsubscribe: (signed: string) =>
    call<null>('POST', `/api/mail/unsubscribe/${encodeURIComponent(signed)}`),
};

export const openIdApi = {
  /** Where the browser goes now. */
  go: (next: string, link: boolean) =>
    call<{ address: string }>('POST', '/api/sign-in/openid', { next, link }),
  look: () => call<{ name: string; linked: boolean }>('GET', '/api/me/openid'),
  unlink: () => call<null>('DELETE', '/api/me/openid'),
};

/** What stands behind the # of the address, which is then removed: it lets in, and may be shared. */
export function takeFragment(): string {
  const found = location.hash.slice(1);
  if (found) history.replaceState(null, '', location.pathname + location.search);
  return found;
}
