import { get } from './api';
import { settings, type Lang } from './settings.svelte';
import type { CardInfo } from './types';
import { wellSet } from './voice';

const asked = new Map<string, Promise<CardInfo[]>>();

/** The cards and places in a game's box. Asked for once; after a failure, again. */
export function allPrinted(game: string): Promise<CardInfo[]> {
  let coming = asked.get(game);
  if (!coming) {
    coming = get<CardInfo[]>(`/api/cards/${encodeURIComponent(game)}`).catch((error: unknown) => {
      asked.delete(game);
      throw error;
    });
    asked.set(game, coming);
  }
  return coming;
}

/** What a card does, sentence by sentence. Like the next two, it follows the chosen language. */
export function textOf({ text, vanilla }: CardInfo): string[] {
  return vanilla ? [] : wellSet(text[settings.lang] ?? '', settings.lang).split('\n').filter(Boolean);
}

/** Its name in the other language. */
export function nameInOther({ name }: CardInfo): string {
  const other: Lang = settings.lang === 'en' ? 'pl' : 'en';
  return name[other] ?? '';
}

/** What is said against values that are unsure, each with all the values of which it is said. */
export function doubtsOf({ provenance }: CardInfo): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const [value, said] of Object.entries(provenance.values)) {
    const other = said[settings.lang] ?? '';
    found.set(other, [...(found.get(other) ?? []), value]);
  }
  return [...found];
}
