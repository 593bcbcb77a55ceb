/** A QR code as one SVG path: each run of dark squares of a row is a bar. */
import { encode } from 'uqr';

export interface Squares {
  readonly size: number;
  readonly path: string;
}

/** The QR code of a text. Throws when the text is too long. */
export function squares(text: string): Squares {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const bars: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end++;
      bars.push(`M${x} ${y}h${end - x}v1h${x - end}z`);
      x = end;
    }
  });
  return { size, path: bars.join('') };
}
