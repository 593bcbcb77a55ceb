/** The rules of a game: their chapters, and searching in them. */
import type { OptionValues } from '../api/api';

export interface RulebookProps {
  game: string;
  /** The options of the table. */
  options?: OptionValues | undefined;
  beside: boolean;
  drawn: boolean;
  close: () => void;
}

/** A chapter of the rules: its title, empty before the first heading, and its HTML. */
export interface Chapter {
  readonly title: string;
  readonly html: string;
}

/** Splits the rules of a game by their headings. */
export function chapters(help: string): Chapter[] {
  return help
    .split(/(?=<h2>)/)
    .filter((part) => part.trim())
    .map((part) => {
      const [, title = '', html = part] = /^<h2>(.*?)<\/h2>([^]*)$/.exec(part) ?? [];
      return { title, html };
    });
}

/**
 * Normalises text for searching: without accents and capitals, wide and narrow letters alike,
 * Hangul by sounds.
 */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (sought: string): string[] => plain(sought).split(/\s+/).filter(Boolean);

/** Whether `text` contains every search word. */
export function matches(text: string, sought: string): boolean {
  const said = plain(text);
  return wordsOf(sought).every((word) => said.includes(word));
}

/** The positions of each search word in `text`. */
export function places(text: string, sought: string): (readonly [number, number])[] {
  let said = '';
  /** The source position of each letter of `said`. */
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const told = plain(letter);
    said += told;
    from.push(...Array<number>(told.length).fill(at));
    at += letter.length;
  }
  from.push(text.length);
  const found: (readonly [number, number])[] = [];
  for (const word of wordsOf(sought)) {
    for (let i = said.indexOf(word); i >= 0; i = said.indexOf(word, i + word.length)) {
      const last = from[i + word.length - 1] ?? 0;
      // Up to the next letter: characters left out in between belong to it, as accents do.
      const end = from.slice(i + word.length).find((next) => next > last) ?? text.length;
      found.push([from[i] ?? 0, end]);
    }
  }
  return found;
}

/** Splits “Gift: leave it …” into the term and its explanation. */
export function headed(text: string): readonly [string, string] {
  const [, name = '', rest = text] = /^([^:：.。]{1,40}[:：])\s*([^]+)$/.exec(text) ?? [];
  return [name, rest];
}
