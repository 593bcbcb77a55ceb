/** The text for sharing the result of a challenge; nothing in it gives the dice away. */
export const STEPS = 10;

export interface SharedResult {
  /** The game and the day. */
  readonly title: string;
  /** The score, with the rank where there is one. */
  readonly reached: string;
  /** The number of other results, and how many of them are worse. */
  readonly others: number;
  readonly behind: number;
  readonly streak: string;
  readonly link: string;
}

/** The number of full squares: the share of others who are behind. */
export const full = (others: number, behind: number): number =>
  Math.round((STEPS * behind) / others);

/** The row of squares; empty where there are no others. */
export function row(others: number, behind: number): string {
  if (!others) return '';
  const count = full(others, behind);
  return '🟩'.repeat(count) + '⬜'.repeat(STEPS - count);
}

export function shareText({ title, reached, others, behind, streak, link }: SharedResult): string {
  return [title, `🏆 ${reached}`, row(others, behind), streak && `🔥 ${streak}`, link]
    .filter(Boolean)
    .join('\n');
}
