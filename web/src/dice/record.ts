/** Reads the parts of a record that concern its dice; `docs/record.md` describes the whole. */
import type { Entropy, Origin } from './derive';

/** An outcome as the record has it, and what it claims to be. */
export interface Draw {
  readonly entry: number;
  /** Who acted there; null for the start. The die of whoever is next falls in the same entry. */
  readonly seat: number | null;
  /** The number of the draw at its table. */
  readonly k: number;
  /** How many outcomes it could have had. */
  readonly n: number;
  readonly outcome: number;
}

/** Why the dice of a record cannot be checked at all: a file of something else, or simulated. */
export type Unprovable = 'unreadable' | 'seeded';

export interface ProvedRecord extends Origin {
  /** The data fixed at the start, as JSON, from entry 0; and the same from `chance`. */
  readonly fixed: string;
  readonly claimed: string;
  readonly draws: readonly Draw[];
  /** Entries whose outcomes are not those of their draws, one by one. */
  readonly unmatched: readonly number[];
}

interface Line {
  chance: { kind: string; secret: string } & Record<string, unknown>;
  entries: {
    n: number;
    seat?: number;
    tape?: number[];
    draws?: [number, number][];
    body: { fair?: unknown };
  }[];
}

/** Parses one line of a file of records, without trusting it. */
export function readRecord(line: string): ProvedRecord | Unprovable {
  try {
    const { chance, entries } = JSON.parse(line) as Line;
    if (chance.kind === 'seeded') return 'seeded';
    const { kind, secret, ...fixed } = chance;
    if (kind !== 'proved' || fixed.protocol !== 'fair-1') return 'unreadable';
    if (!hex(secret, 32) || !hex(fixed.commitment, 32)) return 'unreadable';
    const entropies = fixed.entropies as Entropy[];
    if (!entropies.every(({ seat, bytes }) => counts(seat) && hex(bytes, 16))) return 'unreadable';
    const draws = entries.flatMap(({ n: entry, seat = null, tape = [], draws = [] }) =>
      draws.map(([k, n], at) => ({ entry, seat, k, n, outcome: tape[at] ?? -1 })),
    );
    if (!draws.every(({ k, n }) => counts(k) && counts(n) && n > 0)) return 'unreadable';
    return {
      table: String(fixed.table),
      commitment: fixed.commitment,
      entropies,
      secret,
      fixed: JSON.stringify(entries[0]?.body.fair),
      claimed: JSON.stringify(fixed),
      draws,
      unmatched: entries
        .filter(({ tape = [], draws = [] }) => tape.length !== draws.length)
        .map(({ n }) => n),
    };
  } catch {
    return 'unreadable';
  }
}

const hex = (text: unknown, bytes: number): text is string =>
  typeof text === 'string' && text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);

const counts = (number: unknown): number is number =>
  Number.isSafeInteger(number) && Number(number) >= 0;
