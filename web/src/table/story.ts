/** The story as chapters, and its sentences with the terms that have a rule. */

import type { Face } from '../games/face';
import type { Message, StoryLine } from '../lib/types';
import { nameOf, say } from '../lib/words.svelte';

export interface Line {
  number: number;
  message: Message;
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
  rule?: string;
  /** The mark that follows a term and must not stand on a line of its own. */
  mark?: string;
}

const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'];

/** All terms that a message names, also inside its lists. */
function termsOf(message: Message): string[] {
  return Object.values(message.args ?? {}).flatMap((arg) => {
    if (typeof arg === 'string') return [arg];
    return Array.isArray(arg) ? arg.flatMap(termsOf) : [];
  });
}

/** A sentence cut where it names something that has a rule, in whatever form it stands there. */
export function pieces(message: Message, game: string, face: Face, view: unknown): Piece[] {
  const sentence = say(message, game);
  const rules = new Map<string, string>();
  for (const term of termsOf(message)) {
    const rule = face.ruleOf(term, view);
    if (rule) for (const form of CASES) rules.set(nameOf(term, game, form), rule);
  }
  const forms = [...rules.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  if (!forms.length) return [{ text: sentence }];
  const escaped = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = sentence.split(new RegExp(`(?<!\\p{L})(${escaped.join('|')})(?!\\p{L})`, 'u'));
  const cut: Piece[] = [];
  for (const text of found) {
    const rule = rules.get(text);
    const before = cut.at(-1);
    const mark = /^[.,:;!?…)]+/.exec(text)?.[0];
    if (rule) cut.push({ text, rule });
    else if (before?.rule && mark) {
      before.mark = mark;
      cut.push({ text: text.slice(mark.length) });
    } else cut.push({ text });
  }
  return cut.filter(({ text }) => text !== '');
}
