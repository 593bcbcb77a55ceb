/** Numbers that were written since the last drawing: the pen is seen writing them. */
export type Fresh = (seat: number, box: number) => boolean;

/** Call it with every view, in order. */
export function fresher(): (sheets: readonly (readonly number[])[]) => Fresh {
  let before: readonly (readonly number[])[] | null = null;
  return (sheets) => {
    const known = before;
    before = sheets;
    return (seat, box) => known !== null && !known[seat]?.[box] && !!sheets[seat]?.[box];
  };
}
