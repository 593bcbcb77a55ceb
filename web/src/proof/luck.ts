/** What the dice gave, as it is drawn and told. */

/** The seat to tell about: the reader's own, else the one to whom the dice were worth most. */
export function luckiest(gained: readonly number[], own: number | null): number {
  if (own !== null) return own;
  return gained.reduce((best, points, seat) => (points > (gained[best] ?? 0) ? seat : best), 0);
}

/** The longest bar, so that the picture is never empty and small luck stays small. */
export const reach = (gained: readonly number[]): number => Math.max(5, ...gained.map(Math.abs));

/** Points with one decimal and a sign, as the reader's language writes them. */
export function signedPoints(value: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return format.format(value).replace('-', '\u2212');
}
