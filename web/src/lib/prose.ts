/** Texts that whoever runs the server has written: stressed words and links, and nothing else of Markdown. */

/** A piece of a text: plain words, stressed ones, or a link. */
export type Piece = { kind: 'plain' | 'stressed'; text: string } | { kind: 'link'; text: string; to: string };

const MARKS = /\*{1,2}([^*]+)\*{1,2}|\[([^\]]+)\]\(([^()\s]+)\)/g;
/** Where a link may lead: elsewhere on the web, to a letter or a call, or to a page of ours. Never to a script. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, stressed, words, to] = match;
    if (match.index > from) found.push({ kind: 'plain', text: text.slice(from, match.index) });
    if (stressed) found.push({ kind: 'stressed', text: stressed });
    else if (words && to && SAFE.test(to)) found.push({ kind: 'link', text: words, to });
    else found.push({ kind: 'plain', text: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'plain', text: text.slice(from) });
  return found;
}
