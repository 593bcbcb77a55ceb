/** Draws that follow from a seed, as `docs/record.md` has it under "Seeded draws". */
import { sha256 } from '@noble/hashes/sha2.js';
import { shake128 } from '@noble/hashes/sha3.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const BLOCK = 512;

/** The outcomes of entry `n`; `ranges` has for each draw the number of its possible outcomes. */
export function drawAgain(seed: string, n: number, ranges: readonly number[]): number[] {
  const stream = new Stream(sha256(utf8ToBytes(`${seed}/${n}`)));
  return ranges.map((range) => stream.below(range));
}

class Stream {
  #block = new Uint8Array();
  #number = 0;
  #at = 0;

  constructor(private readonly key: Uint8Array) {}

  below(m: number): number {
    const size = m <= 256 ? 1 : 8;
    const top = 256n ** BigInt(size);
    const limit = top - (top % BigInt(m));
    for (;;) {
      let value = 0n;
      for (const byte of this.#take(size)) value = value * 256n + BigInt(byte);
      if (value < limit) return Number(value % BigInt(m));
    }
  }

  /** The next bytes; those at the end of a block that are too few are skipped. */
  #take(size: number): Uint8Array {
    if (this.#at + size > this.#block.length) {
      const number = new Uint8Array(8);
      new DataView(number.buffer).setBigUint64(0, BigInt(this.#number++));
      this.#block = shake128(concatBytes(this.key, number), { dkLen: BLOCK });
      this.#at = 0;
    }
    this.#at += size;
    return this.#block.subarray(this.#at - size, this.#at);
  }
}
