/** The available languages: each has a folder here, with its own name in `name.txt`. */
const NAMES = import.meta.glob<string>('./*/name.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tag of a language (BCP 47), one of `LANGUAGES`. */
export type Language = string;

/** The fallback language. */
export const FIRST: Language = 'en';

/** Each language by its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = Object.fromEntries(
  Object.entries(NAMES)
    .map(([path, name]) => [path.split('/')[1] ?? '', name.trim()] as const)
    .sort(([a], [b]) => Number(b === FIRST) - Number(a === FIRST) || (a < b ? -1 : 1)),
);

export function isLanguage(tag: string | null): tag is Language {
  return tag !== null && Object.hasOwn(LANGUAGES, tag);
}

/**
 * The first wished language that is available: `es-MX` is Spanish, `zh-TW` Traditional Chinese. A
 * language in another script is better than another language.
 */
export function wished(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const wanted = written(wish);
    const akin = Object.keys(LANGUAGES).filter(
      (tag) => written(tag)?.language === wanted?.language,
    );
    const found = akin.find((tag) => written(tag)?.script === wanted?.script) ?? akin[0];
    if (wanted && found) return found;
  }
  return FIRST;
}

/** A tag with the script in which its language is written there. */
function written(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null; // not a language tag
  }
}
