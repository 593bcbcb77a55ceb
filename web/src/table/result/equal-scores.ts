/** The other seats with the same score as `seat`. */
export const equalScores = (scores: readonly number[], seat: number): number[] =>
  scores.flatMap((score, other) => (other !== seat && score === scores[seat] ? other : []));
