/** The name of a button contains what the button shows, in each language (WCAG 2.5.3). */
import { FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages';

const FTL = import.meta.glob<string>('./*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const PAGES = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Node = Record<string, unknown>;
const isNode = (found: unknown): found is Node => typeof found === 'object' && found !== null;

function* nodes(tree: unknown, without?: string): Generator<Node> {
  if (!isNode(tree) || (without && tree.type === without)) return;
  yield tree;
  for (const part of Object.values(tree)) yield* nodes(part, without);
}

/** The message keys in calls of `t` in a part of a page. */
const keys = (tree: unknown, without?: string): string[] =>
  [...nodes(tree, without)].flatMap(({ type, callee, arguments: given }) => {
    const [key] =
      type === 'CallExpression' && (callee as Node).name === 't' ? (given as Node[]) : [];
    return typeof key?.value === 'string' ? [key.value] : [];
  });

/** Keys of the accessible name and of the visible text of each button that has both. */
function named(file: string): [name: string, shown: string][] {
  const found = [...nodes(parse(PAGES[file] ?? '', { modern: true }).fragment)];
  return found
    .filter(({ type, name }) => type === 'RegularElement' && (name === 'button' || name === 'a'))
    .flatMap(({ attributes, fragment }) => {
      const label = (attributes as Node[]).find(({ name }) => name === 'aria-label');
      const texts = keys(fragment, 'Attribute');
      return keys(label).flatMap((name) => texts.map((shown): [string, string] => [name, shown]));
    });
}

const PAIRS = Object.keys(PAGES).flatMap(named);

/** Messages as written, without their arguments. */
function words(language: string): Map<string, string> {
  const files = Object.entries(FTL).filter(([file]) => file.startsWith(`./${language}/`));
  return new Map(
    files.flatMap(([, text]) =>
      new FluentResource(text).body.map(({ id, value }): [string, string] => [
        id,
        typeof value === 'string'
          ? value
          : (value ?? []).filter((part) => typeof part === 'string').join(''),
      ]),
    ),
  );
}

test('some buttons have a name beside what they show', () => {
  expect(PAIRS).toContainEqual(['move-here-seat', 'move-here']);
});

test.each(Object.keys(LANGUAGES))('%s: what is spoken as it is shown reaches the button', (tag) => {
  const said = words(tag);

  const unlike = PAIRS.filter(([name, shown]) => !said.get(name)?.includes(said.get(shown) ?? '?'));

  expect(unlike).toEqual([]);
});
