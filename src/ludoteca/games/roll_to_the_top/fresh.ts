/** Tells numbers that were written since the last drawing, so that they appear as if written by a pen. */
export type Fresh = (seat: number, box: number) => boolean;

/** Function to call with every view's sheets, in order. */
export function fresher(): (sheets: readonly (readonly number[])[]) => Fresh {
  let before: readonly (readonly number[])[] | null = null;
  return (sheets) => {
    const known = before;
    before = sheets;
    return (seat, box) => known !== null && !known[seat]?.[box] && !!sheets[seat]?.[box];
  };
}
