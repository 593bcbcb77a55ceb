/** Setting: whether a single tap plays an option, or only previews it. */
import { recall, remember } from '../shell/browser-storage';

class Taps {
  #single = $state(recall('taps') === 'single');

  get single(): boolean {
    return this.#single;
  }

  set single(single: boolean) {
    this.#single = single;
    remember('taps', single ? 'single' : 'double');
  }
}

export const taps = new Taps();
