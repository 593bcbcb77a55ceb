/** Counts the downloaded bytes of files with known sizes. */
import type { Fetched, PythonFiles } from './messages';

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

export class Counting {
  /** Rejects when a download fails, because not every caller reports that. */
  readonly broken: Promise<never>;
  #fail: (reason: unknown) => void = () => undefined;
  readonly #arrived = new Map<string, number>();
  readonly #all: number;

  /** `get` is the function that fetches. */
  constructor(
    private readonly files: PythonFiles['files'],
    private readonly told: (fetched: Fetched) => void,
    private readonly get: typeof fetch,
  ) {
    this.#all = Object.values(files).reduce((sum, { sent }) => sum + sent, 0);
    this.broken = new Promise((_, fail) => (this.#fail = fail));
    this.broken.catch(() => undefined); // so that it is never an unhandled rejection
  }

  /** Counts a file that has arrived as a whole. */
  has(address: string): void {
    this.#count(nameOf(address), 1);
  }

  /** Like `fetch`, and counts the body while it is read. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    try {
      const answer = await this.get(input, init);
      if (!answer.ok) throw new Error(`${String(input)}: ${answer.status}`);
      const { status, statusText, headers, body } = answer;
      const name = nameOf(input instanceof Request ? input.url : String(input));
      const counted = body && this.#counted(name, body.getReader());
      return new Response(counted, { status, statusText, headers });
    } catch (reason) {
      this.#fail(reason);
      throw reason;
    }
  };

  #counted(
    name: string,
    reader: ReadableStreamDefaultReader<Uint8Array>,
  ): ReadableStream<Uint8Array> {
    const size = this.files[name]?.size ?? 0;
    let read = 0;
    return new ReadableStream({
      pull: async (through) => {
        try {
          const { done, value } = await reader.read();
          if (done) return through.close();
          read += value.length;
          this.#count(name, read / size);
          through.enqueue(value);
        } catch (reason) {
          this.#fail(reason);
          through.error(reason);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    });
  }

  #count(name: string, share: number): void {
    this.#arrived.set(name, (this.files[name]?.sent ?? 0) * Math.min(1, share));
    const arrived = [...this.#arrived.values()].reduce((sum, bytes) => sum + bytes, 0);
    this.told({ arrived, all: this.#all });
  }
}
