import { get } from './api';
import type { Lang } from './settings.svelte';
import type { RulebookInfo } from './types';

const books = new Map<string, Promise<RulebookInfo>>();

/** A game's rulebook in one language, fetched once. */
export function rulebook(game: string, lang: Lang): Promise<RulebookInfo> {
  const key = `${lang}/${game}`;
  let book = books.get(key);
  if (!book) {
    book = get<RulebookInfo>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`).catch((error: unknown) => {
      books.delete(key);
      throw error;
    });
    books.set(key, book);
  }
  return book;
}

/** A piece of a rule's text: plain words, stressed ones, or the number of another rule. */
export interface Piece {
  kind: 'plain' | 'stressed' | 'rule';
  text: string;
}

const MARKS = /\*([^*]+)\*|\b([A-Z]-\d+\.\d+)\b/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) found.push({ kind: 'plain', text: text.slice(from, match.index) });
    const [whole, stressed, rule] = match;
    found.push(stressed ? { kind: 'stressed', text: stressed } : { kind: 'rule', text: rule ?? whole });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'plain', text: text.slice(from) });
  return found;
}
