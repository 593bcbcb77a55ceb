/** Style of map that the reader has chosen on this device; null when none. */
import { recall, remember } from '$kit/memory';
import type { Style } from './chart';

export function preferred(): Style | null {
  const found = recall('on-tour-style');
  return found === 'map' || found === 'tiles' ? found : null;
}

export const prefer = (style: Style): void => remember('on-tour-style', style);
