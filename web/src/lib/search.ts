/** Looking for words: neither capitals nor accents matter. */

export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** The single words that somebody looks for. */
export function wordsOf(wanted: string): string[] {
  return plain(wanted).split(/\s+/).filter(Boolean);
}

/** A part of a text, and whether it is one of the words that somebody looks for. */
export interface Stretch {
  text: string;
  hit: boolean;
}

/** A text cut at the words, as it is written. */
export function stretches(text: string, words: string[]): Stretch[] {
  if (!words.length) return [{ text, hit: false }];
  // Letter by letter, so that places in the plain text are places in the written one.
  const letters = [...text];
  const read = letters.map((letter) => plain(letter).slice(0, 1) || letter).join('');
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = read.indexOf(word); at >= 0; at = read.indexOf(word, at + 1)) {
      for (let n = 0; n < word.length; n++) hits.add(at + n);
    }
  }
  const found: Stretch[] = [];
  letters.forEach((letter, n) => {
    const last = found.at(-1);
    if (last && last.hit === hits.has(n)) last.text += letter;
    else found.push({ text: letter, hit: hits.has(n) });
  });
  return found;
}

/** Whether a plain text has all of the words. */
export function hasWords(text: string, words: string[]): boolean {
  return words.every((word) => text.includes(word));
}
