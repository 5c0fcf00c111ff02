/** What the cards of a box can be searched by. */

import { hasWords, plain, wordsOf } from '../lib/search';
import { nameInOther } from '../lib/printed';
import type { CardInfo } from '../lib/types';
import { nameOf, t } from '../lib/words.svelte';

/** The values of a card that one may ask for, by what they are. */
const FACETS = {
  side: ({ side }: CardInfo) => (side ? [side] : []),
  group: ({ group }: CardInfo) => (group ? [group] : []),
  kind: ({ kind }: CardInfo) => [kind],
  cost: ({ numbers }: CardInfo) => (numbers.cost === undefined ? [] : [String(numbers.cost)]),
  keyword: ({ lists }: CardInfo) => lists.keywords ?? [],
  phase: ({ lists }: CardInfo) => lists.phases ?? [],
  signet: ({ lists }: CardInfo) => lists.signet ?? [],
  site: ({ kind, numbers }: CardInfo) => (kind === 'site' ? [String(numbers.site)] : []),
  path: ({ lists, numbers }: CardInfo) => lists.paths ?? (numbers.number ? [String(numbers.number)] : []),
  set: ({ set }: CardInfo) => [set],
};
export type Facet = keyof typeof FACETS;

/** Those that are numbers, from the least on. */
const NUMBERED: readonly Facet[] = ['path', 'cost', 'site'];

export interface Choice {
  facet: Facet;
  values: string[];
}

/** All that can be chosen in a box, leaving out what would not tell any of its cards apart. */
export function choicesOf(cards: CardInfo[]): Choice[] {
  return (Object.keys(FACETS) as Facet[])
    .map((facet) => ({ facet, values: [...new Set(cards.flatMap(FACETS[facet]))] }))
    .filter(({ values }) => values.length > 1)
    .map(({ facet, values }) => ({ facet, values: NUMBERED.includes(facet) ? values.sort((a, b) => Number(a) - Number(b)) : values }));
}

/** What a facet is called: some games have a word of their own for what cards belong to. */
export function facetName(game: string, facet: Facet): string {
  const own = nameOf(`value-${facet}`, game);
  return facet === 'group' && own && own !== `value-${facet}` ? capital(own) : t(`cards-by-${facet}`);
}

export function valueName(game: string, facet: Facet, value: string): string {
  if (facet === 'kind') return capital(nameOf(`noun-${value}`, game));
  if (facet === 'set') return capital(nameOf(`set-${value}`, game));
  return nameOf(value, game);
}

export function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** What somebody looks for, as the address keeps it. */
export class Wanted {
  constructor(private readonly query: URLSearchParams) {}

  get words(): string {
    return this.query.get('q') ?? '';
  }
  get unsure(): boolean {
    return this.query.has('unsure');
  }
  /** How many filters are set. */
  get count(): number {
    return [...this.query.keys()].filter((key) => key !== 'q').length;
  }
  value(facet: Facet): string {
    return this.query.get(facet) ?? '';
  }

  /** The address with one thing changed. */
  with(key: string, value: string): string {
    const query = new URLSearchParams(this.query);
    if (value) query.set(key, value);
    else query.delete(key);
    return `?${query.toString()}`;
  }

  /** The cards that are looked for; `texts` is all that is on them, in plain letters. */
  among(cards: CardInfo[], texts: ReadonlyMap<string, string>): CardInfo[] {
    const words = wordsOf(this.words);
    return cards.filter(
      (card) =>
        (Object.keys(FACETS) as Facet[]).every((facet) => {
          const value = this.value(facet);
          return !value || FACETS[facet](card).includes(value);
        }) &&
        (!this.unsure || isUnsure(card)) &&
        hasWords(texts.get(card.id) ?? '', words),
    );
  }
}

export function isUnsure({ provenance }: CardInfo): boolean {
  return provenance.status === 'unsure';
}

/** All that one may search a card for: its names and texts in both languages, and whatever else is on it. */
export function searchText(card: CardInfo, game: string): string {
  const listed = Object.values(card.lists).flat();
  return plain(
    [
      nameInOther(card),
      cardWords(card, game),
      card.collectors_number,
      ...listed.map((word) => nameOf(word, game)),
      ...(card.vanilla ? [] : Object.values(card.text)),
    ].join(' '),
  );
}

/** A card in a few words, for whoever can't see it. */
export function cardWords(card: CardInfo, game: string): string {
  const numbers = Object.entries(card.numbers).map(([name, number]) => `${nameOf(`value-${name}`, game)} ${String(number)}`);
  const belongs = card.group ?? card.side;
  return [
    nameOf(card.id, game),
    ...(belongs ? [nameOf(belongs, game)] : []),
    nameOf(`noun-${card.kind}`, game),
    ...numbers,
    ...(isUnsure(card) ? [t('cards-unsure-one')] : []),
  ].join(', ');
}

export interface Section {
  id: string;
  title: string;
  cards: CardInfo[];
}

/** The cards by what they belong to; places by what they are. */
export function sectionsOf(cards: CardInfo[], game: string): Section[] {
  const found = new Map<string, Section>();
  for (const card of cards) {
    const id = card.group ?? card.kind;
    const title = card.group ? nameOf(card.group, game) : capital(nameOf(`noun-${card.kind}`, game, 'plural'));
    const section = found.get(id) ?? { id, title, cards: [] };
    section.cards.push(card);
    found.set(id, section);
  }
  return [...found.values()];
}
