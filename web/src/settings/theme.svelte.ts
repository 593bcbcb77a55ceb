/** Setting: light, dark, or as the system. */
import { recall, remember } from '../shell/browser-storage';

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
    paintBrowser(this.#theme);
  }
}

/** Gives the browser's bar the colour of the page, also when that differs from the system's. */
function paintBrowser(theme: Theme): void {
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][media]')];
  for (const bar of bars) bar.dataset.own ??= bar.content; // as the page came
  for (const bar of bars) {
    const like = theme === 'system' ? bar : bars.find(({ media }) => media.includes(theme));
    bar.content = like?.dataset.own ?? bar.content;
  }
}

export const appearance = new Appearance();
