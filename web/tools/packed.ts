/** Vite plugin that writes Brotli and gzip copies of the build's text files, for the server to send. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|mjs|css|svg|json|webmanifest|txt|wasm)$/;
const LEAST_BYTES = 500;
const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const made = [
    ['.br', await brotli(bytes, { params })],
    ['.gz', await zipped(bytes, { level: 9 })],
  ] as const;
  for (const [ending, smaller] of made)
    if (smaller.length < bytes.length * 0.9) await writeFile(file + ending, smaller);
}

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const found = await readdir(dir, { recursive: true });
      await Promise.all(
        found.filter((name) => TEXT.test(name)).map((name) => pack(join(dir, name))),
      );
    },
  };
}
