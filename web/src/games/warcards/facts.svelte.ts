/** What is printed on the cards and locations. */

import { Facts } from '../../lib/facts.svelte';
import type { CardInfo } from '../../lib/types';

export const facts = new Facts('warcards');

/** A card or a location; nothing while the facts are on their way. */
export function factsOf(name: string): CardInfo | undefined {
  return facts.of(name);
}

export function numberOf(name: string, which: string): number {
  return factsOf(name)?.numbers[which] ?? 0;
}

export function isPath(name: string): boolean {
  return factsOf(name)?.kind === 'path';
}

export function isPlace(name: string): boolean {
  const kind = factsOf(name)?.kind;
  return kind === 'path' || kind === 'battleground' || kind === 'skirmish';
}

export function isSkirmish(name: string): boolean {
  return factsOf(name)?.kind === 'skirmish';
}
