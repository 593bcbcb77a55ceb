/** The router: which page is shown. The address bar is its only state. */

/** The address of each page; `id` names the thing it is about. Add the page to `pages.ts`, too. */
const ADDRESSES = [
  ['first', /^\/?$/],
  ['table', /^\/t\/(?<id>[\w-]+)\/?$/],
  ['replay', /^\/t\/(?<id>[\w-]+)\/replay\/?$/],
  ['beside', /^\/t\/(?<id>[\w-]+)\/beside\/?$/],
  ['review', /^\/t\/(?<id>[\w-]+)\/review\/?$/],
  ['proof', /^\/t\/(?<id>[\w-]+)\/proof\/?$/],
  ['leaderboard', /^\/games\/(?<id>[\w-]+)\/leaderboard\/?$/],
  ['tutorial', /^\/games\/(?<id>[\w-]+)\/tutorial\/?$/],
  ['challenge', /^\/challenges\/(?<id>[\w-]+)\/?$/],
  ['tournaments', /^\/tournaments\/?$/],
  ['tournament', /^\/tournaments\/(?<id>[\w-]+)\/?$/],
  ['group', /^\/groups\/(?<id>[\w-]+)\/?$/],
  ['lobby', /^\/lobby\/?$/],
  ['game', /^\/games\/(?<id>[\w-]+)\/?$/],
  ['records', /^\/records\/?$/],
  ['me', /^\/me\/?$/],
  ['feeds', /^\/me\/feeds\/?$/],
  ['deletion', /^\/me\/delete\/?$/],
  ['notices', /^\/me\/notices\/?$/],
  ['moderation', /^\/moderation\/?$/],
  ['devices', /^\/me\/devices\/?$/],
  ['signIn', /^\/sign-in\/?$/],
  ['person', /^\/p\/(?<id>[\w-]+)\/?$/],
  ['maillink', /^\/mail\/?$/],
  ['unsubscribe', /^\/unsubscribe\/?$/],
  ['settings', /^\/settings\/?$/],
  ['about', /^\/about\/?$/],
  ['kit', /^\/kit\/?$/],
] as const;

export type Page = (typeof ADDRESSES)[number][0];

export interface Route {
  readonly page: Page | 'missing';
  readonly id?: string | undefined;
}

/** The route of a path; ids are letters, digits, `-` and `_`. */
export function match(path: string): Route {
  for (const [page, address] of ADDRESSES) {
    const found = address.exec(path);
    if (found) return { page, id: found.groups?.id };
  }
  return { page: 'missing' };
}

class Router {
  #path = $state(globalThis.location?.pathname ?? '/');
  #query = $state(globalThis.location?.search ?? '');
  readonly route = $derived(match(this.#path));
  /** The query string. */
  readonly query = $derived(new URLSearchParams(this.#query));

  /** Goes to another page of this site, or another place in this one. */
  go(address: string): void {
    const before = location.pathname;
    if (address !== before + location.search) history.pushState(null, '', address);
    this.#read();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  /** As `go`, replacing the current history entry. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.#read();
  }

  #read(): void {
    this.#path = location.pathname;
    this.#query = location.search;
  }

  /** Handles the back button, and links to pages of this site without a reload. */
  listen(): () => void {
    const back = () => this.#read();
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest('a');
      if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download'))
        return;
      if (link.hash || link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    };
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }
}

export const router = new Router();
