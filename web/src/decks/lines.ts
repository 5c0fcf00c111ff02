/** Mending single lines of a written deck. */

const BEFORE = /^\s*(\d+)\s*(?:[x×*]\s*|\s)/i;
const AFTER = /\s[x×*]\s*(\d+)\s*$/i;

/** How many copies a line speaks of; one if it does not say. */
export function copiesOf(line: string): number {
  return Number(BEFORE.exec(line)?.[1] ?? AFTER.exec(line)?.[1] ?? 1);
}

/** The text with another card in a line, which is counted from 1; the copies stay. */
export function mended(text: string, number: number, card: string): string {
  const lines = text.split(/\r\n?|\n/);
  const line = lines[number - 1];
  return line === undefined ? text : lines.with(number - 1, `${String(copiesOf(line))}x ${card}`).join('\n');
}

/** The text without a line. */
export function without(text: string, number: number): string {
  return text.split(/\r\n?|\n/).toSpliced(number - 1, 1).join('\n');
}
