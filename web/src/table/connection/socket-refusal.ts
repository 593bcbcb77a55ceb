/** Finds out why a WebSocket is refused, by a plain HTTP request to its address. */
import { reasonAt, Refused } from '../../api/api';
import type { Message } from '../../kit/board';

/** Milliseconds to wait for the answer. */
const PATIENCE = 4000;

/** Null when the server cannot be reached this way either, or sees nothing wrong. */
export async function socketRefusal(path: string): Promise<Message | null> {
  const refusal = await reasonAt(path, AbortSignal.timeout(PATIENCE));
  const tells = refusal instanceof Refused && TOLD.has(refusal.code);
  return tells ? { key: refusal.code, args: refusal.facts } : null;
}

const TOLD = new Set(['error-no-websocket', 'error-other-address', 'error-unknown-host']);
