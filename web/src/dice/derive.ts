/**
 * Computes draws from the secret of their table: `fair-1`, as `docs/fair-dice.md` defines it.
 *
 * Browsers have no `crypto.subtle` over plain http, so the digests are computed here.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Entropy {
  readonly seat: number;
  readonly bytes: string;
}

/** All that fixes the draws of a table. Secret, commitment and entropies are hexadecimal. */
export interface Origin {
  readonly table: string;
  readonly commitment: string;
  readonly entropies: readonly Entropy[];
  readonly secret: string;
}

/** One digest on the way to an outcome. */
export interface Attempt {
  readonly k: number;
  /** The message that is signed with the secret. */
  readonly message: string;
  /** The signature: HMAC-SHA-256 in hexadecimal. Its first 16 digits are the value. */
  readonly digest: string;
  readonly value: bigint;
  /** Values from here on would favour some outcomes. */
  readonly limit: bigint;
  /** Whether the value was rejected for that. */
  readonly thrownAway: boolean;
}

/** A draw among `n` outcomes and every attempt at it; the last one was taken. */
export interface Derivation {
  readonly n: number;
  readonly attempts: readonly Attempt[];
  readonly outcome: number;
}

export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

export function messageOf(origin: Origin, k: number): string {
  const contributed = origin.entropies.map(({ seat, bytes }) => `${seat}:${bytes}`).join(',');
  return `fair-1/${origin.table}/${contributed}/${k}`;
}

/** One attempt: draw `k` among `n` outcomes; it may have to be rejected. */
export function attempt(origin: Origin, k: number, n: number): Attempt {
  const message = messageOf(origin, k);
  const digest = bytesToHex(hmac(sha256, hexToBytes(origin.secret), utf8ToBytes(message)));
  const value = BigInt(`0x${digest.slice(0, 16)}`);
  const limit = 2n ** 64n - (2n ** 64n % BigInt(n));
  return { k, message, digest, value, limit, thrownAway: value >= limit };
}

/** All attempts of a draw from number `k` on; the last one is its outcome. */
export function derive(origin: Origin, k: number, n: number): Derivation {
  const attempts = [attempt(origin, k, n)];
  let last = attempts[0] as Attempt;
  while (last.thrownAway) {
    last = attempt(origin, last.k + 1, n);
    attempts.push(last);
  }
  return { n, attempts, outcome: Number(last.value % BigInt(n)) };
}
