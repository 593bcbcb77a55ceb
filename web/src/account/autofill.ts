/** Has the browser list passkeys under the field in which a new reader types a nickname. */
import { callOff, passkeysOffered, signInByPasskey } from './webauthn';

/** Milliseconds after which it asks anew: the server's challenge lives for five minutes. */
const STALE = 4 * 60_000;

let since = -STALE;

/** Called whenever the field is focused. A reader who chooses a passkey has the page loaded anew. */
export async function listPasskeys(): Promise<void> {
  const now = performance.now();
  if (now - since < STALE) return;
  since = now;
  try {
    const { isConditionalMediationAvailable } = PublicKeyCredential;
    if (!(await isConditionalMediationAvailable?.call(PublicKeyCredential))) return;
    if ((await passkeysOffered()) && (await signInByPasskey(true))) location.reload();
  } catch {
    since = -STALE; // nobody asked for it: a nickname does as well
  }
}

/** Called when the field is gone. */
export function listNoPasskeys(): void {
  since = -STALE;
  callOff();
}
