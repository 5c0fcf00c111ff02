/** A deck while it is being built: what is where, how much of it, and what there is room for. Nothing here judges it. */

import type { CardInfo, Entry } from '../../../lib/types';

export const RING_BEARER = 'part-ring-bearer';
export const RING = 'part-ring';
export const SITES = 'part-sites';
export const DRAW_DECK = 'part-draw-deck';

export const LAST_SITE = 9;
export const SMALLEST = 60;
const MOST_OF_A_TITLE = 4;
/** One Frodo is in the fellowship from the beginning. */
const MOST_FRODOS = 3;
const FRODO = 'Frodo';

export type Facts = ReadonlyMap<string, CardInfo>;
/** How many there are of each card, if one can only build from these. */
export type Pool = Readonly<Record<string, number>>;

const WITH_SUBTITLE = ['companion', 'ally', 'minion', 'ring'];

/** What unique cards and the limit of copies go by: the name without its subtitle. */
export function titleOf(card: CardInfo): string {
  const name = card.name.en ?? card.id;
  return WITH_SUBTITLE.includes(card.kind) ? (name.split(', ')[0] ?? name) : name;
}

export function copiesIn(entries: readonly Entry[], card: string, part?: string): number {
  return entries.filter((entry) => entry.card === card && (!part || entry.part === part)).reduce((sum, { copies }) => sum + copies, 0);
}

/** The card that lies in a part that holds one. */
export function alone(entries: readonly Entry[], part: string): string | null {
  return entries.find((entry) => entry.part === part)?.card ?? null;
}

/** The same deck with so many copies there. */
export function withCopies(entries: readonly Entry[], part: string, card: string, copies: number): Entry[] {
  const index = entries.findIndex((entry) => entry.part === part && entry.card === card);
  const entry = { part, card, copies };
  if (index < 0) return copies > 0 ? [...entries, entry] : [...entries];
  return copies > 0 ? entries.with(index, entry) : entries.toSpliced(index, 1);
}

/** The same deck with this card, or none, in a part that holds one. */
export function withAlone(entries: readonly Entry[], part: string, card: string | null): Entry[] {
  const others = entries.filter((entry) => entry.part !== part);
  return card ? [...others, { part, card, copies: 1 }] : others;
}

/** The same deck with this site, or none, at a number. */
export function withSite(entries: readonly Entry[], number: number, card: string | null, facts: Facts): Entry[] {
  const others = entries.filter((entry) => entry.part !== SITES || facts.get(entry.card)?.numbers.site !== number);
  return card ? [...others, { part: SITES, card, copies: 1 }] : others;
}

/** Where one more of a card goes. */
export function partFor(entries: readonly Entry[], card: CardInfo): string {
  if (card.kind === 'site') return SITES;
  if (card.kind === 'ring') return RING;
  return titleOf(card) === FRODO && !alone(entries, RING_BEARER) ? RING_BEARER : DRAW_DECK;
}

/** The deck with one more of a card. A site takes the place of the one with its number, a Ring of the other. */
export function withMore(entries: readonly Entry[], card: CardInfo, facts: Facts): Entry[] {
  const part = partFor(entries, card);
  if (part === SITES) return withSite(entries, card.numbers.site ?? 0, card.id, facts);
  if (part === DRAW_DECK) return withCopies(entries, part, card.id, copiesIn(entries, card.id, part) + 1);
  return withAlone(entries, part, card.id);
}

/** The deck with one less, taken from where there are several first. */
export function withLess(entries: readonly Entry[], card: string): Entry[] {
  const entry = entries.find((one) => one.card === card && one.part === DRAW_DECK) ?? entries.find((one) => one.card === card);
  return entry ? withCopies(entries, entry.part, card, entry.copies - 1) : [...entries];
}

export type Full = 'title' | 'frodos' | 'pool' | 'there';

/** Why there is no room for one more of a card; nothing if there is. */
export function whyFull(entries: readonly Entry[], card: CardInfo, facts: Facts, pool: Pool | null): Full | null {
  const part = partFor(entries, card);
  if (pool && copiesIn(entries, card.id) >= (pool[card.id] ?? 0)) return 'pool';
  if (part !== DRAW_DECK) return copiesIn(entries, card.id, part) ? 'there' : null;
  const title = titleOf(card);
  const same = entries.filter((entry) => {
    const other = facts.get(entry.card);
    return entry.part === DRAW_DECK && other !== undefined && titleOf(other) === title;
  });
  const copies = same.reduce((sum, entry) => sum + entry.copies, 0);
  if (title === FRODO) return copies >= MOST_FRODOS ? 'frodos' : null;
  return copies >= MOST_OF_A_TITLE ? 'title' : null;
}

export type Side = 'side-free' | 'side-shadow';
export const SIDES: readonly Side[] = ['side-free', 'side-shadow'];

/** How many cards of each side are in the draw deck. */
export function balance(entries: readonly Entry[], facts: Facts): Record<Side, number> {
  const found: Record<Side, number> = { 'side-free': 0, 'side-shadow': 0 };
  for (const { part, card, copies } of entries) {
    const side = facts.get(card)?.side;
    if (part === DRAW_DECK && (side === 'side-free' || side === 'side-shadow')) found[side] += copies;
  }
  return found;
}

/** Whatever costs more stands in the last column. */
export const DEAREST = 7;

/** How many cards of a side cost 0, 1, 2, … */
export function curve(entries: readonly Entry[], facts: Facts, side: Side): number[] {
  const found = Array.from({ length: DEAREST + 1 }, () => 0);
  for (const { part, card, copies } of entries) {
    const known = facts.get(card);
    if (part !== DRAW_DECK || known?.side !== side) continue;
    const cost = Math.min(known.numbers.cost ?? 0, DEAREST);
    found[cost] = (found[cost] ?? 0) + copies;
  }
  return found;
}

const KINDS = ['companion', 'ally', 'minion', 'possession', 'artifact', 'condition', 'event'];

export interface Group {
  side: Side;
  kind: string;
  /** By cost, then by name. */
  entries: Entry[];
  count: number;
}

/** The draw deck by sides and kinds. Whatever does not belong there is found at its end. */
export function groups(entries: readonly Entry[], facts: Facts, side: Side, nameOf: (card: string) => string): Group[] {
  const drawn = entries.filter((entry) => entry.part === DRAW_DECK && sideIn(facts.get(entry.card)) === side);
  const kinds = [...KINDS, ...new Set(drawn.map((entry) => kindOf(entry, facts)).filter((kind) => !KINDS.includes(kind)))];
  return kinds.flatMap((kind) => {
    const found = drawn.filter((entry) => kindOf(entry, facts) === kind);
    if (!found.length) return [];
    const cost = ({ card }: Entry): number => facts.get(card)?.numbers.cost ?? 0;
    found.sort((a, b) => cost(a) - cost(b) || nameOf(a.card).localeCompare(nameOf(b.card)));
    return [{ side, kind, entries: found, count: found.reduce((sum, { copies }) => sum + copies, 0) }];
  });
}

function kindOf({ card }: Entry, facts: Facts): string {
  return facts.get(card)?.kind ?? 'card';
}

function sideIn(card: CardInfo | undefined): Side {
  return card?.side === 'side-shadow' ? 'side-shadow' : 'side-free';
}

/** What stands at each number of the path, from the first on; there may be too many. */
export function path(entries: readonly Entry[], facts: Facts): string[][] {
  const sites = entries.filter(({ part }) => part === SITES).flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
  return Array.from({ length: LAST_SITE }, (_, n) => sites.filter((site) => facts.get(site)?.numbers.site === n + 1));
}

/** The draw deck card by card. */
export function drawDeck(entries: readonly Entry[]): string[] {
  return entries.filter(({ part }) => part === DRAW_DECK).flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
}
