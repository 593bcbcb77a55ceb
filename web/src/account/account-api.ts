/** Client of the HTTP API of devices and of signing in. */
import { call } from '../api/api';

/** A browser in which the reader is signed in; `seen_at` is a day. */
export interface Device {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly seen_at: number;
  readonly here: boolean;
}

/** What comes along when this browser signs in. */
export interface Joined {
  readonly tables: number;
  /** Tables at which both sit: they stay two seats there. */
  readonly together: readonly string[];
  /** Whether nothing comes along, as the guest here can sign in again. */
  readonly stays: boolean;
}

export interface ShownCode {
  readonly code: string;
  readonly ends_at: number;
}

export interface Attempt {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly at: number;
}

export interface PairingState {
  readonly ends_at: number;
  readonly attempt: Attempt | null;
  readonly answer: 'yes' | 'no' | 'done' | null;
}

export interface EnteredCode {
  readonly name: string;
  readonly joins: Joined;
  readonly ends_at: number;
}

export interface Collected {
  readonly state: 'waiting' | 'refused' | 'done';
  readonly joined: Joined | null;
}

export const accounts = {
  devices: () => call<readonly Device[]>('GET', '/api/me/sessions'),
  signOut: (id: string) => call<null>('DELETE', `/api/me/sessions/${id}`),
  signOutOthers: () => call<{ count: number }>('DELETE', '/api/me/sessions'),
  showCode: () => call<ShownCode>('POST', '/api/me/pairing'),
  pairing: () => call<PairingState | null>('GET', '/api/me/pairing'),
  answer: (attempt: string, yes: boolean) =>
    call<null>('POST', '/api/me/pairing/answer', { attempt, yes }),
  hideCode: () => call<null>('DELETE', '/api/me/pairing'),
  enterCode: (code: string, secret: string) =>
    call<EnteredCode>('POST', '/api/sign-in/code', { code, secret }),
  /** Signs this browser in once the other device has confirmed. */
  collect: (secret: string) => call<Collected>('POST', '/api/sign-in/code/session', { secret }),
};
