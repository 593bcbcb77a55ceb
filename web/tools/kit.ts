/**
 * Vite plugin that builds the board kit for packages: `/kit/<version>.js`, one file each, which
 * shares nothing with the chunks of the client.
 */
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** Versions that are served. A published one stays, because a package may use it. */
const VERSIONS: Readonly<Record<string, string>> = { 1: '../src/kit/module/v1.ts' };

async function bundled(source: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: fileURLToPath(new URL(source, import.meta.url)),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  const [chunk, ...others] = output;
  if (others.length) throw new Error(`the kit is one file, not ${output.length}`);
  return chunk.code;
}

export function kit(): Plugin {
  return {
    name: 'kit',
    apply: 'build',
    async generateBundle() {
      for (const [version, source] of Object.entries(VERSIONS))
        this.emitFile({
          type: 'asset',
          fileName: `kit/${version}.js`,
          source: await bundled(source),
        });
    },
  };
}
