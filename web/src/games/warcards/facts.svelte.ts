/** What is printed on the cards and locations, fetched once. Reading it in a component follows its arrival. */

import { allPrinted } from '../../lib/printed';
import type { CardInfo } from '../../lib/types';

const AGAIN_AFTER = 4000;

let known = $state.raw<ReadonlyMap<string, CardInfo>>(new Map());
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
      known = new Map(printed.map((one) => [one.id, one]));
      return;
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN_AFTER));
    }
  }
}

/** A card or a location; nothing while the facts are on their way. */
export function factsOf(name: string): CardInfo | undefined {
  void ready();
  return known.get(name);
}

export function numberOf(name: string, which: string): number {
  return factsOf(name)?.numbers[which] ?? 0;
}

export function isPath(name: string): boolean {
  return factsOf(name)?.kind === 'path';
}

export function isPlace(name: string): boolean {
  const kind = factsOf(name)?.kind;
  return kind === 'path' || kind === 'battleground';
}
