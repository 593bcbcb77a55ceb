/** Light, dark, or what the system says. */
import { recall, remember } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Appearance {
  #theme = $state<Theme>(THEMES.find((theme) => theme === recall('theme')) ?? 'system');

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember('theme', theme);
    this.apply();
  }

  apply(): void {
    if (this.#theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
  }
}

export const appearance = new Appearance();
