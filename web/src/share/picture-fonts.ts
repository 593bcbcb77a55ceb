/** Embeds the site's fonts into a picture as data, because an SVG image may not fetch anything. */

/**
 * Whether a font face with this `unicode-range` has letters of the text; one without a range has
 * all.
 */
export function covers(range: string, text: string): boolean {
  const parts = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
  if (!parts.length) return true;
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return parts.some(([from, to]) => from <= code && code <= to);
  });
}

/** The rule of a font face with its files as data URLs. */
export async function carried(face: CSSFontFaceRule): Promise<string> {
  const [whole, address] =
    /url\(["']?([^"')]+)["']?\)/.exec(face.style.getPropertyValue('src')) ?? [];
  if (!whole || !address) return face.cssText;
  const found = await fetch(new URL(address, face.parentStyleSheet?.href ?? document.baseURI));
  const range = face.style.getPropertyValue('unicode-range');
  return `@font-face {
    font-family: ${face.style.getPropertyValue('font-family')};
    font-weight: ${face.style.getPropertyValue('font-weight')};
    src: url(${await asData(await found.blob())});
    ${range && `unicode-range: ${range};`}
  }`;
}

export const asData = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
