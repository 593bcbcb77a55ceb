/** Which page is shown: the address bar is the only memory. */

export type Route =
  | { readonly page: 'first' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'missing' };

/** The route of a path; ids of tables are letters, digits, `-` and `_`. */
export function match(path: string): Route {
  if (path === '/' || path === '') return { page: 'first' };
  const table = /^\/t\/([\w-]+)\/?$/.exec(path);
  if (table?.[1]) return { page: 'table', id: table[1] };
  return { page: 'missing' };
}

class Router {
  #path = $state(globalThis.location?.pathname ?? '/');
  readonly route = $derived(match(this.#path));

  /** Shows another page of ours and writes it into the address bar. */
  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.#path = path;
    scrollTo(0, 0);
  }

  /** Follows the back button, and links to our own pages without loading anew. */
  listen(): () => void {
    const back = () => (this.#path = location.pathname);
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest('a');
      if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download'))
        return;
      if (link.hash || link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname);
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
