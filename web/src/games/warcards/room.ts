/** How high the table would be if one's own reserves were laid out as cards: an estimate, in pixels. */

import { fighters, itemsOf, reserveOf, type Side, type WarcardsView } from './view';

const GAP = 8;
const TOP = 58;
const HEAD = 46;
const PLATE = 78;
const CHIP = { width: 150, height: 32 };
const ITEM = 30;
const RATIO = 1.14;
const EMPTY = 44;

function rows(count: number, each: number, width: number): number {
  return Math.ceil((count * each) / Math.max(each, width));
}

function highest(heights: number[]): number {
  return Math.max(0, ...heights);
}

export function heightWithCards(view: WarcardsView, near: Side, width: number, card: number, reserved: number, held: number): number {
  const numbers = view.decks.map((_, deck) => deck);
  const ours = numbers.filter((deck) => view.decks[deck]?.side === near);
  const theirs = numbers.filter((deck) => view.decks[deck]?.side !== near);
  const wide = (decks: number[]) => (width - 24) / Math.max(1, decks.length) - 90;
  const enemies = theirs.map((deck) => HEAD + rows(reserveOf(view, deck).length, CHIP.width, wide(theirs)) * CHIP.height);
  const reserves = ours.map((deck) => {
    const cards = reserveOf(view, deck);
    const wielded = cards.some((one) => itemsOf(view, one).length);
    return HEAD + rows(cards.length, reserved + 10, wide(ours)) * (reserved * RATIO + GAP + (wielded ? ITEM : 0));
  });
  const half = (side: Side) =>
    highest(view.places.map(({ name }) => (fighters(view, name, side).length ? card * RATIO + 34 : EMPTY)));
  const places = Math.max(250, half('free-peoples') + half('shadow') + PLATE);
  const hand = ours.some((deck) => view.decks[deck]?.hand?.length) ? held * RATIO + 14 : 58;
  return TOP + highest(enemies) + places + highest(reserves) + hand + 4 * GAP;
}
