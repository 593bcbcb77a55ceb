/** The catalogue of games, loaded once. */
import { api, type GameInfo } from '../api/api';
import { words } from '../i18n/words.svelte';

class Catalogue {
  #games = $state.raw<readonly GameInfo[] | null>(null);
  #asked: Promise<void> | null = null;

  /** Null until the server has answered. */
  get games(): readonly GameInfo[] | null {
    return this.#games;
  }

  find(id: string): GameInfo | undefined {
    return this.#games?.find((game) => game.id === id);
  }

  /** The name of a game in the reader's language; its id until the catalogue has loaded. */
  name(id: string): string {
    return this.find(id)?.names[words.language] ?? id;
  }

  /** As `name`, but empty until the catalogue has loaded. */
  known(id: string): string {
    return this.#games ? this.name(id) : '';
  }

  /** Throws `Refused` when the server cannot be reached; may then be called again. */
  load(): Promise<void> {
    this.#asked ??= api.games().then(
      (games) => {
        this.#games = games;
      },
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }
}

export const catalogue = new Catalogue();

words.elsewhere = async (game) => {
  await catalogue.load();
  return catalogue.find(game)?.board ?? null;
};
