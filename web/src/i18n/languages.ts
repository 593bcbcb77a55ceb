/** The languages in which every word exists, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  es: 'Español',
  ko: '한국어',
  'zh-Hant': '繁體中文',
} as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(tag: string | null): tag is Language {
  return tag !== null && tag in LANGUAGES;
}

/** The first wish that we can fulfil: `es-MX` is Spanish, any Chinese is Traditional Chinese. */
export function wished(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tag = wish.toLowerCase().split('-')[0];
    if (tag === 'zh') return 'zh-Hant';
    const found = Object.keys(LANGUAGES).find((language) => language === tag);
    if (found) return found as Language;
  }
  return 'en';
}
