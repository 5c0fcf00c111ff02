/** The decks that this guest keeps on the server, and those that come with a game. */

import { del, get, newKey, put } from '../lib/api';
import type { DeckInfo, DecksInfo, KeptDeck } from '../lib/types';
import { readDeck } from './judge.svelte';

const known = new Map<string, Promise<DecksInfo>>();
const readings = new Map<string, Promise<DeckInfo>>();

/** Asked for once; after a failure, again. */
function once<T>(asked: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let coming = asked.get(key);
  if (!coming) {
    coming = ask().catch((error: unknown) => {
      asked.delete(key);
      throw error;
    });
    asked.set(key, coming);
  }
  return coming;
}

export function decksInfo(game: string): Promise<DecksInfo> {
  return once(known, game, () => get<DecksInfo>(`/api/games/${encodeURIComponent(game)}/decks`));
}

/** What a code stands for. Both the code and what it means stay as they are. */
export function deckOf(game: string, code: string): Promise<DeckInfo> {
  return once(readings, `${game} ${code}`, () => readDeck(game, { code }));
}

export async function keptDecks(game: string): Promise<KeptDeck[]> {
  return (await get<{ decks: KeptDeck[] }>(`/api/decks?game=${encodeURIComponent(game)}`)).decks;
}

/** Keeps it under the same id, or as a new one. */
export function keepDeck(deck: { id?: string | undefined; game: string; name: string; code: string }): Promise<KeptDeck> {
  const { id = newKey(), game, name, code } = deck;
  return put<KeptDeck>(`/api/decks/${encodeURIComponent(id)}`, { game, name, code });
}

export function dropDeck(id: string): Promise<void> {
  return del(`/api/decks/${encodeURIComponent(id)}`);
}
