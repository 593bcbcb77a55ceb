/** Vite plugin that builds the service worker with the list of files of its build. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin, type Rolldown } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
/**
 * Files to cache at once. Fonts of rarer letters, pictures and files of one game are cached on
 * first use.
 */
const KEPT = /\.(js|css)$|inter-latin-.*\.woff2$/;
const OF_A_GAME = /\/ludoteca\/games\//;

function isOfAGame(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
  return sources.some((source) => OF_A_GAME.test(source));
}

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort();
      const kept = names
        .filter((name) => KEPT.test(name) && bundle[name] && !isOfAGame(bundle[name]))
        .map((name) => `/${name}`);
      const version = createHash('sha256').update(names.join()).digest('hex').slice(0, 12);
      const made = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE);
      const code = made.code.replace(/export\s*\{\s*\};?/, '');
      const known = `const VERSION = ${JSON.stringify(version)}, KEPT = ${JSON.stringify(kept)};`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `${known}\n${code}` });
    },
  };
}
