/** The games that the page can draw. Any other is shown plainly. */

import type { Component } from 'svelte';
import type { Bench, CardProps, Face } from './face';
import type { Primer } from './primer';

/** A table's views are of its game: who draws them is given no others. */
function drawing<View>(face: Face<View>): Face {
  return face as Face;
}

const faces: Record<string, () => Promise<Face>> = {
  journey: async () => drawing((await import('./journey')).journey),
  confrontation: async () => drawing((await import('./confrontation')).confrontation),
  warcards: async () => {
    const { warcards, prepared } = await import('./warcards');
    await prepared();
    return drawing(warcards);
  },
  fellowship: async () => {
    const { fellowship, prepared } = await import('./fellowship');
    await prepared();
    return drawing(fellowship);
  },
};

export async function faceOf(game: string): Promise<Face> {
  const load = Object.hasOwn(faces, game) ? faces[game] : undefined;
  return load ? load() : (await import('./plain')).plain;
}

/** Those whose cards the page can draw, apart from their tables. */
const drawn: Record<string, () => Promise<{ default: Component<CardProps> }>> = {
  warcards: () => import('./warcards/PrintedCard.svelte'),
  fellowship: () => import('./fellowship/PrintedCard.svelte'),
};

export async function cardOf(game: string): Promise<Component<CardProps>> {
  const load = Object.hasOwn(drawn, game) ? drawn[game] : undefined;
  return (await (load ? load() : import('./plain/PlainCard.svelte'))).default;
}

/** Those for which decks can be built. */
const benches: Record<string, () => Promise<{ bench: Bench }>> = {
  fellowship: () => import('./fellowship/decks'),
};

export async function benchOf(game: string): Promise<Bench | null> {
  const load = Object.hasOwn(benches, game) ? benches[game] : undefined;
  return load ? (await load()).bench : null;
}

/** Those that can be shown in two minutes. */
const primers: Record<string, () => Promise<{ primer: Primer }>> = {
  journey: () => import('./journey/primer'),
  confrontation: () => import('./confrontation/primer'),
  warcards: () => import('./warcards/primer'),
  fellowship: () => import('./fellowship/primer'),
};

export async function primerOf(game: string): Promise<Primer | null> {
  const load = Object.hasOwn(primers, game) ? primers[game] : undefined;
  return load ? (await load()).primer : null;
}
