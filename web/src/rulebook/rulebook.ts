/** The rules of a game as a sheet beside it: its parts, and finding something in them. */
import type { OptionValues } from '../api';

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

/** Without accents and capitals, as people type. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether `text` has every word that is sought. */
export function tells(text: string, sought: string): boolean {
  const said = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** “Gift: leave it …”: what is explained, and what is said of it. */
export function headed(text: string): readonly [string, string] {
  const [, name = '', rest = text] = /^([^:：.。]{1,40}[:：])\s*([^]+)$/.exec(text) ?? [];
  return [name, rest];
}
