/** The story as chapters, and its sentences with the names in them. */

import type { Face } from '../games/face';
import type { Message, StoryLine } from '../lib/types';
import { partsOf } from '../lib/words.svelte';

export interface Line {
  number: number;
  message: StoryLine;
}

export interface Chapter {
  key: number;
  title: Message | null;
  turns: { key: number; title: Line | null; lines: Line[] }[];
}

export function chapters(story: StoryLine[], face: Face): Chapter[] {
  let chapter: Chapter = { key: -1, title: null, turns: [] };
  const found = [chapter];
  story.forEach((message, number) => {
    const level = face.heading(message);
    if (level === 1) {
      chapter = { key: number, title: message, turns: [] };
      found.push(chapter);
    } else if (level === 2) {
      chapter.turns.push({ key: number, title: { number, message }, lines: [] });
    } else {
      let turn = chapter.turns.at(-1);
      if (!turn) {
        turn = { key: number, title: null, lines: [] };
        chapter.turns.push(turn);
      }
      turn.lines.push({ number, message });
    }
  });
  return found.filter(({ title, turns }) => title !== null || turns.length > 0);
}

export interface Piece {
  text: string;
  /** What it names, if that can be shown or has a rule. */
  term?: string;
  rule?: string | undefined;
  /** Whether there is something to be seen of it. */
  shown?: boolean;
}

/** A sentence cut where it names something that can be shown, or that has a rule. */
export function pieces(message: Message, game: string, face: Face, view: unknown): Piece[] {
  const found: Piece[] = [];
  for (const { text, term } of partsOf(message, game)) {
    const rule = term === undefined ? undefined : face.ruleOf(term, view);
    const shown = term !== undefined && (face.shows?.(term, view) ?? false);
    const before = found.at(-1);
    if (term !== undefined && (rule || shown)) found.push({ text, term, rule, shown });
    else if (before && !before.term) before.text += text;
    else found.push({ text });
  }
  return found;
}
