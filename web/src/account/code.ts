/** Codes of eight letters, as people type them and as links carry them. */
const LENGTH = 8;

/** The letters of what was typed, or of the part of an address behind `#`. */
export function lettersOf(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, LENGTH);
}

export const isWhole = (code: string): boolean => code.length === LENGTH;

/** The code in two groups, which are easier to read. */
export const grouped = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
