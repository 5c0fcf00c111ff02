/**
 * Pictures as one line of words each, as a game keeps them in its `pictures.txt`:
 *
 *     sting = cave night sea | cobweb back 27,24 50 | plain-dagger accent 62,42 56 turn 20
 *
 * First the ground: any words of `grounds.ts`, an hour, an accent, and `of <name>` for whose hue it has if not the
 * card's own. Then the emblems, from the back to the front: an icon, its tone, where its middle is and how high it
 * is. What is left out is in front, in the middle, and 54 high. This module knows neither games nor colours.
 */

import { ACCENTS, GROUNDS, HOURS, inSky, type Accent, type Hour } from './grounds';

export const DEPTHS = ['back', 'mid', 'front', 'lit', 'accent'] as const;
export type Depth = (typeof DEPTHS)[number];

export interface Layer {
  icon: string;
  depth: Depth;
  x: number;
  y: number;
  size: number;
  turn: number;
  flip: boolean;
}

export interface Scene {
  grounds: string[];
  hour: Hour;
  accent: Accent;
  /** Whose hue it has; none for the card's own. */
  of: string | null;
  layers: Layer[];
}

function among<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}

function readLayer(text: string): Layer {
  const [icon = '', ...words] = text.trim().split(/\s+/);
  const layer: Layer = { icon, depth: 'front', x: 60, y: 41, size: 54, turn: 0, flip: false };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const [x, y] = word.split(',').map(Number);
    if (among(DEPTHS, word)) layer.depth = word;
    else if (word === 'flip') layer.flip = true;
    else if (word === 'turn') layer.turn = Number(words.shift());
    else if (x !== undefined && y !== undefined) [layer.x, layer.y] = [x, y];
    else layer.size = Number(word);
  }
  return layer;
}

function readScene(text: string): Scene {
  const [head = '', ...layers] = text.split('|');
  const scene: Scene = { grounds: [], hour: 'day', accent: 'gold', of: null, layers: layers.map(readLayer) };
  const words = head.trim().split(/\s+/);
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (among(HOURS, word)) scene.hour = word;
    else if (among(ACCENTS, word)) scene.accent = word;
    else if (word === 'of') scene.of = words.shift() ?? null;
    else if (Object.hasOwn(GROUNDS, word)) scene.grounds.push(word);
  }
  scene.grounds.sort((one, other) => Number(inSky(other)) - Number(inSky(one)));
  return scene;
}

/** All pictures of such a file, by what they are of. Lines with `#` are remarks. */
export function readScenes(text: string): Map<string, Scene> {
  const scenes = new Map<string, Scene>();
  for (const line of text.split('\n')) {
    const [name = '', scene] = line.split(' = ');
    if (scene !== undefined && !line.startsWith('#')) scenes.set(name.trim(), readScene(scene));
  }
  return scenes;
}
