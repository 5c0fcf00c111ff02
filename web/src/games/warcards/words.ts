/** The game's own sentences, in the reader's language. */

import type { Arg, CardInfo, Message } from '../../lib/types';
import { nameOf, say, t } from '../../lib/words.svelte';
import { numberOf } from './facts.svelte';
import { ICONS } from './factions';
import type { CardView, PlaceView, WarcardsView } from './view';

const GAME = 'warcards';

export function speak(message: Message): string {
  return say(message, GAME);
}

export function named(term: string, form = 'nom'): string {
  return nameOf(term, GAME, form);
}

/** A card's title in a list, where one that has a comma in it would seem to be two. */
export function titled(card: string): string {
  return put('warcards-titled', { card });
}

/** The page's own words, with the game's names in them. */
export function put(id: string, args: Record<string, Arg> = {}): string {
  return t(id, args, GAME);
}

export function playerName(deck: string): string {
  return named(`player-${deck}`);
}

/** A row of path numbers as it is printed: 1–4, 7. */
export function spans(numbers: string[]): string {
  const found: [number, number][] = [];
  for (const number of numbers.map(Number)) {
    const last = found.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? String(first) : `${String(first)}–${String(last)}`)).join(', ');
}

/** What a combat would come to if nothing changed. */
export function outlookWords(view: WarcardsView, place: PlaceView): string {
  const { name, winner, skirmish, left = 0 } = place;
  if (skirmish) {
    if (!view.board.some((card) => card.place === name)) return put('warcards-outlook-returns');
    return winner ? put('warcards-outlook-skirmish', { side: winner }) : put('warcards-outlook-nobody');
  }
  if (name === view.path && winner === 'shadow') return put('warcards-outlook-corruption', { number: left });
  return winner ? put('warcards-outlook', { side: winner, number: numberOf(name, 'points') }) : put('warcards-outlook-nobody');
}

/** How often each player has recycled, where battlegrounds wait for that. */
export function recycledWords({ decks }: WarcardsView): string {
  return put('warcards-recycled', { players: decks.map(({ name, recycled = 0 }) => `${playerName(name)} ${String(recycled)}`).join(', ') });
}

/** The number of a path, with its part where numbers have two: 4A. */
export function pathNumber({ stages = [] }: WarcardsView, path: string): string {
  const stage = stages.findIndex((names) => names.includes(path));
  return `${String(numberOf(path, 'number'))}${stage < 0 ? '' : 'AB'.charAt(stage % 2)}`;
}

/** A card in a few words: name, kind and numbers. */
export function cardWords(name: string, facts: CardInfo | undefined): string {
  if (!facts) return named(name);
  const parts = [named(name), named(`noun-${facts.kind}`)];
  if (facts.group) parts.push(named(facts.group));
  for (const icon of ICONS) {
    const number = facts.numbers[icon];
    if (number) parts.push(put(`warcards-icon-${icon}`, { number }));
  }
  return parts.join(', ');
}

/** A card in play, with what it counts for. */
export function inPlayWords(card: CardView, facts: CardInfo | undefined): string {
  const parts = [cardWords(card.name, facts)];
  if (card.place === 'reserve') {
    if (card.fresh) parts.push(put('warcards-fresh'));
  } else if (!card.wielder) {
    parts.push(put('warcards-counts', { number: card.icons ?? 0 }));
    if (card.leadership && !card.supported) parts.push(put('warcards-unsupported'));
  }
  if (card.tokens) parts.push(put('warcards-tokens', { number: card.tokens }));
  return parts.join(', ');
}
