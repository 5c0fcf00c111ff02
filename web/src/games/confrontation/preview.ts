/** What can be seen of what a term of this game names. */

import { DECKS, REGIONS, SIDES, SPECIALS, termOf, TILES, type Card, type Character, type Region, type Side, type Special } from './box';

export type Shown =
  | { character: Character }
  | { region: Region }
  | { card: Card; sides: Side[] }
  | { special: Special };

const CHARACTERS = new Set<string>(SIDES.flatMap((side) => TILES[side].flat().map(({ name }) => name)));

export function shownOf(term: string): Shown | null {
  if (CHARACTERS.has(term)) return { character: term as Character };
  const region = REGIONS.find((one) => one === term);
  if (region) return { region };
  const special = SIDES.flatMap((side): readonly Special[] => SPECIALS[side]).find((one) => one === term);
  if (special) return { special };
  const sides = SIDES.filter((side) => DECKS[side].some((card) => termOf(card) === term));
  const card = sides.flatMap((side) => DECKS[side]).find((one) => termOf(one) === term);
  return card ? { card, sides } : null;
}

export function shows(term: string): boolean {
  return shownOf(term) !== null;
}
