import { get } from './api';
import type { GameInfo } from './types';

let asked: Promise<GameInfo[]> | null = null;

/** The games this server can play. Asked for once; after a failure, again. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>('/api/games').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export async function findGame(name: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((game) => game.name === name);
}
