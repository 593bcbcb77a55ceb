/**
 * Vite plugin that adds Python for browsers to the client: Pyodide as published, and msgspec for
 * it.
 *
 * `virtual:python` lists the files and their sizes. Files that compress well are stored compressed
 * only; the server unpacks them for the few clients that cannot.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const ID = 'virtual:python';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYODIDE = `${ROOT}node_modules/pyodide/`;
const MSGSPEC = `${ROOT}.pyodide/msgspec.whl`;

/** The files of Pyodide, and whether each compresses well. */
const FILES = [
  ['pyodide.mjs', true],
  ['pyodide.asm.mjs', true],
  ['pyodide.asm.wasm', true],
  ['python_stdlib.zip', false],
] as const;

interface File {
  readonly name: string;
  readonly size: number;
  /** The bytes that are sent. */
  readonly bytes: Buffer;
}

function read(): File[] {
  if (!existsSync(MSGSPEC)) throw new Error('msgspec for browsers is missing: run `make`');
  const files = FILES.map(([name, packs]) => {
    const bytes = readFileSync(PYODIDE + name);
    return { name, size: bytes.length, bytes: packs ? gzipSync(bytes, { level: 9 }) : bytes };
  });
  const wheel = readFileSync(MSGSPEC);
  return [...files, { name: 'msgspec.whl', size: wheel.length, bytes: wheel }];
}

function digest(files: readonly File[]): string {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest('hex').slice(0, 12);
}

const told = (folder: string, msgspec: string, files: readonly File[]) => {
  const sizes = files.map(({ name, size, bytes }) => [name, { size, sent: bytes.length }]);
  const { info } = JSON.parse(readFileSync(`${PYODIDE}pyodide-lock.json`, 'utf8')) as {
    info: object;
  };
  const all = { folder, msgspec, info, files: Object.fromEntries(sizes) };
  return `export default ${JSON.stringify(all)}`;
};

export function python(): Plugin {
  let built = false;
  return {
    name: 'python',
    config: (_, { command }) => {
      built = command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return;
      const files = read();
      if (!built) return told(`/@fs${PYODIDE}`, `/@fs${MSGSPEC}`, files);
      const folder = `assets/python/${digest(files)}/`;
      for (const { name, bytes, size } of files)
        this.emitFile({
          type: 'asset',
          fileName: folder + name + (bytes.length < size ? '.gz' : ''),
          source: bytes,
        });
      return told(`/${folder}`, `/${folder}msgspec.whl`, files);
    },
  };
}
