/** What is printed on the cards and locations, fetched once. Reading it in a component follows its arrival. */

import { allPrinted } from '../../lib/printed';
import type { Arg, Printed } from '../../lib/types';
import type { Icon } from './factions';

const AGAIN_AFTER = 4000;

let known = $state.raw<ReadonlyMap<string, Printed>>(new Map());
let coming: Promise<void> | null = null;

/** Settles once they are there. */
export function ready(): Promise<void> {
  coming ??= load();
  return coming;
}

async function load(): Promise<void> {
  for (;;) {
    try {
      const printed = await allPrinted('warcards');
      known = new Map(printed.map((one) => [one.name, one]));
      return;
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN_AFTER));
    }
  }
}

/** A card or a location; nothing while the facts are on their way. */
export function factsOf(name: string): Printed | undefined {
  void ready();
  return known.get(name);
}

export function numberOf(name: string, which: string): number {
  return factsOf(name)?.numbers?.[which] ?? 0;
}

const SIGN_OF: Record<string, Icon> = {
  'text-attack': 'attack',
  'text-ground-attack': 'attack',
  'text-defence': 'defence',
  'text-ground-defence': 'defence',
  'text-path-attack': 'path',
  'text-path-defence': 'path',
};

function iconsIn(messages: Arg | undefined): [Icon, number][] {
  if (!Array.isArray(messages)) return [];
  return messages.flatMap(({ id, args }) => {
    const which = SIGN_OF[id];
    if (which && typeof args?.icons === 'number') return [[which, args.icons] as [Icon, number]];
    return Object.values(args ?? {}).flatMap(iconsIn);
  });
}

/** Icons that its text gives a card under some condition. */
export function bonusOf(name: string): Map<Icon, number> {
  const text = factsOf(name)?.text ?? [];
  return new Map(text.filter(({ id }) => id.startsWith('text-bonus')).flatMap(({ args }) => iconsIn(args?.icons)));
}

export function isPath(name: string): boolean {
  return factsOf(name)?.kind === 'path';
}

export function isPlace(name: string): boolean {
  const kind = factsOf(name)?.kind;
  return kind === 'path' || kind === 'battleground';
}
