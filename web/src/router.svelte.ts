/** Which page is shown: the address bar is the only memory. */

/** What there is about one table, each behind its address. */
const OF_TABLE = ['replay', 'review', 'proof'] as const;

export type Route =
  | { readonly page: 'first' }
  | { readonly page: 'table' | (typeof OF_TABLE)[number]; readonly id: string }
  | { readonly page: 'records' }
  | { readonly page: 'missing' };

/** The route of a path; ids of tables are letters, digits, `-` and `_`. */
export function match(path: string): Route {
  if (path === '/' || path === '') return { page: 'first' };
  if (/^\/records\/?$/.test(path)) return { page: 'records' };
  const [, id, name] = /^\/t\/([\w-]+)(?:\/(\w+))?\/?$/.exec(path) ?? [];
  const page = name === undefined ? 'table' : OF_TABLE.find((known) => known === name);
  return id && page ? { page, id } : { page: 'missing' };
}

class Router {
  #path = $state(globalThis.location?.pathname ?? '/');
  #query = $state(globalThis.location?.search ?? '');
  readonly route = $derived(match(this.#path));
  /** What stands behind the question mark. */
  readonly query = $derived(new URLSearchParams(this.#query));

  /** Shows another page of ours, or another place in this one, and writes it into the address bar. */
  go(address: string): void {
    const before = location.pathname;
    if (address !== before + location.search) history.pushState(null, '', address);
    this.#read();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  /** As `go`, in place of where the reader is: there is no way back to that. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.#read();
  }

  #read(): void {
    this.#path = location.pathname;
    this.#query = location.search;
  }

  /** Follows the back button, and links to our own pages without loading anew. */
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
