/** The games that the page can draw. Any other is shown plainly. */

import type { Face } from './face';

const faces: Record<string, () => Promise<Face>> = {
  journey: async () => (await import('./journey')).journey,
  confrontation: async () => (await import('./confrontation')).confrontation,
  warcards: async () => (await import('./warcards')).warcards,
};

export async function faceOf(game: string): Promise<Face> {
  const load = Object.hasOwn(faces, game) ? faces[game] : undefined;
  return load ? load() : (await import('./plain')).plain;
}
