/** The games that the page can draw. Any other is shown plainly. */

import type { Component } from 'svelte';
import type { CardProps, Face } from './face';

const faces: Record<string, () => Promise<Face>> = {
  journey: async () => (await import('./journey')).journey,
  confrontation: async () => (await import('./confrontation')).confrontation,
  warcards: async () => (await import('./warcards')).warcards,
};

export async function faceOf(game: string): Promise<Face> {
  const load = Object.hasOwn(faces, game) ? faces[game] : undefined;
  return load ? load() : (await import('./plain')).plain;
}

/** Those whose cards the page can draw, apart from their tables. */
const drawn: Record<string, () => Promise<{ default: Component<CardProps> }>> = {
  warcards: () => import('./warcards/PrintedCard.svelte'),
};

export async function cardOf(game: string): Promise<Component<CardProps>> {
  const load = Object.hasOwn(drawn, game) ? drawn[game] : undefined;
  return (await (load ? load() : import('./plain/PlainCard.svelte'))).default;
}
