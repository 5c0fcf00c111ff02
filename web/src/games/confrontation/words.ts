/** The game's own sentences, in the reader's language. */

import type { Arg } from '../../lib/types';
import { has, knows, nameOf, say, t } from '../../lib/words.svelte';
import { faceOf, termOf, type Card, type Character, type Side } from './box';
import type { House, PieceView, RegionView } from './view';

const GAME = 'confrontation';

export function tell(id: string, args: Record<string, Arg> = {}): string {
  return say({ id, args }, GAME);
}

export function named(term: string): string {
  return nameOf(term, GAME);
}

/** A name for where there is little room. */
export function short(name: Character): string {
  const id = `confrontation-short-${name}`;
  return knows(id) ? t(id) : named(name);
}

/** The page's own words, with the game's names in them. */
export function put(id: string, args: Record<string, Arg> = {}): string {
  return t(id, args, GAME);
}

export function cardName(card: Card): string {
  return named(termOf(card));
}

/** What a card does beside adding its number. */
export function cardText(card: Card, side: Side): string {
  return tell(card === 'retreat' ? `card-text-retreat-${side}` : `card-text-${card}`);
}

/** What a character can do at this table. */
export function ability(name: Character, star: boolean, house: House): string {
  return tell(star ? `ability-${name}-star` : `ability-${name}`, house);
}

/** What it has to fear, if we have words for it. */
export function fear(name: Character, star: boolean, house: House): string | null {
  const id = star ? `beaten-by-${name}-star` : `beaten-by-${name}`;
  return has(id, GAME) ? tell(id, house) : null;
}

export interface Marks {
  bearer?: boolean;
  named?: boolean;
}

/** A piece as a screen reader says it. */
export function pieceWords(piece: PieceView, own: boolean, marks: Marks = {}): string {
  const { strength } = faceOf(piece.name, piece.star);
  const parts = [put('confrontation-piece', { name: named(piece.name), strength })];
  if (piece.star) parts.push(put('confrontation-star-side'));
  if (marks.bearer) parts.push(put('confrontation-bearer'));
  if (piece.lasting) parts.push(put('confrontation-lasting'));
  else if (piece.shown) parts.push(put(own ? 'confrontation-seen' : 'confrontation-revealed'));
  if (marks.named) parts.push(put('confrontation-must-move'));
  return parts.join(', ');
}

/** Who stands in a region, in one line. */
export function regionWords(region: RegionView): string {
  const there = (['fellowship', 'sauron'] as const).flatMap((side) => [
    ...region[side].known.map((piece) => named(piece.name)),
    ...(region[side].hidden ? [hiddenWords(region[side].hidden, side)] : []),
  ]);
  return `${named(region.name)}: ${there.length ? there.join(', ') : put('confrontation-nobody')}`;
}

export function hiddenWords(count: number, side: Side): string {
  return put(`confrontation-hidden-${side}`, { count });
}
