/** The game's own sentences, in the reader's language. */

import { nameOfSeat } from '../../table/names';
import type { Arg, CardInfo, SeatInfo } from '../../lib/types';
import { nameOf, t } from '../../lib/words.svelte';
import { factsOf, isCharacter, listed } from './facts.svelte';
import { companionsOf, printOf, sideOf, sizesOf, type CardView, type FellowshipView, type FightView, type Price, type SiteView, type Source } from './view';

const GAME = 'fellowship';

export function named(term: string, form = 'nom'): string {
  return nameOf(term, GAME, form);
}

/** The page's own words, with the game's names in them. */
export function put(id: string, args: Record<string, Arg> = {}): string {
  return t(id, args, GAME);
}

/** A name for where there is little room: who needs no more than the title goes without the rest. */
export function short(card: string): string {
  const whole = named(card);
  const facts = factsOf(card);
  if (!isCharacter(facts) && facts?.kind !== 'ring') return whole;
  return whole.split(', ')[0] ?? whole;
}

export function signed(number: number): string {
  return number < 0 ? `−${String(-number)}` : `+${String(number)}`;
}

/** A part of a number comes from a card, or from a rule. */
export function whence({ card }: Source): string {
  return card.startsWith('source-') ? put(`fellowship-${card}`) : short(card);
}

/** What a number is made of: “8 printed + 2 Aragorn’s Sword”. */
export function sumWords(sources: Source[], own: string): string {
  return sources
    .map((source, index) => {
      const { card, amount } = source;
      const much = String(Math.abs(amount));
      const what = index === 0 && card === own ? put('fellowship-printed', { number: much }) : `${much} ${whence(source)}`;
      if (index === 0) return amount < 0 ? `−${what}` : what;
      return `${amount < 0 ? '−' : '+'} ${what}`;
    })
    .join(' ');
}

/** The whole sum, if there is more to it than what is printed. */
export function whyStrength(card: CardView): string | null {
  const sources = card.why ?? [];
  if (sources.length < 2) return null;
  return put('fellowship-sum', { number: card.strength ?? 0, sum: sumWords(sources, card.name) });
}

/** What other numbers are made of; nothing is said of those that are just printed. */
function whySum(id: string, number: number, sources: Source[] | undefined, own: string): string[] {
  return sources && sources.length > 1 ? [put(id, { number, sum: sumWords(sources, own) })] : [];
}

export function whyVitality({ name, vitality, vitality_why }: CardView): string[] {
  return whySum('fellowship-sum-vitality', vitality ?? 0, vitality_why, name);
}

/** “damage +2 = 1 printed + 1 Lord of Moria” */
export function whyKeyword(card: CardView, word: string, number: number): string {
  const sources = card.keywords_why?.[word];
  return sources ? `${keywordWords(word, number)} = ${sumWords(sources, card.name)}` : keywordWords(word, number);
}

export function whyShadow({ name, shadow, why }: SiteView): string[] {
  return whySum('fellowship-sum-shadow', shadow, why, name);
}

export function whyMoves({ move_limit, move_limit_why }: FellowshipView): string[] {
  return whySum('fellowship-sum-moves', move_limit, move_limit_why, '');
}

export function whyDamage({ crushing, damage, damage_why }: FightView): string[] {
  return crushing ? [] : whySum('fellowship-sum-damage', damage, damage_why, '');
}

/** What a card in hand costs, if that is not just what is printed on it. */
export function whyPrices(view: FellowshipView, prices: Price[]): string[] {
  return prices.flatMap((price) => {
    const said = whyPrice(price);
    return price.on ? said.map((each) => put('fellowship-on-bearer', { card: printOf(view, price.on ?? ''), price: each })) : said;
  });
}

/** The same, whoever would bear it. */
export function whyPrice({ card, cost, why }: Price): string[] {
  return whySum('fellowship-sum-price', cost, why, card);
}

const NUMBERS = ['cost', 'strength', 'vitality', 'resistance', 'site', 'home', 'shadow'];

/** A card in a few words: name, kind and printed numbers. */
export function cardWords(name: string): string {
  const facts = factsOf(name);
  if (!facts) return named(name);
  return [named(name), kindWords(facts), ...numberWords(facts, NUMBERS)].join(', ');
}

export function numberWords(facts: CardInfo, which: readonly string[]): string[] {
  return which.flatMap((one) => {
    const number = facts.numbers[one];
    return number === undefined ? [] : [put(`fellowship-number-${one}`, { number })];
  });
}

export function kindWords({ kind }: CardInfo): string {
  return named(kind === 'ring' ? 'type-one-ring' : `type-${kind}`);
}

export function keywordWords(word: string, number: number): string {
  const name = named(`keyword-${word}`);
  return number > 1 || word === 'damage' || word === 'defender' ? `${name} +${String(number)}` : name;
}

/** A card in play, with all that can be said of it just now. */
export function inPlayWords(card: CardView, more: string[] = []): string {
  const facts = factsOf(card.name);
  const parts = [named(card.name)];
  if (facts) parts.push(kindWords(facts));
  if (typeof card.strength === 'number') {
    parts.push(whyStrength(card) ?? put('fellowship-number-strength', { number: card.strength }));
    parts.push(put('fellowship-life', { wounds: card.wounds ?? 0, vitality: card.vitality ?? 0 }), ...whyVitality(card));
    if (card.exhausted) parts.push(put('fellowship-exhausted'));
    if (card.roaming) parts.push(put('fellowship-roaming'));
  }
  for (const [word, number] of Object.entries(card.keywords ?? {})) parts.push(whyKeyword(card, word, number));
  if (!card.active) parts.push(put('fellowship-inactive'));
  if (card.stacked?.length) parts.push(put('fellowship-stacked', { names: card.stacked.map((name) => named(name)).join('; ') }));
  return [...parts, ...more].join(', ');
}

export function siteWords(site: SiteView, more: string[] = []): string {
  const terrain = listed(factsOf(site.name), 'keywords').map((word) => named(`keyword-${word}`));
  const numbers = put('fellowship-site', { site: site.name, number: site.number, shadow: site.shadow });
  return [numbers, ...terrain, ...more, ...whyShadow(site)].join(', ');
}

/** How a skirmish would end as it stands. */
export function outlook({ winner, crushing, damage }: FightView): string {
  if (crushing) return put(winner === 'free' ? 'fellowship-overwhelms-free' : 'fellowship-overwhelms-shadow');
  return put(winner === 'free' ? 'fellowship-wins-free' : 'fellowship-wins-shadow', { number: damage });
}

/** Who sits there; the reader is “you”. */
export function seatName(seats: SeatInfo[], seat: number, viewer: number): string {
  const info = seats[seat];
  if (seat === viewer) return put('fellowship-you');
  return info ? nameOfSeat(info) : put('seat-number', { number: seat + 1 });
}

/** Arguments for a sentence about somebody, which is another if it is about the reader. */
export function whom(seats: SeatInfo[], seat: number, viewer: number): Record<string, Arg> {
  return { who: seat === viewer ? 'you' : 'other', player: seatName(seats, seat, viewer) };
}

/** Somebody's side of the table in a few words. */
export function matWords(view: FellowshipView, seats: SeatInfo[], seat: number, viewer: number, hand?: 'left' | 'right'): string {
  const it = view.seats[seat];
  const name = seatName(seats, seat, viewer);
  if (!it || it.out) return [name, put('fellowship-out')].join(', ');
  const sizes = sizesOf(view, seat);
  const piles = (['hand', 'deck', 'discard', 'dead'] as const).map((pile) => put(`fellowship-${pile}-size`, { number: sizes[pile] }));
  const now = view.phase === 'shadow' && view.acting === seat ? [put('fellowship-shadow-now')] : [];
  const beside = hand ? [put(`fellowship-on-${hand}`)] : [];
  const companions = put('fellowship-companions', { number: companionsOf(view, seat).length });
  const burdens = put('fellowship-burdens', { number: it.burdens, most: it.resistance });
  return [name, put(`fellowship-side-${sideOf(view, seat)}`), ...now, ...beside, put('fellowship-at', { number: it.marker }), companions, burdens, ...piles].join(', ');
}
