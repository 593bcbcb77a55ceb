/** A result of a challenge as somebody tells it elsewhere: nothing in it gives the dice away. */
export const STEPS = 10;

export interface Told {
  /** What was played, and when. */
  readonly title: string;
  /** What was reached, with the rank where there is one. */
  readonly reached: string;
  /** How many others have a result, and how many of them are behind. */
  readonly others: number;
  readonly behind: number;
  readonly streak: string;
  readonly link: string;
}

/** How many of the squares are full: as many as there are others behind. */
export const full = (others: number, behind: number): number =>
  Math.round((STEPS * behind) / others);

/** The squares in a row; none where there are no others. */
export function row(others: number, behind: number): string {
  if (!others) return '';
  const count = full(others, behind);
  return '🟩'.repeat(count) + '⬜'.repeat(STEPS - count);
}

export function tell({ title, reached, others, behind, streak, link }: Told): string {
  return [title, `🏆 ${reached}`, row(others, behind), streak && `🔥 ${streak}`, link]
    .filter(Boolean)
    .join('\n');
}
