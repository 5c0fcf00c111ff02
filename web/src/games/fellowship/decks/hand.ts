/** Hands drawn from a deck to see how it plays. None of it is a game. */

import type { Facts } from './deck';

export const HAND = 8;
/** Whoever takes the other hand, where a table allows it, draws fewer. */
export const SECOND_HAND = 6;

export type Random = () => number;

export function shuffled(cards: readonly string[], random: Random): string[] {
  const pile = [...cards];
  for (let n = pile.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [pile[n], pile[other]] = [pile[other] ?? '', pile[n] ?? ''];
  }
  return pile;
}

export interface Trial {
  hand: readonly string[];
  /** What is left, the next card first. */
  deck: readonly string[];
  mulligan: boolean;
}

export function deal(cards: readonly string[], random: Random, size = HAND): Trial {
  const pile = shuffled(cards, random);
  return { hand: pile.slice(0, size), deck: pile.slice(size), mulligan: size < HAND };
}

export function drawOne({ hand, deck, mulligan }: Trial): Trial {
  return { hand: [...hand, ...deck.slice(0, 1)], deck: deck.slice(1), mulligan };
}

/** All of it back into the deck, and fewer cards from it: only once. */
export function otherHand({ hand, deck }: Trial, random: Random): Trial {
  return deal([...hand, ...deck], random, SECOND_HAND);
}

export interface Count {
  companions: number;
  minions: number;
  /** What the cards of each side cost together. */
  free: number;
  shadow: number;
}

export function count(hand: readonly string[], facts: Facts): Count {
  const found = { companions: 0, minions: 0, free: 0, shadow: 0 };
  for (const name of hand) {
    const card = facts.get(name);
    if (card?.kind === 'companion') found.companions += 1;
    if (card?.kind === 'minion') found.minions += 1;
    if (card?.side === 'side-free') found.free += card.numbers.cost ?? 0;
    if (card?.side === 'side-shadow') found.shadow += card.numbers.cost ?? 0;
  }
  return found;
}

/** The average of several hands, to one decimal place. */
export function average(counts: readonly Count[]): Count {
  const mean = (which: keyof Count): number =>
    counts.length ? Math.round((counts.reduce((sum, one) => sum + one[which], 0) / counts.length) * 10) / 10 : 0;
  return { companions: mean('companions'), minions: mean('minions'), free: mean('free'), shadow: mean('shadow') };
}
