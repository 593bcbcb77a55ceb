/** One line of a file of records, taken apart without believing it; `docs/record.md` has the format. */

export interface Sitter {
  readonly name: string;
  readonly bot?: string;
}

export interface RecordEntry {
  readonly n: number;
  readonly tape?: readonly number[];
}

export interface RecordLine {
  /** As it stands in the file, without the line's end. */
  readonly text: string;
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly chance: { readonly kind: string; readonly seed?: string };
  readonly entries: readonly RecordEntry[];
  /** What stands before the entries, and each entry, exactly as it is written. */
  readonly header: string;
  readonly written: readonly string[];
  readonly trail: readonly string[];
  readonly sha256: string;
}

export const FORMAT = 'ludoteca-record-1';

/** The parts of a line; null for anything that is no record. */
export function readLine(text: string): RecordLine | null {
  try {
    const all = JSON.parse(text) as Record<string, unknown>;
    const { game, seats, chance, entries, trail, sha256 } = all as Partial<RecordLine>;
    if (all.format !== FORMAT || typeof game !== 'string' || typeof sha256 !== 'string')
      return null;
    if (!Array.isArray(seats) || !seats.length || !seats.every(isSitter)) return null;
    if (typeof chance?.kind !== 'string' || !Array.isArray(trail)) return null;
    if (!Array.isArray(entries) || !entries.length || !entries.every(isEntry)) return null;
    const at = text.indexOf(',"entries":[');
    if (at < 0) return null;
    const header = text.slice(0, at);
    const written = elements(text, at + ',"entries":'.length);
    if (written.length !== entries.length) return null;
    return { text, game, seats, chance, entries, header, written, trail, sha256 };
  } catch {
    return null;
  }
}

const isSitter = (one: Partial<Sitter> | null) =>
  typeof one?.name === 'string' && ['string', 'undefined'].includes(typeof one.bot);

const isEntry = (one: Partial<RecordEntry> | null) =>
  Number.isSafeInteger(one?.n) &&
  (one?.tape === undefined || (Array.isArray(one.tape) && one.tape.every(Number.isSafeInteger)));

/** The elements of the JSON array that begins at `start`, each as it is written. */
export function elements(text: string, start: number): string[] {
  const found: string[] = [];
  let depth = 0;
  let quoted = false;
  let begin = start + 1;
  for (let at = start; at < text.length; at++) {
    const c = text[at];
    if (quoted) {
      if (c === '\\') at++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '[' || c === '{') depth++;
    else if (c === ']' || c === '}') {
      depth--;
      if (depth === 0) {
        if (at > begin) found.push(text.slice(begin, at));
        return found;
      }
    } else if (c === ',' && depth === 1) {
      found.push(text.slice(begin, at));
      begin = at + 1;
    }
  }
  return found;
}

/** Whether a line claims to be a record; quick, for files of thousands. */
export const looksLikeARecord = (line: string) => line.startsWith(`{"format":"${FORMAT}"`);

/** The lines of a file that hold something. */
export function linesOf(file: string): string[] {
  return file
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
    .filter((line) => line.trim());
}
