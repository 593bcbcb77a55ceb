/** How the reader wants to see the city on this device; null when nothing was chosen. */
import { recall, remember } from '$kit/memory';
import type { Style } from './city';

export function preferred(): Style | null {
  const found = recall('tower-up-style');
  return found === 'city' || found === 'plan' ? found : null;
}

export const prefer = (style: Style): void => remember('tower-up-style', style);
