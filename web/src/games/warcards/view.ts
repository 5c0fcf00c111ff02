/** The view that the server sends, with the words that stand in it. */

import type * as Wire from '../../lib/types';

export type WarcardsView = Wire.WarcardsView;
export type DeckView = Wire.WarDeck;
export type CardView = Wire.WarCard;
export type PlaceView = Wire.WarPlace;
export type FightView = Wire.WarFight;
export type Phase = WarcardsView['phase'];
export type Side = DeckView['side'];
export const SIDES: readonly Side[] = ['free-peoples', 'shadow'];

/** Where a battleground is: `active`, with the side that has won it, still in its deck, or set aside. */
export type Fate = 'active' | Side | 'deck' | 'banned' | 'later' | 'nowhere';

export function fateOf({ places, areas, waiting, later = [], banned = [] }: WarcardsView, ground: string): Fate {
  if (places.some(({ name }) => name === ground)) return 'active';
  const winner = SIDES.find((_, side) => areas[side]?.includes(ground));
  if (winner) return winner;
  if (banned.includes(ground)) return 'banned';
  if (waiting.some((names) => names.includes(ground))) return 'deck';
  return later.some((names) => names.includes(ground)) ? 'later' : 'nowhere';
}

/** Whether all that touching a skirmish would do is to have it fought. */
export function onlyResolves(offers: readonly { verb?: string }[]): boolean {
  return offers.length > 0 && offers.every(({ verb }) => verb === 'resolve');
}

export function opponent(side: Side): Side {
  return side === 'shadow' ? 'free-peoples' : 'shadow';
}

/** Armies and characters of one side at a place, in the order in which they came. */
export function fighters({ board, decks }: WarcardsView, place: string, side: Side): CardView[] {
  return board.filter((card) => card.place === place && !card.wielder && decks[card.deck]?.side === side);
}

/** What a card in play wields. */
export function itemsOf({ board }: WarcardsView, wielder: CardView): CardView[] {
  return board.filter((card) => card.wielder === wielder.name && card.place === wielder.place);
}

/** A deck's armies and characters in reserve. */
export function reserveOf({ board }: WarcardsView, deck: number): CardView[] {
  return board.filter((card) => card.deck === deck && card.place === 'reserve' && !card.wielder);
}
