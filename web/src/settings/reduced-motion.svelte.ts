/** Setting: motion as the system says, or reduced. */
import { recall, remember } from '../shell/browser-storage';

class ReducedMotion {
  #less = $state(recall('motion') === 'less');

  /** Whether the reader has asked this site for less motion. */
  get less(): boolean {
    return this.#less;
  }

  set less(less: boolean) {
    this.#less = less;
    remember('motion', less ? 'less' : 'system');
    this.apply();
  }

  apply(): void {
    if (this.#less) document.documentElement.dataset.motion = 'less';
    else delete document.documentElement.dataset.motion;
  }
}

export const reducedMotion = new ReducedMotion();
