/** A file of records, line by line, as it is: what its lines say is for the rules to check. */

/** Bytes of a file; tens of thousands of tables. */
export const MOST_BYTES = 64 * 1024 * 1024;
export const MOST_LINES = 100_000;

/** Our words for it are `records-trouble-…`. */
export type Trouble = 'too-large' | 'too-many' | 'unreadable' | 'none';

const LINE_FEED = 10;
const RETURN = 13;
const MARK = [0xef, 0xbb, 0xbf];
/** What a line is known by, near its start. */
const SIGN = 'ludoteca-record';
const SIGN_WITHIN = 200;

export class RecordFile {
  /** Where each line begins and ends, without its line end. Empty ones at the end do not count. */
  readonly #lines: readonly (readonly [from: number, to: number])[];

  private constructor(
    readonly name: string,
    private readonly bytes: Uint8Array,
    lines: [number, number][],
  ) {
    while (lines.length && lines.at(-1)?.[0] === lines.at(-1)?.[1]) lines.pop();
    this.#lines = lines;
  }

  get count(): number {
    return this.#lines.length;
  }

  /** A copy of line `number`, counted from 1. */
  line(number: number): Uint8Array {
    const [from, to] = this.#lines[number - 1] ?? [0, 0];
    return this.bytes.slice(from, to);
  }

  static async open(file: File): Promise<RecordFile | Trouble> {
    if (file.size > MOST_BYTES) return 'too-large';
    try {
      return RecordFile.read(file.name, new Uint8Array(await file.arrayBuffer()));
    } catch {
      return 'unreadable';
    }
  }

  static read(name: string, bytes: Uint8Array): RecordFile | Trouble {
    const lines: [number, number][] = [];
    let from = MARK.every((byte, at) => bytes[at] === byte) ? MARK.length : 0;
    while (from < bytes.length) {
      const found = bytes.indexOf(LINE_FEED, from);
      const end = found < 0 ? bytes.length : found;
      lines.push([from, bytes[end - 1] === RETURN && end > from ? end - 1 : end]);
      if (lines.length > MOST_LINES) return 'too-many';
      from = end + 1;
    }
    const text = new TextDecoder();
    const known = lines.some(([start, end]) =>
      text.decode(bytes.subarray(start, Math.min(end, start + SIGN_WITHIN))).includes(SIGN),
    );
    return known ? new RecordFile(name, bytes, lines) : 'none';
  }
}
