/** What is printed on the cards and sites. */

import { Facts } from '../../lib/facts.svelte';
import type { CardInfo } from '../../lib/types';

export const facts = new Facts('fellowship');

export function factsOf(name: string): CardInfo | undefined {
  return facts.of(name);
}

export function numberOf(name: string, which: string): number | undefined {
  return factsOf(name)?.numbers[which];
}

/** Whose card it is; sites and the Ring are nobody's. */
export function cultureOf(card: CardInfo | undefined): string | null {
  return card?.group?.replace(/^culture-/, '') ?? null;
}

export function isShadow(card: CardInfo | undefined): boolean {
  return card?.side === 'side-shadow';
}

/** The words of a list without what says which list it is: `signet-frodo` is Frodo's. */
export function listed(card: CardInfo | undefined, which: string): string[] {
  return (card?.lists[which] ?? []).map((word) => word.replace(/^(?:signet|keyword|race|class|phase)-/, ''));
}

const CHARACTERS = ['companion', 'ally', 'minion'];

export function isCharacter(card: CardInfo | undefined): boolean {
  return card !== undefined && CHARACTERS.includes(card.kind);
}

export function isSite(card: CardInfo | undefined): boolean {
  return card?.kind === 'site';
}

/** Whether there is only one of it in the world. */
export function isUnique(card: CardInfo | undefined): boolean {
  return card?.lists.marks?.includes('mark-unique') ?? false;
}
