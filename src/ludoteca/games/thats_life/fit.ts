/** Shortens names by a rough measure of their width, because SVG text cannot wrap. */

/** Widths in ems: of a wide letter (Korean, Chinese, Japanese, emoji) and of any other. */
const WIDE = 1.02;
const NARROW = 0.56;

/** Width of a name, in ems. */
export const ems = (name: string): number => measure([...name]);

/** The name, shortened to `room` ems. */
export function fit(name: string, room: number): string {
  const letters = [...name];
  if (measure(letters) <= room) return name;
  while (letters.length > 1 && measure(letters) + NARROW > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function measure(letters: readonly string[]): number {
  return letters.reduce((sum, letter) => sum + (isWide(letter) ? WIDE : NARROW), 0);
}

function isWide(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x1100 && (code <= 0x11ff || (code >= 0x2e80 && code <= 0xffef) || code > 0xffff);
}
