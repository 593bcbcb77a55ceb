/**
 * Whether a letter, a number or a sign does something by itself. Whoever speaks to a device, or
 * slips easily, may switch that off (WCAG 2.1.4); arrows, Enter and Escape stay.
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

  /** What is told of a key that works: nothing where it does not. */
  told(key: string): string | undefined {
    return this.#on ? key : undefined;
  }
}

export const singleKeys = new SingleKeys();
