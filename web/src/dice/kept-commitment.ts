/**
 * What this browser keeps of the dice of a table, to compare with its record in the end: the
 * commitment as it was told first, and the entropy that it contributed.
 */
import { recall, remember } from '../shell/browser-storage';
import type { TableInfo } from '../api/protocol.gen';

export interface Kept {
  /** The commitment as it was first told, null when it never was. */
  readonly commitment: string | null;
  /** Whether that was before the table started: only then it binds the server. */
  readonly before: boolean;
  /** 16 bytes in hexadecimal, null when they were never asked for. */
  readonly entropy: string | null;
}

const NOTHING: Kept = { commitment: null, before: false, entropy: null };

/** For browsers whose storage is switched off: until the page is closed. */
const here = new Map<string, Kept>();

export function kept(table: string): Kept {
  const mine = here.get(table);
  if (mine) return mine;
  try {
    return { ...NOTHING, ...(JSON.parse(recall(key(table)) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING; // somebody else wrote there
  }
}

/** Keeps the commitment of a table when it is told for the first time. */
export function keepCommitment({ id, commitment, status }: TableInfo): void {
  if (commitment === null || kept(id).commitment !== null) return;
  keep(id, { ...kept(id), commitment, before: status === 'waiting' });
}

/** This browser's entropy for a table: made when it is first asked for, the same ever after. */
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
