import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { help } from './web/tools/help';
import { kit } from './web/tools/kit';
import { offline } from './web/tools/offline';
import { packed } from './web/tools/packed';
import { python } from './web/tools/python';

/** What all pages share, the first among them: it brings no more of a table than it takes to make one. */
const HOUSE = new RegExp(
  [
    'node_modules/(svelte|@fluent|esm-env|clsx)/',
    String.raw`web/src/([^/]+|(api|shell|i18n|settings)/[^/]+)\.ts$`,
    'web/src/(ui|home|people|offline|sound|challenge)/',
    String.raw`web/src/lobby/(lobby-feed|my-tables|tab-title|table-status)\b`,
    String.raw`kit/(tokens/(SeatMark|Icon|shapes)|board|memory|motion/motion)\b`,
    String.raw`dice/(kept-commitment|start-table)\b`,
    String.raw`table/(connection/(connection|early-socket-handover|environment)|result/rematch)\b`,
    String.raw`talk/(talk-environment|muted|talk)\b`,
    'game/(StillBoard|game-modules)',
    String.raw`shell/Missing\.svelte`,
  ].join('|'),
);
/** What a table needs before its game has begun as well as then: the rest is not waited for. */
const ROOM = new RegExp(
  [
    'web/src/table/(state/|connection/(load-table|ConnectionBanner|Outdated)|choices/only-move)',
    'web/src/table/seats/(seat-looks|active-people|Closed)',
    String.raw`web/src/talk/(?!SpeechBubbles)`,
    String.raw`web/src/share/(Share|clipboard|link)`,
    String.raw`web/src/rulebook/(RulesButton|rulebook)`,
    'web/src/settings/Switch',
  ].join('|'),
);
/** Lists of tables: pages around tables share them, tables themselves have none. */
const LISTS =
  /web\/src\/lobby\/(MyTables|TableTags|PublicTables|LiveBoard|ListSection|Table|visible-boards)/;
/** What boards and the pages around them share. */
const PLAY = /web\/src\/(kit|table|talk|hint|replay|share|dice|proof|rulebook|tutorial|settings)\//;

/** The shell lives in `web`, boards in the folders of their games; the server serves what is built. */
export default defineConfig({
  root: 'web',
  plugins: [
    svelte({ configFile: '../svelte.config.js' }),
    help(),
    kit(),
    offline(),
    python(),
    packed(),
  ],
  // What boards are made of; `tsconfig.json` says the same to types.
  resolve: { alias: { $kit: fileURLToPath(new URL('web/src/kit', import.meta.url)) } },
  build: {
    outDir: '../src/ludoteca/server/client',
    emptyOutDir: true,
    manifest: 'built.json', // the server reads there what each page will need
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: URLs for fonts and styles
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Beside the page itself, what the server puts before everything else into that of a table.
      input: {
        index: fileURLToPath(new URL('web/index.html', import.meta.url)),
        dial: fileURLToPath(new URL('web/src/table/connection/early-socket.ts', import.meta.url)),
      },
      output: {
        // What pages share is four files, one for all of them, one for those with lists of tables, one
        // for tables that wait or are played, one for boards: forty small ones cost a slow line more than they save.
        codeSplitting: {
          groups: [
            { name: 'house', test: HOUSE, minShareCount: 2, priority: 3 },
            { name: 'room', test: ROOM, minShareCount: 2, priority: 2 },
            { name: 'play', test: PLAY, minShareCount: 2, priority: 1 },
            { name: 'lists', test: LISTS, minShareCount: 2, priority: 0 },
          ],
        },
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
    testTimeout: 60_000, // much else may be running: it ends what hangs, not what waits its turn
    include: ['web/src/**/*.test.ts', 'src/ludoteca/games/*/**/*.test.ts'],
    root: '.',
  },
});
