/** The view that the server sends, and the words that stand in it. */

import type { DieView, JourneyView, SheetView } from '../../lib/types';

export type { DieView, JourneyView, SheetView };

export type Colour = DieView['colour'];
export type SymbolName = NonNullable<DieView['symbol']>;
export type Square = SheetView['squares'][number];
export type Place = SheetView['place'];
export type Hobbit = NonNullable<SheetView['hobbit']>;

export const PLACES: readonly Place[] = [
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
];

export const HOBBITS: Readonly<Record<Hobbit, Colour>> = { frodo: 'yellow', sam: 'red', merry: 'blue', pippin: 'green' };
