/**
 * Checks the dice of a finished table: every draw of its record, and whether the record is that
 * of the table that this browser sat at.
 *
 * Pages show what `proof` gives; `derive` shows any one draw step by step.
 */
import { commitmentOf, attempt } from './derive';
import type { Kept } from './kept-commitment';
import { readRecord, type Draw, type ProvedRecord, type Unprovable } from './record';

/** What is wrong with one draw. */
export type Fault =
  /** The secret yields another outcome. */
  | 'outcome'
  /** A number before it was left out that need not have been thrown away. */
  | 'skipped'
  /** Its number, or a later one, was used before. */
  | 'repeated'
  /** Its value favours some outcomes and should have been thrown away. */
  | 'biased';

export interface CheckedDraw extends Draw {
  /** The outcome that the secret yields under this number. */
  readonly right: number;
  readonly fault: Fault | null;
}

export interface Proof {
  readonly record: ProvedRecord;
  /** Whether the secret is the one that was committed to. */
  readonly secret: boolean;
  /** Whether entry 0 agrees with the head of the record. */
  readonly start: boolean;
  /** Whether each outcome of the record has a numbered draw. */
  readonly complete: boolean;
  readonly draws: readonly CheckedDraw[];
  /**
   * The commitment compared with the one this browser kept: `late` when it was received after the
   * start.
   */
  readonly commitment: 'same' | 'late' | 'other' | 'unknown';
  /** Whether the record has the entropy of this browser; `unknown` when it gave none. */
  readonly entropy: 'there' | 'missing' | 'unknown';
  /** Whether the record is right in itself, apart from what this browser kept. */
  readonly consistent: boolean;
  /** Whether all checks of the dice passed. */
  readonly good: boolean;
}

/** Checks the record `line`, with `kept`, what this browser kept of the table. */
export function proof(line: string, kept: Kept): Proof | Unprovable {
  const record = readRecord(line);
  if (typeof record === 'string') return record;
  const secret = commitmentOf(record.secret) === record.commitment;
  const start = record.fixed === record.claimed;
  const complete = record.unmatched.length === 0;
  const draws = check(record);
  const commitment = compare(record, kept);
  const entropy = find(record, kept);
  const consistent = secret && start && complete && draws.every(({ fault }) => fault === null);
  const good = consistent && commitment !== 'other' && entropy !== 'missing';
  return { record, secret, start, complete, draws, commitment, entropy, consistent, good };
}

function compare({ commitment }: ProvedRecord, kept: Kept): Proof['commitment'] {
  if (kept.commitment === null) return 'unknown';
  if (kept.commitment !== commitment) return 'other';
  return kept.before ? 'same' : 'late';
}

function find({ entropies }: ProvedRecord, kept: Kept): Proof['entropy'] {
  if (kept.entropy === null) return 'unknown';
  return entropies.some(({ bytes }) => bytes === kept.entropy) ? 'there' : 'missing';
}

function check(record: ProvedRecord): CheckedDraw[] {
  let next = 0;
  return record.draws.map((draw) => {
    const { k, n, outcome } = draw;
    const drawn = attempt(record, k, n);
    const right = Number(drawn.value % BigInt(n));
    let fault: Fault | null = null;
    if (k < next) fault = 'repeated';
    else if (!allThrownAway(record, next, k, n)) fault = 'skipped';
    else if (drawn.thrownAway) fault = 'biased';
    else if (right !== outcome) fault = 'outcome';
    next = Math.max(next, k + 1);
    return { ...draw, right, fault };
  });
}

/** Whether all numbers from `from` up to before `to` had to be rejected. */
function allThrownAway(record: ProvedRecord, from: number, to: number, n: number): boolean {
  for (let k = from; k < to; k++) if (!attempt(record, k, n).thrownAway) return false;
  return true;
}
