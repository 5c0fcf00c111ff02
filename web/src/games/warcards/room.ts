/** How the table is laid out so that nobody has to scroll to what they hold. All heights are estimates, in pixels. */

import { fighters, itemsOf, reserveOf, SIDES, type PlaceView, type Side, type WarcardsView } from './view';

export const GAP = 8;
const MARGIN = 24;
const BETWEEN = 10;
const CHIP = { width: 150, height: 32, terse: 108, low: 25, wide: 132, packed: 108, afield: 26 };
const RATIO = 1.14;
const ITEM = 30;
const EMPTY = 44;
/** No location is narrower: one where somebody is, and one where nobody is yet. Below the others its plate is stacked. */
const LEAST = { busy: 122, empty: 112 };
const NARROW = 250;
/** How much a narrow location has beside its cards, and a wide one. */
const EDGES = { narrow: 16, wide: 90 };
/** So many locations have the same width, and lie in one row. */
const FEW = 3;
/** What a deck's name and numbers need. */
const HEAD = 300;

export interface Layout {
  /** The locations in one or two rows, each with its width. */
  bands: { place: PlaceView; width: number }[][];
  /** Whether one's own reserves are cards; else they are lines. */
  roomy: boolean;
  /** Whether those who fight must do with a line each. */
  slim: boolean;
  /** Whether even those lines are cut short, so that more of them lie beside each other. */
  packed: boolean;
  /** How wide a card that fights is. */
  card: number;
}

export interface Sizes {
  width: number;
  height: number;
  /** How many of the viewer's hands lie below the one that acts. */
  others: number;
}

function rows(count: number, each: number, width: number): number {
  return Math.ceil(count / Math.max(1, Math.floor(width / each)));
}

function highest(heights: number[]): number {
  return Math.max(0, ...heights);
}

/** The longer of the two rows at a location. */
function crowd(view: WarcardsView, place: PlaceView): number {
  return highest(SIDES.map((side) => fighters(view, place.name, side).length));
}

/** The same with what they wield. */
function load(view: WarcardsView, { name }: PlaceView): number {
  return highest(
    SIDES.map((side) => fighters(view, name, side).reduce((sum, card) => sum + 1 + itemsOf(view, card).length, 0)),
  );
}

/** Where there are many, those get the room that need it. */
export function widths(view: WarcardsView, places: PlaceView[], width: number): number[] {
  const room = width - MARGIN - BETWEEN * (places.length - 1);
  const even = room / Math.max(1, places.length);
  if (places.length <= FEW) return places.map(() => even);
  const crowds = places.map((place) => load(view, place));
  const least = crowds.map((count) => Math.min(Math.max(count ? LEAST.busy : LEAST.empty, even * 0.62), even));
  const spare = room - least.reduce((sum, one) => sum + one, 0);
  // Twice as many cards in twice the width would still be as high as before, and nothing gained for the others.
  const wants = crowds.map((count, n) => count ** 1.6 + (places[n]?.skirmish ? 0.3 : 0.5));
  const all = wants.reduce((sum, want) => sum + want, 0);
  return wants.map((want, n) => (least[n] ?? 0) + (spare * want) / all);
}

function bandsOf(view: WarcardsView, places: PlaceView[], width: number, count: number): Layout['bands'] {
  const cut = Math.ceil(places.length / count);
  return Array.from({ length: count }, (_, n) => places.slice(n * cut, (n + 1) * cut))
    .filter((band) => band.length)
    .map((band) => {
      const wide = widths(view, band, width);
      return band.map((place, n) => ({ place, width: wide[n] ?? 0 }));
    });
}

/** Whether a location has so little width that its plate is short and its signs lie in a row. With lines it is anyway. */
export function isNarrow(width: number, slim: boolean): boolean {
  return slim || width < NARROW;
}

function insideOf(width: number, slim: boolean): number {
  return width - (isNarrow(width, slim) ? EDGES.narrow : EDGES.wide);
}

/** `line` is the width of a line where cards are lines. */
function bandHeight(view: WarcardsView, band: Layout['bands'][number], card: number, line: number, tight: boolean): number {
  const half = (side: Side) =>
    highest(
      band.map(({ place, width }) => {
        const cards = fighters(view, place.name, side);
        if (!cards.length) return tight ? 30 : EMPTY;
        const wielded = cards.reduce((sum, one) => sum + itemsOf(view, one).length, 0);
        if (!card) return rows(cards.length + wielded, line, insideOf(width, true)) * CHIP.afield + 10;
        return rows(cards.length, card + 12, insideOf(width, false)) * (card * RATIO + GAP + (wielded ? ITEM : 0)) + 18;
      }),
    );
  const stacked = band.some(({ width }) => isNarrow(width, !card));
  const plate = tight ? (stacked ? 66 : 62) : stacked ? 80 : 78;
  // What goes with a skirmish is on its plate, too; where there is room also what a victory does.
  const terms = band.some(({ place }) => place.skirmish) ? (tight || stacked ? 40 : 104) : 0;
  return Math.max(tight ? 0 : 250, half('free-peoples') + half('shadow') + plate + terms);
}

/** Three decks beside each other have little room: those with a large reserve get more of it. */
export function deckWidths(view: WarcardsView, decks: number[], width: number): number[] {
  const room = width - MARGIN - BETWEEN * (decks.length - 1);
  if (decks.length < 3) return decks.map(() => room / Math.max(1, decks.length));
  const least = Math.min(HEAD, room / decks.length);
  const cards = decks.map((deck) => view.board.filter((card) => card.deck === deck && card.place === 'reserve').length + 0.5);
  const all = cards.reduce((sum, count) => sum + count, 0);
  return cards.map((count) => least + ((room - least * decks.length) * count) / all);
}

function deckHeight(view: WarcardsView, decks: number[], width: number, reserved: number, tight: boolean): number {
  const wide = deckWidths(view, decks, width);
  return highest(
    decks.map((deck, n) => {
      const inside = (wide[n] ?? 0) - (tight ? 26 : 90);
      const cards = reserveOf(view, deck);
      const wielded = cards.reduce((sum, one) => sum + itemsOf(view, one).length, 0);
      const head = tight ? 36 : 46;
      if (!cards.length) return head;
      if (!reserved) {
        return head + rows(cards.length + wielded, tight ? CHIP.terse : CHIP.width, inside) * (tight ? CHIP.low : CHIP.height);
      }
      return head + rows(cards.length, reserved + 10, inside) * (reserved * RATIO + GAP + (wielded ? ITEM : 0));
    }),
  );
}

export function layOut(view: WarcardsView, near: Side, places: PlaceView[], { width, height, others }: Sizes): Layout {
  const tall = height >= 800;
  const decks = view.decks.map((_, deck) => deck);
  const ours = decks.filter((deck) => view.decks[deck]?.side === near);
  const theirs = decks.filter((deck) => view.decks[deck]?.side !== near);
  const held = ours.some((deck) => view.decks[deck]?.hand?.length);

  /** Cards give way when a place is crowded. */
  const most = Math.max(1, ...places.map((place) => crowd(view, place)));
  const wanted = (bands: Layout['bands']) => {
    const room = highest(bands.flatMap((band) => band.map((one) => insideOf(one.width, false))));
    return Math.round(Math.max(62, Math.min(tall ? 86 : 76, room / Math.min(most, 5) - 12)));
  };
  const estimate = ({ bands, roomy, slim, packed, card }: Layout) => {
    const hand = roomy ? (tall ? 94 : 84) : 68;
    const below = others > 1 || (others && slim) ? 34 : others * (68 * RATIO + 14);
    return (
      (roomy ? 58 : 46) +
      deckHeight(view, theirs, width, roomy && tall ? 80 : 0, !roomy) +
      bands.reduce((sum, band) => sum + bandHeight(view, band, slim ? 0 : card, packed ? CHIP.packed : CHIP.wide, !roomy) + GAP, 0) +
      deckHeight(view, ours, width, roomy ? (tall ? 80 : 72) : 0, !roomy) +
      (held ? hand * RATIO + 14 : 58) +
      below +
      3 * GAP
    );
  };

  const many = places.length > FEW + 1;
  const one = bandsOf(view, places, width, 1);
  const two = many ? bandsOf(view, places, width, 2) : one;
  const ways: Layout[] = [
    { bands: one, roomy: true, slim: false, packed: false, card: wanted(one) },
    ...(many ? [{ bands: two, roomy: true, slim: false, packed: false, card: wanted(two) }] : []),
    { bands: one, roomy: false, slim: false, packed: false, card: wanted(one) },
    { bands: one, roomy: false, slim: false, packed: false, card: Math.min(wanted(one), 64) },
    ...(many ? [{ bands: two, roomy: false, slim: false, packed: false, card: Math.min(wanted(two), 64) }] : []),
  ];
  const allowed = ways.filter(({ roomy }) => !roomy || height >= 600);
  const fitting = allowed.find((way) => estimate(way) <= height);
  if (fitting) return fitting;
  // Few locations with lines would look no better: then it is the reserves that are long.
  if (!many && most < 5) return { bands: one, roomy: false, slim: false, packed: false, card: Math.min(wanted(one), 64) };
  const lines: Layout = { bands: one, roomy: false, slim: true, packed: false, card: 62 };
  return estimate(lines) <= height ? lines : { ...lines, packed: true };
}
