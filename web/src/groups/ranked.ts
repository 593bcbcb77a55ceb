/** Ranks of members by what they have won. */

/** `lines`, most wins first, with ranks as in 1, 1, 3: as many wins share a rank. */
export const ranked = <Line extends { readonly won: number }>(
  lines: readonly Line[],
): (Line & { rank: number })[] =>
  lines.map((line) => ({
    ...line,
    rank: 1 + lines.filter((other) => other.won > line.won).length,
  }));
