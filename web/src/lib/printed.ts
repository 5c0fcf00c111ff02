import { get } from './api';
import type { Printed } from './types';

const asked = new Map<string, Promise<Printed[]>>();

/** The cards and places in a game's box. Asked for once; after a failure, again. */
export function allPrinted(game: string): Promise<Printed[]> {
  let coming = asked.get(game);
  if (!coming) {
    coming = get<Printed[]>(`/api/cards/${encodeURIComponent(game)}`).catch((error: unknown) => {
      asked.delete(game);
      throw error;
    });
    asked.set(game, coming);
  }
  return coming;
}
