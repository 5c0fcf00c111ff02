import type { ChatLine, Phrase } from '../lib/types';
import { has, say } from '../lib/words.svelte';

/** In the order in which a game needs them. The server knows no others, and all of these. */
const ALL: Record<Phrase, null> = {
  hello: null,
  'good-luck': null,
  'your-turn': null,
  moment: null,
  'nice-move': null,
  'well-played': null,
  oops: null,
  thanks: null,
  'back-soon': null,
  'must-go': null,
  'good-game': null,
  again: null,
};
export const PHRASES = Object.keys(ALL) as Phrase[];

/** A ready-made sentence in the reader's language. */
export function phraseText(phrase: Phrase, game: string): string {
  return say({ id: `phrase-${phrase}` }, game);
}

/** What was said: a ready-made sentence in the reader's language, anything else as it was written. */
export function saidText({ phrase, text }: ChatLine, game: string): string {
  const id = `phrase-${phrase ?? ''}`;
  return phrase && has(id, game) ? say({ id }, game) : text;
}
