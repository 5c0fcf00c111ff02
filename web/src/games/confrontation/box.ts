/** What is in the box, as far as a drawing needs to know: the map, the two sides of each tile, the cards. */

import type { CharacterView, RegionView, SideView } from '../../lib/types';

export type Side = SideView['side'];
export const SIDES: readonly Side[] = ['fellowship', 'sauron'];

export function opponent(side: Side): Side {
  return side === 'fellowship' ? 'sauron' : 'fellowship';
}

// The map

export type Region = RegionView['name'];
/** From the Shire to Mordor, each row from the left as the Fellowship sees it. */
export const ROWS = [
  ['shire'],
  ['arthedain', 'cardolan'],
  ['rhudaur', 'eregion', 'enedwaith'],
  ['high-pass', 'misty-mountains', 'caradhras', 'gap-of-rohan'],
  ['mirkwood', 'fangorn', 'rohan'],
  ['dagorlad', 'gondor'],
  ['mordor'],
] as const satisfies readonly (readonly Region[])[];
export const REGIONS: readonly Region[] = ROWS.flat();

export const HOME: Record<Side, Region> = { fellowship: 'shire', sauron: 'mordor' };
/** Where each side puts one character each, in the order in which they are written. */
export const OUTPOSTS: Record<Side, readonly Region[]> = {
  fellowship: ['arthedain', 'cardolan', 'rhudaur', 'eregion', 'enedwaith'],
  sauron: ['dagorlad', 'gondor', 'mirkwood', 'fangorn', 'rohan'],
};
const MOUNTAINS: readonly Region[] = ROWS[3];

export function isMountain(region: Region): boolean {
  return MOUNTAINS.includes(region);
}

/** How many characters of one player a region holds. */
export function limitOf(region: Region): number {
  if (region === 'shire' || region === 'mordor') return 4;
  return isMountain(region) ? 1 : 2;
}

// The tiles

export type Character = CharacterView['name'];

export interface Face {
  name: Character;
  strength: number;
}

/** Each tile's ring side and star side. */
export const TILES: Record<Side, readonly (readonly [Face, Face])[]> = {
  fellowship: [
    tile('frodo', 1, 'frodo', 1),
    tile('sam', 2, 'sam', 1),
    tile('gimli', 3, 'theoden', 2),
    tile('pippin', 1, 'smeagol', 0),
    tile('legolas', 3, 'elrond', 3),
    tile('merry', 2, 'faramir', 3),
    tile('gandalf', 5, 'gandalf', 5),
    tile('aragorn', 4, 'aragorn', 4),
    tile('boromir', 0, 'treebeard', 4),
  ],
  sauron: [
    tile('orcs', 2, 'orcs', 3),
    tile('flying-nazgul', 3, 'flying-nazgul', 5),
    tile('black-rider', 3, 'mouth-of-sauron', 3),
    tile('shelob', 5, 'wormtongue', -1),
    tile('balrog', 5, 'uruk-hai', 4),
    tile('witch-king', 5, 'witch-king', 2),
    tile('saruman', 4, 'saruman', 3),
    tile('warg', 2, 'gollum', 1),
    tile('cave-troll', 9, 'watcher', 6),
  ],
};

function tile(ring: Character, strength: number, star: Character, other: number): readonly [Face, Face] {
  return [
    { name: ring, strength },
    { name: star, strength: other },
  ];
}

/** Which side a character is on, and its strength as printed. */
export function faceOf(name: Character, star: boolean): { side: Side; strength: number } {
  for (const side of SIDES) {
    for (const tile of TILES[side]) {
      const face = tile[star ? 1 : 0];
      if (face.name === name) return { side, strength: face.strength };
    }
  }
  return { side: 'fellowship', strength: 0 };
}

// The cards

export type Card = SideView['hand'][number];

export const DECKS: Record<Side, readonly Card[]> = {
  fellowship: ['1', '2', '3', '4', '5', 'magic', 'noble-sacrifice', 'elven-cloak', 'retreat'],
  sauron: ['1', '2', '3', '4', '5', '6', 'magic', 'eye-of-sauron', 'retreat'],
};

/** The name's term: numbers are no names. */
export function termOf(card: Card): string {
  return card.length === 1 ? `card-${card}` : card;
}

export type Special = SideView['specials'][number];

export const SPECIALS: Record<Side, readonly Special[]> = {
  fellowship: ['shadowfax', 'gandalf-the-white', 'king-revealed', 'gwaihir'],
  sauron: ['recall', 'dark-of-mordor', 'crebain', 'palantir'],
};
