/** The seats that have as many points as `seat`, itself left out. */
export const level = (scores: readonly number[], seat: number): number[] =>
  scores.flatMap((score, other) => (other !== seat && score === scores[seat] ? other : []));
