/** Texts of trophies, which come by language. */

/** The text in `language`, else in English, else in any language, else `name`. */
export function textIn(
  texts: Readonly<Record<string, string>>,
  language: string,
  name: string,
): string {
  return texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? name;
}
