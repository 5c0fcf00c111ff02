import { tick } from 'svelte';

interface Route {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

function here(): Route {
  const { pathname, search, hash } = window.location;
  return {
    path: pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname,
    query: new URLSearchParams(search),
    hash: decodeURIComponent(hash.slice(1)),
  };
}

let current: Route = $state.raw(here());

/** Where the visitor is: reactive. */
export const route = {
  get path(): string {
    return current.path;
  },
  get query(): URLSearchParams {
    return current.query;
  },
  /** Without the `#`. */
  get hash(): string {
    return current.hash;
  },
};

/** Goes to another page of ours. */
export function go(path: string, { replace = false } = {}): void {
  const before = current.path;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  current = here();
  if (current.path === before) return;
  window.scrollTo(0, 0);
  void focusHeading(current);
}

const PATIENCE = 120;

/** Tells a screen reader where it has come: pages are fetched, so the heading may take a while. */
async function focusHeading(at: Route): Promise<void> {
  const left = document.querySelector('main h1');
  await tick();
  for (let frame = 0; frame < PATIENCE && current === at; frame++) {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && (heading !== left || frame === PATIENCE - 1)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return;
    }
    await new Promise((done) => requestAnimationFrame(done));
  }
}

/** Whether an address is a page of ours, and not a file or the server's. */
function isPage(url: URL): boolean {
  return url.origin === window.location.origin && !url.pathname.startsWith('/api/');
}

/** Makes links to our own pages change the page without loading it anew. */
export function followLinks(): () => void {
  function click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (!isPage(url)) return;
    // The browser itself follows an anchor within the page.
    if (url.hash && url.pathname === window.location.pathname && url.search === window.location.search) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  }
  function back(): void {
    const before = current.path;
    current = here();
    if (current.path !== before) void focusHeading(current);
  }
  document.addEventListener('click', click);
  window.addEventListener('popstate', back);
  return () => {
    document.removeEventListener('click', click);
    window.removeEventListener('popstate', back);
  };
}
