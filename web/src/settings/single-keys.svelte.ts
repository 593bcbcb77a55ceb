/**
 * Setting: whether single letters, digits and signs are shortcuts. Readers who use speech input,
 * or slip easily, may switch them off (WCAG 2.1.4); arrows, Enter and Escape stay.
 */
import { recall, remember } from '../shell/browser-storage';

class SingleKeys {
  #on = $state(recall('keys') !== 'off');

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    remember('keys', on ? 'on' : 'off');
  }

  /** The value of `aria-keyshortcuts` for a key; undefined when shortcuts are off. */
  told(key: string): string | undefined {
    return this.#on ? key : undefined;
  }
}

export const singleKeys = new SingleKeys();
