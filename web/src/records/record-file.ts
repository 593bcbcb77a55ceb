/** Splits a file of records into lines; the rules check their content. */

/** The most bytes of a file, enough for tens of thousands of tables. */
export const MOST_BYTES = 64 * 1024 * 1024;
export const MOST_LINES = 100_000;

/** Why a file cannot be read; messages are `records-trouble-…`. */
export type Trouble = 'compressed' | 'utf-16' | 'too-large' | 'too-many' | 'unreadable' | 'none';

const LINE_FEED = 10;
const RETURN = 13;
const MARK = [0xef, 0xbb, 0xbf];
/** First bytes of compressed files and UTF-16; see also `src/ludoteca/cli/records/files.py`. */
const OTHERS: readonly (readonly [Trouble, ...number[]])[] = [
  ['compressed', 0x1f, 0x8b], // gzip
  ['compressed', 0x50, 0x4b, 0x03, 0x04], // zip
  ['compressed', 0x50, 0x4b, 0x05, 0x06],
  ['compressed', 0x42, 0x5a, 0x68], // bzip2
  ['compressed', 0xfd, 0x37, 0x7a, 0x58, 0x5a], // xz
  ['compressed', 0x28, 0xb5, 0x2f, 0xfd], // zstd
  ['compressed', 0x37, 0x7a, 0xbc, 0xaf], // 7z
  ['utf-16', 0xff, 0xfe, 0x7b, 0],
  ['utf-16', 0xfe, 0xff, 0, 0x7b],
];
/** The mark of a record, near the start of its line. */
const SIGN = 'ludoteca-record';
const SIGN_WITHIN = 200;

export class RecordFile {
  /** Where each line begins and ends, without the line break. Empty lines at the end do not count. */
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
    const other = OTHERS.find(([, ...start]) => start.every((byte, at) => bytes[at] === byte));
    if (other) return other[0];
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
