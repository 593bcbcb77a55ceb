/**
 * Keeps the commitment of a table as first received, and the entropy of this browser, to compare
 * them with the record at the end.
 */
import { recall, remember } from '../shell/browser-storage';
import type { TableInfo } from '../api/protocol.gen';

export interface Kept {
  /** The commitment as first received, null when it never was. */
  readonly commitment: string | null;
  /** Whether that was before the table started: only then it binds the server. */
  readonly before: boolean;
  /** 16 bytes in hexadecimal, null when none were requested. */
  readonly entropy: string | null;
}

const NOTHING: Kept = { commitment: null, before: false, entropy: null };

/** Fallback for browsers without storage: kept until the page is closed. */
const here = new Map<string, Kept>();

export function kept(table: string): Kept {
  const mine = here.get(table);
  if (mine) return mine;
  try {
    return { ...NOTHING, ...(JSON.parse(recall(key(table)) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING; // another program wrote there
  }
}

/** Stores the commitment of a table when it is first received. */
export function keepCommitment({ id, commitment, status }: TableInfo): void {
  if (commitment === null || kept(id).commitment !== null) return;
  keep(id, { ...kept(id), commitment, before: status === 'waiting' });
}

/** This browser's entropy for a table: created on the first call, the same from then on. */
export function entropyFor(table: string): string {
  const before = kept(table).entropy;
  if (before !== null) return before;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const entropy = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keep(table, { ...kept(table), entropy });
  return entropy;
}

function keep(table: string, all: Kept): void {
  here.set(table, all);
  remember(key(table), JSON.stringify(all));
}

const key = (table: string) => `dice.${table}`;
