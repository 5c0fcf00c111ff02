/**
 * Every page by its address, with what stands in the place of a name. The server has the same list
 * (`mathom/server/routes.py`): whatever is not in it is answered with 404.
 */

interface Page {
  load: () => Promise<{ default: unknown }>;
  /** A table fills the window; there the footer would only be in the way. */
  whole?: boolean;
}

const ROUTES: Record<string, Page> = {
  '/': { load: () => import('./pages/Shelf.svelte') },
  '/new/{game}': { load: () => import('./pages/NewTable.svelte') },
  '/t/{id}': { load: () => import('./pages/Table.svelte'), whole: true },
  '/t/{id}/replay': { load: () => import('./pages/Replay.svelte'), whole: true },
  '/learn/{game}': { load: () => import('./pages/Learn.svelte') },
  '/rules/{game}': { load: () => import('./pages/Rules.svelte') },
  '/cards/{game}': { load: () => import('./pages/Cards.svelte') },
  '/corrections/{game}': { load: () => import('./pages/Corrections.svelte') },
  '/decks/{game}': { load: () => import('./pages/Decks.svelte') },
  '/decks/{game}/edit': { load: () => import('./pages/DeckEditor.svelte') },
  '/claim': { load: () => import('./pages/Claim.svelte') },
  '/about': { load: () => import('./pages/About.svelte') },
  '/privacy': { load: () => import('./pages/Privacy.svelte') },
  '/imprint': { load: () => import('./pages/Imprint.svelte') },
  '/me': { load: () => import('./pages/Me.svelte') },
  '/api': { load: () => import('./pages/Api.svelte') },
  '/admin': { load: () => import('./pages/Admin.svelte') },
};

const NOWHERE: Page = { load: () => import('./pages/Nowhere.svelte') };

export type Place = Page & { props: Record<string, string> };

/** Which page an address is. */
export function find(path: string): Place {
  const given = path.split('/').slice(1);
  for (const [pattern, page] of Object.entries(ROUTES)) {
    const props = match(pattern.split('/').slice(1), given);
    if (props) return { ...page, props };
  }
  return { ...NOWHERE, props: {} };
}

/** What stands in the places of the names, if the address is made like the pattern. */
function match(pattern: string[], given: string[]): Record<string, string> | null {
  if (pattern.length !== given.length) return null;
  const props: Record<string, string> = {};
  for (const [n, part] of pattern.entries()) {
    const word = decoded(given[n] ?? '');
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name && word) props[name] = word;
    else if (part !== word) return null;
  }
  return props;
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    // Something like `%zz`: it stands for nothing, so it is taken as it is.
    return word;
  }
}
