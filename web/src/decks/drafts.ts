/** Decks that somebody has begun and not kept yet. They stay in the browser until they are kept or thrown away. */

import type { Entry } from '../lib/types';

export interface Draft {
  /** What it began from: `kept:<id>`, a code, or nothing. */
  from: string;
  name: string;
  entries: Entry[];
  /** When it was changed, in milliseconds. */
  at: number;
}

const KEY = 'mathom.drafts';
const MOST = 12;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The drafts for one game, the last one first. */
export function draftsOf(game: string, store: Store = localStorage): Draft[] {
  return all(store)[game] ?? [];
}

export function draftOf(game: string, from: string, store: Store = localStorage): Draft | null {
  return draftsOf(game, store).find((draft) => draft.from === from) ?? null;
}

/** Keeps it in place of an older one that began from the same. */
export function keepDraft(game: string, draft: Draft, store: Store = localStorage): void {
  const others = draftsOf(game, store).filter(({ from }) => from !== draft.from);
  write(store, { ...all(store), [game]: [draft, ...others].slice(0, MOST) });
}

export function dropDraft(game: string, from: string, store: Store = localStorage): void {
  write(store, { ...all(store), [game]: draftsOf(game, store).filter((draft) => draft.from !== from) });
}

function all(store: Store): Record<string, Draft[]> {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).map(([game, drafts]) => [game, Array.isArray(drafts) ? drafts.filter(isDraft) : []]),
    );
  } catch {
    return {};
  }
}

/** An older page may have written something else. */
function isDraft(draft: unknown): draft is Draft {
  if (typeof draft !== 'object' || draft === null) return false;
  const { from, name, entries, at } = draft as Partial<Record<keyof Draft, unknown>>;
  return typeof from === 'string' && typeof name === 'string' && typeof at === 'number' && Array.isArray(entries);
}

function write(store: Store, drafts: Record<string, Draft[]>): void {
  try {
    store.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // A full or closed store loses drafts, but must not stop anybody from building.
  }
}
