import { get } from './api';
import type { Lang } from './settings.svelte';
import { hasWords, plain, wordsOf } from './search';
import type { RuleInfo, RulebookInfo } from './types';

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

const MARKS = /\*{1,2}([^*]+)\*{1,2}|\b([A-Z]-\d+\.\d+)\b/g;

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

/** `W-3.2`, `3.2`, or `W-3` for a whole chapter. */
const NUMBER = /^(?:[a-z]-\d+(?:\.\d+)?|\d+\.\d+)$/i;

/** What somebody looks for in a rulebook: a rule by its number, or words. */
export interface Quest {
  words: string[];
  meets: (rule: RuleInfo) => boolean;
}

export function questFor(wanted: string): Quest {
  const number = wanted.trim().toUpperCase();
  if (NUMBER.test(number)) {
    return { words: [], meets: ({ id }) => id === number || id.endsWith(`-${number}`) || id.startsWith(`${number}.`) };
  }
  const words = wordsOf(wanted);
  return { words, meets: (rule) => hasWords(plain([rule.section, rule.text, ...rule.notes].join(' ')), words) };
}
