/** The hours of a day from one time until another, which may be of the next day. */
const DAY = 1440;

/** As the server has them; the same time twice is the whole day. */
export function span(from: number, until: number): { begins: number; ends: number } {
  return { begins: from, ends: until > from ? until : until + DAY };
}

/** The length of a span in hours. */
export const lasts = ({ begins, ends }: { begins: number; ends: number }): number =>
  (ends - begins) / 60;
