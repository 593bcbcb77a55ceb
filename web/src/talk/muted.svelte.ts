/** The people that the reader has muted, stored only in this browser. */
import { SvelteSet } from 'svelte/reactivity';
import { recall, remember } from '../shell/browser-storage';

const KEY = 'muted';

class Muted {
  /** Public ids. */
  #people = new SvelteSet<string>(read());

  has(person: string): boolean {
    return this.#people.has(person);
  }

  toggle(person: string): void {
    if (!this.#people.delete(person)) this.#people.add(person);
    remember(KEY, JSON.stringify([...this.#people]));
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // another program wrote there
  }
}

export const muted = new Muted();
