/** What can be said about a record without knowing its rules. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { proof } from '../dice/proof';
import type { RecordLine } from './line';
import { drawAgain } from './seeded';

/** Whether the checksum fits all that stands before it. */
export function checksumFits({ text, sha256: claimed }: RecordLine): boolean {
  const at = text.lastIndexOf(',"sha256":');
  return at > 0 && bytesToHex(sha256(utf8ToBytes(text.slice(0, at)))) === claimed;
}

/** The first link of the trail that does not fit: 0 for the header, n + 1 for entry n; or null. */
export function brokenLink({ header, written, trail }: RecordLine): number | null {
  let link = sha256(utf8ToBytes(header)).slice(0, 8);
  if (bytesToHex(link) !== trail[0]) return 0;
  for (const [n, entry] of written.entries()) {
    link = sha256(concatBytes(link, utf8ToBytes(entry))).slice(0, 8);
    if (bytesToHex(link) !== trail[n + 1]) return n + 1;
  }
  return trail.length === written.length + 1 ? null : trail.length;
}

export interface DrawsChecked {
  /** By the secret of a table of people, by the seed of a simulation, or by nothing we know. */
  readonly by: 'secret' | 'seed' | 'unknown';
  readonly count: number;
  /** The first entry with a draw that is not what it should be; -1 when it is the secret itself. */
  readonly wrong: number | null;
}

/**
 * Draws all again. `ranges` has for each entry among how many outcomes each of its draws was:
 * the rules know it, and proved records say it themselves.
 */
export function checkDraws(
  line: RecordLine,
  ranges: readonly (readonly number[])[] | null,
): DrawsChecked {
  const count = line.entries.reduce((sum, { tape = [] }) => sum + tape.length, 0);
  if (line.chance.kind === 'proved') return { by: 'secret', count, wrong: wrongProved(line) };
  const { seed } = line.chance;
  if (line.chance.kind !== 'seeded' || typeof seed !== 'string' || !ranges)
    return { by: 'unknown', count, wrong: null };
  const wrong = line.entries.find(({ n, tape = [] }) => {
    const drawn = drawAgain(seed, n, ranges[n] ?? []);
    return drawn.length !== tape.length || drawn.some((outcome, i) => outcome !== tape[i]);
  });
  return { by: 'seed', count, wrong: wrong?.n ?? null };
}

function wrongProved({ text }: RecordLine): number | null {
  const found = proof(text, { commitment: null, before: false, entropy: null });
  if (typeof found === 'string' || !found.secret || !found.start) return -1;
  if (found.consistent) return null;
  return found.draws.find(({ fault }) => fault)?.entry ?? found.record.unmatched[0] ?? -1;
}
