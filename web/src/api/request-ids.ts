/** Ids for what requests make, so that a request that is repeated makes one thing. */
import { Refused } from './api';

/** 128 random bits; `crypto.randomUUID` is missing over plain http. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const open = new Map<string, string>();

/**
 * Makes what `wish` describes, under an id that stays the same until it is there or the server has
 * refused it: asked for meanwhile, or again after an answer that was lost, it is the same thing.
 */
export async function once<T>(wish: unknown, make: (id: string) => Promise<T>): Promise<T> {
  const key = JSON.stringify(wish);
  const id = open.get(key) ?? commandId();
  open.set(key, id);
  try {
    const made = await make(id);
    open.delete(key);
    return made;
  } catch (reason) {
    if (reason instanceof Refused && isAnswer(reason)) open.delete(key);
    throw reason;
  }
}

/** Whether the server has said no, and nothing between us and it has failed. */
const isAnswer = ({ status }: Refused): boolean => status >= 400 && status < 500;
