/** The view that the server sends, with the words that stand in it. */

import type * as Wire from '../../lib/types';

export type Colour = 'yellow' | 'red' | 'blue' | 'green' | 'black';
export type SymbolName = 'ring' | 'gandalf' | 'weapon' | 'nazgul' | 'orc' | 'tree';
export type Square = 'whole' | 'split' | 'half' | 'crossed' | 'both-crossed';

export type DieView = Wire.DieView & {
  colour: Colour;
  symbol: SymbolName | null;
  where: 'cup' | 'table' | 'kept' | 'locked';
};

export type SheetView = Omit<Wire.SheetView, 'squares'> & { colour: Colour | null; squares: Square[] };

export type JourneyView = Omit<Wire.JourneyView, 'dice' | 'sheets'> & {
  variant: 'basic' | 'advanced';
  phase: 'hobbits' | 'rolling' | 'using' | 'over';
  dice: DieView[];
  sheets: SheetView[];
};

export const PLACES = [
  'bag-end',
  'rivendell',
  'moria',
  'lothlorien',
  'rohan',
  'helms-deep',
  'gondor',
  'minas-tirith',
  'shelobs-lair',
  'mordor',
] as const;
export type Place = (typeof PLACES)[number];

export const HOBBITS = { frodo: 'yellow', sam: 'red', merry: 'blue', pippin: 'green' } as const;
export type Hobbit = keyof typeof HOBBITS;
