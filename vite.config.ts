import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The shell lives in `web`, boards in the folders of their games; the server serves what is built. */
export default defineConfig({
  root: 'web',
  plugins: [svelte({ configFile: '../svelte.config.js' })],
  build: {
    outDir: '../src/ludoteca/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: URLs for fonts and styles
    modulePreload: { polyfill: false },
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
