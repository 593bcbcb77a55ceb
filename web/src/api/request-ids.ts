/** Ids for things that requests create, so that a repeated request creates one thing. */
import { Refused } from './api';

/** 128 random bits; `crypto.randomUUID` is missing over plain http. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const open = new Map<string, string>();

/**
 * Creates what `wish` describes, under an id that stays the same until it exists or the server has
 * refused it: so a repeated call, or one after a lost answer, creates nothing twice.
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

/** Whether the server itself has refused, not a failure on the way. */
const isAnswer = ({ status }: Refused): boolean => status >= 400 && status < 500;
