import { expect, test } from 'vitest';
import { covers } from './picture-fonts';

test('a face is carried along only for letters that it has', () => {
  const latin = 'U+20-7E, U+A0-FF, U+2212';

  expect(covers(latin, '온 투어 \u2212 3')).toBe(true);
  expect(covers(latin, '온투어')).toBe(false);
  expect(covers('U+0100-0130,U+1E00-1E9F', 'Łukasz and Ana')).toBe(false);
  expect(covers('U+0100-017F,U+1E00-1E9F', 'Łukasz and Ana')).toBe(true);
  expect(covers('', '')).toBe(true);
});
