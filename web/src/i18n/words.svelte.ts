/** The reader's language and its words, loaded one language at a time. */
import type { FluentBundle } from '@fluent/bundle';
import { recall, remember } from '../shell/browser-storage';
import { add, bundle, sentence, type Args, type Named } from './bundle';
import { isLanguage, wished, type Language } from './languages';

/** The words of the house in one language; `kit` is what games say alike. */
interface Said {
  readonly default: string;
  readonly kit: string;
}

const PLATFORM = import.meta.glob<Said>('./*/index.ts');
const GAMES = import.meta.glob<string>('../../../src/ludoteca/games/*/i18n/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** What is said of the things on boards: fetched when somebody asks for the first time. */
const ABOUT = import.meta.glob<string>('../../../src/ludoteca/games/*/about/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Public ids have hyphens, folders underscores. */
const folder = (game: string) => game.replaceAll('-', '_');

type ByLanguage = Readonly<Record<string, string>>;

/** Where a game that is no part of the client has its words, and what its things are; or nowhere. */
type Elsewhere = (
  game: string,
) => Promise<{ readonly words: ByLanguage; readonly about: ByLanguage } | null>;

class Words {
  /** Set by who knows the games of the house. */
  elsewhere: Elsewhere = () => Promise.resolve(null);

  #language = $state.raw<Language>('en');
  #platform = $state.raw<FluentBundle | null>(null);
  #games = $state.raw<Readonly<Record<string, FluentBundle>>>({});
  #wanted: string[] = [];
  /** Somebody has asked what the things on a board are. */
  #asked = false;
  /** What can be asked about of each game, in the order of its file. */
  #things = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  get language(): Language {
    return this.#language;
  }

  /** Whether there is anything to read yet. */
  get ready(): boolean {
    return this.#platform !== null;
  }

  /** What the address says, else what was chosen before, else what the browser wishes. */
  async start(): Promise<void> {
    const named = new URLSearchParams(location.search).get('lang');
    const before = recall('language');
    if (isLanguage(before)) tellServer(before);
    const chosen = [named, before].find(isLanguage);
    await this.#load(chosen ?? wished(navigator.languages));
  }

  async choose(language: Language): Promise<void> {
    remember('language', language);
    tellServer(language);
    await this.#load(language);
  }

  /** Makes the words of a game readable, now and after a change of language. */
  async use(game: string): Promise<void> {
    if (!this.#wanted.includes(game)) this.#wanted.push(game);
    if (this.#games[game]) return;
    const language = this.#language;
    const words = await gameBundle(language, game, this.elsewhere);
    if (words && language === this.#language) this.#games = { ...this.#games, [game]: words };
    if (this.#asked) await this.explain();
  }

  /** Makes readable what the things on the boards in use are. Raises when it cannot be had. */
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

  /** What the things on the board of a game are, each in its sentence; none before `explain`. */
  explained(game: string): string[] {
    return (this.#things[game] ?? []).map((key) => this.say(key, {}, [], game));
  }

  /** The sentence for `key`: a game's word first when a game is named, then the platform's. */
  say(key: string, args: Args = {}, seats: Named = [], game?: string): string {
    return this.find(key, args, seats, game) ?? key;
  }

  /** As `say`, null when there is no such word. */
  find(key: string, args: Args = {}, seats: Named = [], game?: string): string | null {
    const own = game === undefined ? undefined : this.#games[game];
    const bundles = [own, this.#platform].filter((words) => words !== null && words !== undefined);
    return sentence(bundles, key, args, seats);
  }

  async #load(language: Language): Promise<void> {
    const source = (await platform(language)).default;
    const games: Record<string, FluentBundle> = {};
    for (const game of this.#wanted) {
      const words = await gameBundle(language, game, this.elsewhere);
      if (words) games[game] = words;
    }
    this.#language = language;
    this.#platform = bundle(language, source);
    this.#games = games;
    this.#things = {};
    if (this.#asked) await this.explain();
    document.documentElement.lang = language;
  }
}

/** The next page then comes in this language from its first byte on. */
function tellServer(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=31536000; SameSite=Lax`;
}

/** What a game has in its folder. */
function inFolder<T>(found: Record<string, T>, game: string, file: string): T | undefined {
  const ending = `/games/${folder(game)}/${file}`;
  return Object.entries(found).find(([path]) => path.endsWith(ending))?.[1];
}

/** What games say alike, and over it what this one says in its own way. */
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

async function platform(language: Language): Promise<Said> {
  const said = await PLATFORM[`./${language}/index.ts`]?.();
  if (!said) throw new Error(`no words in ${language}`);
  return said;
}

/** Words of a game from the server, in English where the language is missing. */
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

/** A word of the platform. */
export const t = (key: string, args?: Args): string => words.say(key, args);
