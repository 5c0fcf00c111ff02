/** Looking for words: neither capitals nor accents matter. */

export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** The single words that somebody looks for. */
export function wordsOf(wanted: string): string[] {
  return plain(wanted).split(/\s+/).filter(Boolean);
}

/** Whether a plain text has all of the words. */
export function hasWords(text: string, words: string[]): boolean {
  return words.every((word) => text.includes(word));
}
