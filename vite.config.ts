import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { help } from './web/tools/help';
import { offline } from './web/tools/offline';
import { packed } from './web/tools/packed';
import { python } from './web/tools/python';

const HOUSE =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|web\/src\/(ui|first|people|offline|sound)\/|web\/src\/i18n\/[^/]+\.ts$|web\/src\/[^/]+\.ts$|kit\/(SeatMark|Icon|board|memory)\b/;

/** The shell lives in `web`, boards in the folders of their games; the server serves what is built. */
export default defineConfig({
  root: 'web',
  plugins: [svelte({ configFile: '../svelte.config.js' }), help(), offline(), python(), packed()],
  // What boards are made of; `tsconfig.json` says the same to types.
  resolve: { alias: { $kit: fileURLToPath(new URL('web/src/kit', import.meta.url)) } },
  build: {
    outDir: '../src/ludoteca/server/client',
    emptyOutDir: true,
    manifest: 'built.json', // the server reads there what each page will need
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: URLs for fonts and styles
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What most pages share is one file: forty small ones cost a slow line more than they save.
        codeSplitting: { groups: [{ name: 'house', test: HOUSE, minShareCount: 2 }] },
      },
    },
  },
  worker: {
    format: 'es',
    // Only what is served from here may run WebAssembly.
    rolldownOptions: { output: { entryFileNames: 'assets/python/[name]-[hash].js' } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    dir: '.',
    include: ['web/src/**/*.test.ts', 'src/ludoteca/games/*/**/*.test.ts'],
    root: '.',
  },
});
