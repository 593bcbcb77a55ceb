import { describe, expect, it } from 'vitest';
import { closer, moved, showing, WHOLE, within } from './zoom-lens';

const FRAME = { x: 0, y: 0, width: 400, height: 200 };

describe('a lens', () => {
  it('keeps the point under the fingers where it is', () => {
    const lens = closer(WHOLE, 2, { x: 100, y: 50 }, FRAME, 4);

    // The point 100, 50 of the drawing is still seen at 100, 50.
    expect(lens).toEqual({ scale: 2, x: -100, y: -50 });
  });

  it('goes no closer than it may and no farther than the whole', () => {
    const near = closer(WHOLE, 100, { x: 0, y: 0 }, FRAME, 4);
    const far = closer(near, 0.001, { x: 300, y: 10 }, FRAME, 4);

    expect(near.scale).toBe(4);
    expect(far).toEqual(WHOLE);
  });

  it('never shows what is beyond the drawing', () => {
    const lens = closer(WHOLE, 2, { x: 200, y: 100 }, FRAME, 4);

    expect(moved(lens, { x: 9_999, y: 9_999 }, FRAME, 4)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(moved(lens, { x: -9_999, y: -9_999 }, FRAME, 4)).toEqual({ scale: 2, x: -400, y: -200 });
  });

  it('keeps a frame that does not begin at 0 covered, too', () => {
    const frame = { x: 10, y: 20, width: 100, height: 100 };

    expect(within({ scale: 2, x: 0, y: 0 }, frame, 4)).toEqual({ scale: 2, x: -10, y: -20 });
  });

  it('moves just as far as shows what is outside', () => {
    const lens = { scale: 2, x: 0, y: 0 };

    const seen = showing(lens, { x: 410, y: 20, width: 20, height: 20 }, 10, FRAME, 4);

    expect(seen).toEqual({ scale: 2, x: -40, y: 0 });
  });
});
