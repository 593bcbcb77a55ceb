/** Why a WebSocket does not come through: asked by plain HTTP at its own address. */
import { reasonAt, Refused } from '../../api/api';
import type { Message } from '../../kit/board';

/** Milliseconds: what does not answer by then is no better off than the socket. */
const PATIENCE = 4000;

/** Null when the server cannot be reached this way either, or sees nothing wrong. */
export async function socketRefusal(path: string): Promise<Message | null> {
  const refusal = await reasonAt(path, AbortSignal.timeout(PATIENCE));
  const tells = refusal instanceof Refused && TOLD.has(refusal.code);
  return tells ? { key: refusal.code, args: refusal.facts } : null;
}

const TOLD = new Set(['error-no-websocket', 'error-other-address', 'error-unknown-host']);
