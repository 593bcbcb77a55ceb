/** Starts Python in this worker and unpacks the rules into it. */
import type { PyodideInterface } from 'pyodide';
import { Counting } from './counting';
import type { Fetched, PythonFiles } from './messages';
import type { Report } from './protocol.gen';

/** Checks this number of further entries. */
export type Go = (entries: number) => Report;

export interface Desk {
  check(
    line: Uint8Array,
    replayed: boolean,
    audience: number | null,
  ): { go: Go; close: () => void };
}

/** Throws when a file cannot be fetched. */
export async function start(
  { folder, msgspec, info, files }: PythonFiles,
  told: (fetched: Fetched) => void,
): Promise<Desk> {
  const counting = new Counting(files, told, globalThis.fetch.bind(globalThis));
  const ours = fetched('/api/rules', counting.fetch);
  const wheel = fetched(msgspec, counting.fetch);
  const module = imported(`${folder}pyodide.asm.mjs`, counting);
  const script = imported(`${folder}pyodide.mjs`, counting);
  const { loadPyodide } = (await script) as typeof import('pyodide');
  // Pyodide fetches by itself, so that the browser compiles while the rest arrives.
  globalThis.fetch = counting.fetch;
  const indexURL = new URL(folder, location.origin).href;
  await module;
  const python = await Promise.race([
    // Nothing is ever installed by name, so there is no list of packages to fetch.
    loadPyodide({ indexURL, lockFileContents: { info, packages: {} }, packageBaseUrl: indexURL }),
    counting.broken,
  ]);
  unpack(python, await wheel, 'wheel');
  unpack(python, await ours, 'zip');
  python.runPython('import sys; sys.dont_write_bytecode = True');
  const desk = python.pyimport('ludoteca.browser.worker_api');
  return {
    check(line, replayed, audience) {
      const given = python.toPy(line);
      const go = desk.check(given, replayed, audience ?? undefined);
      given.destroy();
      return {
        go: (entries) => JSON.parse(go(entries)) as Report,
        close: () => go.destroy(),
      };
    },
  };
}

async function fetched(address: string, get: typeof fetch): Promise<ArrayBuffer> {
  return (await get(address)).arrayBuffer();
}

async function imported(address: string, counting: Counting): Promise<unknown> {
  const found: unknown = await import(/* @vite-ignore */ address);
  counting.has(address);
  return found;
}

function unpack(python: PyodideInterface, archive: ArrayBuffer, format: string): void {
  const extractDir: string = python.runPython('import sysconfig; sysconfig.get_path("purelib")');
  python.unpackArchive(archive, format, { extractDir });
}
