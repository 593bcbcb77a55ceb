import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['**/.venv', '.node', 'dist', 'shots', 'data', 'src/ludoteca/server', '**/*.gen.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // TypeScript knows better than the rule which names exist.
    files: ['**/*.ts', '**/*.svelte'],
    rules: { 'no-undef': 'off' },
  },
  {
    // A board is made of its own folder and the kit: it would work in any other package, too.
    files: ['src/ludoteca/games/**/*.ts', 'src/ludoteca/games/**/*.svelte'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^\\.(\\./)+.*\\bweb/|^(\\.\\./){3}', message: 'Import from $kit.' }],
        },
      ],
    },
  },
);
