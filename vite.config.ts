import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { help } from './web/tools/help';
import { kit } from './web/tools/kit';
import { offline } from './web/tools/offline';
import { packed } from './web/tools/packed';
import { python } from './web/tools/python';

/** Modules that all pages share, the home page included: of tables only what it takes to create one. */
const HOUSE = new RegExp(
  [
    'node_modules/(svelte|@fluent|esm-env|clsx)/',
    String.raw`web/src/([^/]+|(api|shell|i18n|settings)/[^/]+)\.ts$`,
    'web/src/(ui|home|offline|sound)/',
    String.raw`web/src/people/(me\b|PersonName)`,
    'web/src/challenge/(TodayLines|Countdown|Streak|daily|same-dice)',
    String.raw`web/src/lobby/(lobby-feed|my-tables|tab-title|table-status)\b`,
    String.raw`kit/(tokens/(SeatMark|Icon|shapes)|board|memory|motion/motion)\b`,
    String.raw`dice/(kept-commitment|start-table)\b`,
    String.raw`table/(connection/(connection|early-socket-handover|environment)|result/rematch)\b`,
    String.raw`talk/(talk-environment|muted|talk)\b`,
    'game/(StillBoard|game-modules)',
    String.raw`shell/Missing\.svelte`,
  ].join('|'),
);
/** Modules that a table needs both before and after its game has begun. */
const ROOM = new RegExp(
  [
    'web/src/table/(state/|connection/(load-table|ConnectionBanner|Outdated)|choices/only-move)',
    'web/src/table/seats/(seat-looks|active-people|Closed)',
    String.raw`web/src/talk/(?!SpeechBubbles)`,
    String.raw`web/src/share/(Share|clipboard|link)`,
    String.raw`web/src/rulebook/(RulesButton|rulebook)`,
    'web/src/settings/Switch',
    'web/src/challenge/SharedNote',
  ].join('|'),
);
/** Lists of tables: pages around tables share them, tables themselves have none. */
const LISTS =
  /web\/src\/lobby\/(MyTables|TableTags|PublicTables|LiveBoard|ListSection|Table|visible-boards)/;
/** Modules that a running table and the pages of finished ones share. */
const PLAY = new RegExp(
  [
    'web/src/(table|talk|hint|share|dice|proof|rulebook|tutorial)/',
    String.raw`web/src/replay/(missed|Missed|address)\b`,
    String.raw`web/src/kit/(?!sheets/)`,
  ].join('|'),
);
/** What only boards show on which players write. */
const SHEETS = /web\/src\/kit\/sheets\/(?!Thumbnails)/;
/** What plays moments again: replays, records, tutorials and reviews. */
const REPLAY = /web\/src\/replay\//;
/** The frame of pages of text and forms, and what is told of people there. */
const FORMS = /web\/src\/(settings|people|challenge)\//;

/** The client lives in `web`, boards in the folders of their games; the server serves the build. */
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
  // The board kit; `tsconfig.json` has the same alias.
  resolve: { alias: { $kit: fileURLToPath(new URL('web/src/kit', import.meta.url)) } },
  build: {
    outDir: '../src/ludoteca/server/client',
    emptyOutDir: true,
    manifest: 'built.json', // the server reads the files of each page there
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: URLs for fonts and styles
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The page, and a script that the server puts first into the page of a table.
      input: {
        index: fileURLToPath(new URL('web/index.html', import.meta.url)),
        'early-socket': fileURLToPath(
          new URL('web/src/table/connection/early-socket.ts', import.meta.url),
        ),
      },
      output: {
        // Shared modules make few files, by the pages that need them, because forty small files
        // cost a slow connection more than they save.
        codeSplitting: {
          groups: [
            { name: 'house', test: HOUSE, minShareCount: 2, priority: 3 },
            { name: 'room', test: ROOM, minShareCount: 2, priority: 2 },
            { name: 'play', test: PLAY, minShareCount: 2, priority: 1 },
            { name: 'sheets', test: SHEETS, minShareCount: 2, priority: 0 },
            { name: 'replay', test: REPLAY, minShareCount: 2, priority: 0 },
            { name: 'forms', test: FORMS, minShareCount: 2, priority: 0 },
            { name: 'lists', test: LISTS, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    // Only scripts of this folder may run WebAssembly.
    rolldownOptions: { output: { entryFileNames: 'assets/python/[name]-[hash].js' } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    dir: '.',
    testTimeout: 60_000, // generous, because the machine may be busy
    isolate: false, // modules are read once for all files, which leave nothing running behind them
    include: ['web/src/**/*.test.ts', 'src/ludoteca/games/*/**/*.test.ts'],
    root: '.',
  },
});
