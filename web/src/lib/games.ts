import { get } from './api';
import type { GameInfo } from './types';
import { ready } from './words.svelte';

let asked: Promise<GameInfo[]> | null = null;

/** The games this server can play. Asked for once; after a failure, again. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>('/api/games').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** A game and its words: without them, what it lets people choose has no names. */
export async function findGame(name: string): Promise<GameInfo | undefined> {
  const [games] = await Promise.all([allGames(), ready(name)]);
  return games.find((game) => game.name === name);
}
