/** The view that the server sends, with the words that stand in it. */

import type * as Wire from '../../lib/types';

export type FellowshipView = Wire.FellowshipView;
export type Phase = FellowshipView['phase'];
/** Those of a turn, in order. */
export const PHASES: readonly Phase[] = ['fellowship', 'shadow', 'maneuver', 'archery', 'assignment', 'skirmish', 'regroup'];

export type Source = Wire.FellowshipSource;
export type Price = Wire.FellowshipPrice;
export type CardView = Wire.FellowshipCard;
export type SiteView = Wire.FellowshipSite;
export type SeatView = Wire.FellowshipSeat;
export type FightView = Wire.FellowshipFight;
export type Side = FightView['winner'];
export type ArcheryView = Wire.FellowshipArchery;

export function cardOf({ cards }: FellowshipView, id: string | null | undefined): CardView | undefined {
  return cards.find((card) => card.id === id);
}

/** What is printed on it, whether it is named by its print or, in play, by its own id. */
export function printOf(view: FellowshipView, key: string): string {
  return cardOf(view, key)?.name ?? view.path.find((site) => site?.id === key)?.name ?? key;
}

/** What a card that somebody holds would cost now: for anybody, then for those with whom it costs something else. */
export function pricesOf({ prices }: SeatView, name: string): Price[] {
  return prices?.filter(({ card }) => card === name) ?? [];
}

/** A fellowship, the Ring-bearer first. */
export function companionsOf({ cards, seats }: FellowshipView, seat: number): CardView[] {
  const bearer = seats[seat]?.ring_bearer;
  return cards
    .filter(({ owner, zone }) => owner === seat && zone === 'fellowship')
    .sort((a, b) => Number(b.id === bearer) - Number(a.id === bearer));
}

/** Those of one player beside each other, in the order of the Shadow phases. */
export function minionsOf(view: FellowshipView): CardView[] {
  const last = othersOf(view, view.free);
  return view.cards.filter(({ zone }) => zone === 'minions').sort((a, b) => last.indexOf(b.owner) - last.indexOf(a.owner));
}

/** A player's support area, without those who have gone to fight. */
export function supportOf(view: FellowshipView, seat: number): CardView[] {
  const fighting = fightsOf(view).map(({ defender }) => defender);
  return view.cards.filter(({ id, owner, zone }) => owner === seat && zone === 'support' && !fighting.includes(id));
}

/** The others, as they sit: from the left hand on, in the order of turns. The last is on the right. */
export function othersOf({ order, seats }: FellowshipView, near: number): number[] {
  const round = order.length === seats.length ? order : seats.map((_, seat) => seat);
  const at = round.indexOf(near);
  return [...round.slice(at + 1), ...round.slice(0, at)];
}

/** Whether anybody's minions must be told from somebody else's. */
export function isSeveral({ seats }: FellowshipView): boolean {
  return seats.length > 2;
}

/** What a card bears. */
export function borneBy({ cards }: FellowshipView, id: string): CardView[] {
  return cards.filter(({ on, zone }) => on === id && zone === 'borne');
}

/** More than two borne cards lie as pictures side by side. */
export function tiled(items: number): boolean {
  return items > 2;
}

/** How many of them side by side: a finger needs more than a pointer. */
export function abreast(items: number, coarse: boolean): number {
  return !tiled(items) ? 1 : items > 4 && !coarse ? 3 : 2;
}

/** The skirmish that is being fought, as long as somebody stands in it for the fellowship. */
export function fightNow({ fight }: FellowshipView): FightView | null {
  return fight?.defender ? fight : null;
}

/** That one, and those that wait. */
export function fightsOf(view: FellowshipView): FightView[] {
  const now = fightNow(view);
  return now ? [now, ...view.fights] : view.fights;
}

/** Who is in no skirmish. */
export function unassigned(view: FellowshipView, cards: CardView[]): CardView[] {
  const taken = new Set(fightsOf(view).flatMap(({ defender, minions }) => [defender, ...minions]));
  return cards.filter(({ id }) => !taken.has(id));
}

/** Whose cards may be looked through. */
export type Pile = 'discard' | 'dead' | 'adventure';

/** How many cards a player has where. */
export function sizesOf({ seats, path }: FellowshipView, seat: number): Record<Pile | 'hand' | 'deck', number> {
  const it = seats[seat];
  const laid = path.filter((site) => site?.owner === seat).length;
  return {
    hand: it?.hand_size ?? 0,
    deck: it?.deck_size ?? 0,
    discard: it?.discard_size ?? 0,
    dead: it?.dead.length ?? 0,
    adventure: it?.adventure?.length ?? path.length - laid,
  };
}

/** The hands that lie open: of two players both, of several the one that is near; the others' lie on their leaves. */
export function handsOf(view: FellowshipView, near: number): { seat: SeatView; number: number }[] {
  return view.seats.flatMap((seat, number) => (seat.hand && !seat.out && (number === near || !isSeveral(view)) ? [{ seat, number }] : []));
}

/** Which side a seat plays in this turn. */
export function sideOf({ free }: FellowshipView, seat: number): Side {
  return seat === free ? 'free' : 'shadow';
}
