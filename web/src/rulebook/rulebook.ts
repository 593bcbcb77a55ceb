/** The rules of a game as a sheet beside it: its parts, and finding something in them. */
import type { OptionValues } from '../api/api';

export interface RulebookProps {
  game: string;
  /** Of the table that it is opened at. */
  options?: OptionValues | undefined;
  beside: boolean;
  drawn: boolean;
  close: () => void;
}

/** A part of the rules: its title, empty for what comes before all parts, and what it says. */
export interface Chapter {
  readonly title: string;
  readonly html: string;
}

/** What a game explains of itself, by its headings. */
export function chapters(help: string): Chapter[] {
  return help
    .split(/(?=<h2>)/)
    .filter((part) => part.trim())
    .map((part) => {
      const [, title = '', html = part] = /^<h2>(.*?)<\/h2>([^]*)$/.exec(part) ?? [];
      return { title, html };
    });
}

/** As people type: without accents and capitals, wide and narrow letters alike, Hangul by sounds. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (sought: string): string[] => plain(sought).split(/\s+/).filter(Boolean);

/** Whether `text` has every word that is sought. */
export function tells(text: string, sought: string): boolean {
  const said = plain(text);
  return wordsOf(sought).every((word) => said.includes(word));
}

/** From where to where each sought word stands in `text`, as it is written there. */
export function places(text: string, sought: string): (readonly [number, number])[] {
  let said = '';
  /** Where each letter of `said` comes from. */
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
      // To the letter after it: what was left out in between belongs to it, as accents do.
      const end = from.slice(i + word.length).find((next) => next > last) ?? text.length;
      found.push([from[i] ?? 0, end]);
    }
  }
  return found;
}

/** “Gift: leave it …”: what is explained, and what is said of it. */
export function headed(text: string): readonly [string, string] {
  const [, name = '', rest = text] = /^([^:：.。]{1,40}[:：])\s*([^]+)$/.exec(text) ?? [];
  return [name, rest];
}
