/** Which drawing stands for what. Every colour has a sign of its own, so that it never stands alone. */

import type { IconName } from '../../lib/icons';
import type { Colour, Place, SymbolName } from './view';

export const SYMBOLS: Record<SymbolName, IconName> = {
  ring: 'ring',
  gandalf: 'pointy-hat',
  weapon: 'broadsword',
  nazgul: 'cowled',
  orc: 'orc-head',
  tree: 'fruit-tree',
};

export const SIGNS: Record<Colour, IconName> = {
  yellow: 'polar-star',
  red: 'flame',
  blue: 'waves',
  green: 'linden-leaf',
  black: 'burning-eye',
};

export const LANDMARKS: Record<Place, IconName> = {
  'bag-end': 'hobbit-door',
  rivendell: 'elven-castle',
  moria: 'dungeon-gate',
  lothlorien: 'birch-trees',
  rohan: 'horse-head',
  'helms-deep': 'stone-tower',
  gondor: 'crenel-crown',
  'minas-tirith': 'white-tower',
  'shelobs-lair': 'spider-alt',
  mordor: 'smoking-volcano',
};

/** What a place of the advanced game is about, and what becomes of it. */
export const EFFECTS: Partial<Record<Place, { symbol: SymbolName | null; mark: string }>> = {
  rivendell: { symbol: null, mark: '=' },
  moria: { symbol: 'gandalf', mark: '×' },
  lothlorien: { symbol: 'weapon', mark: '2×' },
  rohan: { symbol: null, mark: '↻' },
  'helms-deep': { symbol: 'orc', mark: '2×' },
  gondor: { symbol: 'nazgul', mark: '×' },
  'minas-tirith': { symbol: 'nazgul', mark: '!' },
  'shelobs-lair': { symbol: 'ring', mark: '−1' },
};
