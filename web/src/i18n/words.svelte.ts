/** The reader's language and its messages, loaded one language at a time. */
import type { FluentBundle } from '@fluent/bundle';
import { recall, remember } from '../shell/browser-storage';
import { add, bundle, sentence, type Args, type Named } from './bundle';
import { isLanguage, wished, type Language } from './languages';

/** The platform's messages in one language; `kit` are those that games share. */
interface PlatformMessages {
  readonly default: string;
  readonly kit: string;
}

/** Messages that few pages need, by the names of their files; others are there from the start. */
export type Part =
  | 'about-page'
  | 'accounts'
  | 'clocks'
  | 'groups'
  | 'moderation'
  | 'people-pages'
  | 'record-pages'
  | 'review'
  | 'tournaments';
const LATE = import.meta.glob<string>(
  './*/{about-page,accounts,clocks,groups,moderation,people-pages,record-pages,review,tournaments}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);
const PLATFORM = import.meta.glob<PlatformMessages>('./*/index.ts');
const GAMES = import.meta.glob<string>('../../../src/ludoteca/games/*/i18n/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Explanations of things on boards, loaded when the reader first asks. */
const ABOUT = import.meta.glob<string>('../../../src/ludoteca/games/*/about/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Public ids have hyphens, folders underscores. */
const folder = (game: string) => game.replaceAll('-', '_');

type ByLanguage = Readonly<Record<string, string>>;

/** Where an installed package has its messages and explanations; null for none. */
type Elsewhere = (
  game: string,
) => Promise<{ readonly words: ByLanguage; readonly about: ByLanguage } | null>;

class Words {
  /** Set by the catalogue. */
  elsewhere: Elsewhere = () => Promise.resolve(null);

  #language = $state.raw<Language>('en');
  #platform = $state.raw<FluentBundle | null>(null);
  #games = $state.raw<Readonly<Record<string, FluentBundle>>>({});
  #wanted: string[] = [];
  /** Whether the reader has asked for explanations. */
  #asked = false;
  /** The parts that pages have asked for, and those that have loaded. */
  #parts: readonly Part[] = [];
  /** Ends when the first language has loaded. */
  #starting = Promise.resolve();
  #loaded = $state.raw<readonly Part[]>([]);
  /** The keys of each game's explanations, in the order of its file. */
  #things = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  get language(): Language {
    return this.#language;
  }

  /** Whether the first language has loaded. */
  get ready(): boolean {
    return this.#platform !== null;
  }

  /** Chooses the language: from the address, else the last choice, else the browser's wishes. */
  async start(): Promise<void> {
    const named = new URLSearchParams(location.search).get('lang');
    const before = recall('language');
    if (isLanguage(before)) tellServer(before);
    const chosen = [named, before].find(isLanguage);
    this.#starting = this.#load(chosen ?? wished(navigator.languages));
    await this.#starting;
  }

  async choose(language: Language): Promise<void> {
    remember('language', language);
    tellServer(language);
    await this.#load(language);
  }

  /** Loads the messages of a game, now and after a change of language. */
  async use(game: string): Promise<void> {
    if (!this.#wanted.includes(game)) this.#wanted.push(game);
    if (this.#games[game]) return;
    const language = this.#language;
    const words = await gameBundle(language, game, this.elsewhere);
    if (words && language === this.#language) this.#games = { ...this.#games, [game]: words };
    if (this.#asked) await this.explain();
  }

  /** Loads the explanations of the games in use. Throws when that fails. */
  async explain(): Promise<void> {
    this.#asked = true;
    const language = this.#language;
    for (const game of this.#wanted) {
      if (this.#things[game]) continue;
      const inside = inFolder(ABOUT, game, `about/${language}.ftl`);
      const source = inside
        ? await inside()
        : await fetched((await this.elsewhere(game))?.about, language);
      const words = this.#games[game];
      if (!words || language !== this.#language) continue;
      const keys = source === null ? [] : add(words, source);
      this.#games = { ...this.#games };
      this.#things = { ...this.#things, [game]: keys.filter((key) => key.startsWith('about-')) };
    }
  }

  /** Whether the messages about clocks have loaded. */
  get timed(): boolean {
    return this.#loaded.includes('clocks');
  }

  /** Loads the messages about clocks; see `usePart`. */
  useClocks(): Promise<void> {
    return this.usePart('clocks');
  }

  /** Loads the messages of `part`, now and after a change of language. Throws when that fails. */
  async usePart(part: Part): Promise<void> {
    if (!this.#parts.includes(part)) this.#parts = [...this.#parts, part];
    await this.#starting;
    if (this.#loaded.includes(part)) return;
    const [language, parts] = [this.#language, this.#parts];
    const found = await platformBundle(language, parts);
    if (language !== this.#language || this.#loaded.includes(part)) return;
    this.#platform = found;
    this.#loaded = parts;
  }

  /** The explanations of a game, one sentence each; none before `explain`. */
  explained(game: string): string[] {
    return (this.#things[game] ?? []).map((key) => this.say(key, {}, [], game));
  }

  /** The sentence for `key`: the game's message first when a game is given, then the platform's. */
  say(key: string, args: Args = {}, seats: Named = [], game?: string): string {
    return this.find(key, args, seats, game) ?? key;
  }

  /** As `say`, null when there is no such message. */
  find(key: string, args: Args = {}, seats: Named = [], game?: string): string | null {
    const own = game === undefined ? undefined : this.#games[game];
    const bundles = [own, this.#platform].filter((words) => words !== null && words !== undefined);
    return sentence(bundles, key, args, seats);
  }

  async #load(language: Language): Promise<void> {
    const parts = this.#parts;
    const found = await platformBundle(language, parts);
    const games: Record<string, FluentBundle> = {};
    for (const game of this.#wanted) {
      const words = await gameBundle(language, game, this.elsewhere);
      if (words) games[game] = words;
    }
    this.#language = language;
    this.#platform = found;
    this.#loaded = parts;
    this.#games = games;
    this.#things = {};
    if (this.#asked) await this.explain();
    document.documentElement.lang = language;
  }
}

/** Tells the server the language by a cookie, so that the next page comes in it from the first byte. */
function tellServer(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=31536000; SameSite=Lax`;
}

/** A file of a game's folder. */
function inFolder<T>(found: Record<string, T>, game: string, file: string): T | undefined {
  const ending = `/games/${folder(game)}/${file}`;
  return Object.entries(found).find(([path]) => path.endsWith(ending))?.[1];
}

/** The messages that games share, overridden by those of this game. */
async function gameBundle(
  language: Language,
  game: string,
  elsewhere: Elsewhere,
): Promise<FluentBundle | null> {
  const found = inFolder(GAMES, game, `i18n/${language}.ftl`);
  const own = found ? found() : fetched((await elsewhere(game))?.words, language);
  const [{ kit }, said] = await Promise.all([platform(language), own]);
  return said === null ? null : bundle(language, kit, said);
}

async function platformBundle(language: Language, parts: readonly Part[]): Promise<FluentBundle> {
  const late = parts.map((part) => LATE[`./${language}/${part}.ftl`]?.());
  const [{ default: source }, ...more] = await Promise.all([platform(language), ...late]);
  return bundle(language, source, more.join('\n'));
}

async function platform(language: Language): Promise<PlatformMessages> {
  const said = await PLATFORM[`./${language}/index.ts`]?.();
  if (!said) throw new Error(`no words in ${language}`);
  return said;
}

/** Messages of a game from the server, in English where the language is missing. */
async function fetched(
  addresses: ByLanguage | undefined,
  language: Language,
): Promise<string | null> {
  const address = addresses?.[language] ?? addresses?.['en'];
  if (!address) return null;
  const answer = await fetch(address);
  return answer.ok ? answer.text() : null;
}

export const words = new Words();

/** A message of the platform. */
export const t = (key: string, args?: Args): string => words.say(key, args);
