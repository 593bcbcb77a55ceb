/** Formats Fluent messages: keys and arguments in, sentences out. */
import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle';
import { isolated } from './bidi';
import { josa } from './josa';
import type { Language } from './languages';
import { unbroken } from './no-break';

export type Args = Readonly<Record<string, string | number>>;

/** The names in the seats, for sentences. Index = seat. */
export type Named = readonly { readonly name: string; readonly you: boolean }[];

export function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, {
    transform: (text) => unbroken(text, language),
    useIsolating: false, // would isolate all arguments; `isolated` does so where it matters
    functions: { JOSA: ([word, pair]) => josa(String(word), String(pair)) },
  });
  for (const source of sources) add(made, source);
  return made;
}

/** Adds messages to a bundle, and returns their keys in order. */
export function add(words: FluentBundle, source: string): string[] {
  const resource = new FluentResource(source);
  const errors = words.addResource(resource, { allowOverrides: true });
  if (errors.length) console.error(errors);
  return resource.body.map(({ id }) => id);
}

/**
 * Completes the arguments of a sentence: `seat` and `*_seat` bring `<arg>_name` and `<arg>_you`
 * ("yes" or "no") with them, and the text on a tile (`*face`) has a minus sign, not a hyphen.
 */
export function completed(args: Args, seats: Named): Record<string, string | number> {
  const out: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    out[name] = name.endsWith('face') ? String(value).replace(/^-/, '\u2212') : value;
    if ((name === 'seat' || name.endsWith('_seat')) && typeof value === 'number') {
      out[`${name}_name`] = seats[value]?.name ?? String(value + 1);
      out[`${name}_you`] = seats[value]?.you ? 'yes' : 'no';
    }
  }
  return out;
}

/** A number in a sentence: negative ones have a true minus sign, which no locale has. */
class Signed extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope as Scope).replace('-', '\u2212');
  }
}

/** Prepares arguments for formatting: negative numbers, and right-to-left text. */
function writable(args: Args): Record<string, string | Signed> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Signed(value) : isolated(value),
    ]),
  );
}

/**
 * The sentence for `key` from the first bundle that has it; null when none has. An argument named
 * `*_word` is the key of another message, which is inserted. `name.short` is the attribute `short`
 * of the message `name`.
 */
export function sentence(
  bundles: readonly FluentBundle[],
  key: string,
  args: Args = {},
  seats: Named = [],
): string | null {
  const said = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      name.endsWith('_word') ? (sentence(bundles, String(value)) ?? value) : value,
    ]),
  );
  const [id = '', attribute] = key.split('.');
  for (const words of bundles) {
    const message = words.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = words.formatPattern(pattern, writable(completed(said, seats)), errors);
    if (errors.length) console.error(key, errors);
    return text;
  }
  return null;
}
