/** Setting: whether forced moves are played automatically. */
import { recall, remember } from '../shell/browser-storage';

class ForcedMoves {
  #played = $state(recall('forced') === 'played');

  get played(): boolean {
    return this.#played;
  }

  set played(played: boolean) {
    this.#played = played;
    remember('forced', played ? 'played' : 'left');
  }
}

export const forcedMoves = new ForcedMoves();
