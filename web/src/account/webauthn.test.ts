import { expect, test } from 'vitest';
import { bytes, text } from './webauthn';

test('bytes survive base64url, whatever their number', () => {
  for (const length of [0, 1, 2, 3, 255]) {
    const data = Uint8Array.from({ length }, (_, at) => 255 - at);

    expect(text(data.buffer)).toMatch(/^[\w-]*$/);
    expect(bytes(text(data.buffer))).toEqual(data);
  }
});
