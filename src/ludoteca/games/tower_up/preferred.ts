/** Style of city that the reader has chosen on this device; null when none. */
import { recall, remember } from '$kit/memory';
import type { Style } from './city';

export function preferred(): Style | null {
  const found = recall('tower-up-style');
  return found === 'city' || found === 'plan' ? found : null;
}

export const prefer = (style: Style): void => remember('tower-up-style', style);
