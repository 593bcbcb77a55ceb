// Generates the client's types from the Python ones. `--check` writes nothing and fails when a
// generated file is not what it should be.
import { compile } from 'json-schema-to-typescript';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const python = existsSync(`${root}/.venv/bin/python`) ? `${root}/.venv/bin/python` : 'python3';
const check = process.argv.includes('--check');
const BANNER = '// Generated from the Python types by `npm run types`; do not edit.\n';

const UNUSED = 'discriminator title default minLength maxLength pattern minimum maximum'.split(' ');

/** Rewrites a schema of msgspec for json-schema-to-typescript. */
function normalise(schema) {
  if (Array.isArray(schema)) return schema.map(normalise);
  if (typeof schema !== 'object' || schema === null) return schema;
  const out = Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !UNUSED.includes(key))
      .map(([key, value]) => [
        key,
        key === 'properties'
          ? Object.fromEntries(Object.entries(value).map(([name, of]) => [name, normalise(of)]))
          : key === 'default' || key === 'enum'
            ? value
            : normalise(value),
      ]),
  );
  if (out.prefixItems) {
    out.items = out.prefixItems;
    out.additionalItems = false;
    delete out.prefixItems;
  }
  if (out.enum?.length === 1) {
    out.const = out.enum[0];
    delete out.enum;
  }
  if (out.type === 'object' && out.properties) {
    out.required = Object.keys(out.properties); // the server writes every field
    out.additionalProperties = false;
  }
  if (typeof out.description === 'string')
    out.description = out.description.replaceAll(/\n +/g, '\n');
  return out;
}

/** Board types of a game, with the game's own types filled in. */
const BOARD = `
export type Choice<Of extends Action = Action> = kit.Choice<Of>;
export type Preview = kit.Preview<View, Action, Event>;
export type BoardProps = kit.BoardProps<View, Action, Event>;
export type AccountProps = kit.AccountProps<View>;
`;

async function typescript({ components, unions, constants = {} }) {
  const definitions = normalise(components);
  for (const [name, members] of Object.entries(unions))
    definitions[name] = { anyOf: members.map((member) => ({ $ref: `#/definitions/${member}` })) };
  const source = await compile(
    { type: 'object', definitions, additionalProperties: false },
    'Root',
    {
      bannerComment: '',
      declareExternallyReferenced: true,
      unreachableDefinitions: true,
      additionalProperties: false,
      style: { singleQuote: true, printWidth: 100 },
    },
  );
  const body = source
    .replace(/export interface Root \{\s*\}\n+/, '')
    .replaceAll(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, '')
    .replaceAll(
      / \*\n \* This interface was referenced by[^\n]*\n \* via the `definition` [^\n]*\n/g,
      '',
    );
  const isGame = components.View && unions.Action && unions.Event;
  const values = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  if (!isGame) return [BANNER, ...values, body].join('\n');
  return `${BANNER}import type * as kit from '$kit/board';\n\n${body.trimEnd()}\n${BOARD}`;
}

const sheets = JSON.parse(
  execFileSync(python, [`${root}/tools/schema.py`], { encoding: 'utf8', maxBuffer: 1 << 26 }),
);
let differs = false;
for (const [path, sheet] of Object.entries(sheets)) {
  const source = await typescript(sheet);
  const file = `${root}/${path}`;
  if (existsSync(file) && readFileSync(file, 'utf8') === source) continue;
  differs = true;
  if (check) console.error(`${path} is out of date: run \`make types\``);
  else {
    writeFileSync(file, source);
    console.log(`wrote ${path}`);
  }
}
if (check && differs) process.exit(1);
