/** Makes passkeys and signs in by them: between the browser's authenticators and the server. */
import { call } from '../api/api';

interface Ways {
  readonly passkeys: boolean;
}

interface Descriptor {
  readonly id: string;
  readonly type: 'public-key';
}

interface CreationOptions {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly Descriptor[];
}

interface RequestOptions {
  readonly challenge: string;
}

/** Whether this browser knows passkeys; pages of plain http do not. */
export const browserKnowsPasskeys = () => 'PublicKeyCredential' in globalThis;

/** Whether the server is worth asking: an IP address has no passkeys. */
export const mayUsePasskeys = () =>
  browserKnowsPasskeys() && !/^[\d.]+$|^\[/.test(location.hostname);

/** Whether passkeys can be used here: by this browser, and under this address of the house. */
export async function passkeysOffered(): Promise<boolean> {
  return mayUsePasskeys() && (await call<Ways>('GET', '/api/sign-in/ways')).passkeys;
}

/** The request that waits for the person; browsers allow one at a time. */
let waiting: AbortController | null = null;

export function callOff(): void {
  waiting?.abort();
  waiting = null;
}

/** Makes a passkey of the reader. Returns whether the person went through with it. */
export async function makePasskey(): Promise<boolean> {
  const signal = begin();
  const asked = await call<CreationOptions>('POST', '/api/me/passkeys/options');
  const options = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map(withBytes),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await unlessDeclined(navigator.credentials.create({ publicKey: options, signal }));
  if (!made) return false;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  await call('POST', '/api/me/passkeys', {
    credential: text(made.rawId),
    client_data: text(clientDataJSON),
    attestation: text(attestationObject),
  });
  return true;
}

/**
 * Signs in by a passkey; `conditional` lets the browser list them under a field. Returns whether
 * the person chose one.
 */
export async function signInByPasskey(conditional = false): Promise<boolean> {
  const signal = begin();
  const asked = await call<RequestOptions>('POST', '/api/sign-in/passkey/options');
  if (signal.aborted) return false;
  const options = { ...asked, challenge: bytes(asked.challenge), allowCredentials: [] };
  const found = await unlessDeclined(
    navigator.credentials.get({
      publicKey: options as PublicKeyCredentialRequestOptions,
      signal,
      ...(conditional ? { mediation: 'conditional' } : {}),
    }),
  );
  if (!found) return false;
  const response = found.response as AuthenticatorAssertionResponse;
  await call('POST', '/api/sign-in/passkey', {
    credential: text(found.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user_handle: response.userHandle ? text(response.userHandle) : null,
  });
  return true;
}

function begin(): AbortSignal {
  callOff();
  waiting = new AbortController();
  return waiting.signal;
}

/** What the person chose; null when they closed the browser's dialog, or something called it off. */
async function unlessDeclined(
  asked: Promise<Credential | null>,
): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (reason) {
    if (reason instanceof DOMException && DECLINED.includes(reason.name)) return null;
    throw reason;
  }
}

/** `InvalidStateError`: the authenticator has a passkey of this person already. */
const DECLINED = ['NotAllowedError', 'AbortError', 'InvalidStateError'];

const withBytes = (one: Descriptor) => ({ ...one, id: bytes(one.id) });

/** The bytes of base64url without padding. */
export function bytes(encoded: string): Uint8Array<ArrayBuffer> {
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (one) => one.charCodeAt(0));
}

/** Bytes as base64url without padding. */
export function text(data: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(data), (one) => String.fromCharCode(one)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
