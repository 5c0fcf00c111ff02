/** Who stands where on the sheet: those with a name one by one, the others by region. */

import type { Character, Region, Side } from './box';
import { places, type Layout, type Point } from './layout';
import type { ConfrontationView, PieceView } from './view';

export interface Standing {
  key: string;
  side: Side;
  region: Region;
  piece: PieceView;
  at: Point;
}

/** Hidden pieces of one side in one region. */
export interface Group {
  region: Region;
  side: Side;
  spots: Point[];
  maybe: Character[];
  hidden: number;
}

export interface Placed {
  /** Always in the same order, so that whoever moves stays the same element. */
  pieces: Standing[];
  groups: Group[];
}

/** `sides`: in the order in which they stand from the left. */
export function stand({ regions }: ConfrontationView, layout: Layout, sides: readonly Side[]): Placed {
  const pieces: Standing[] = [];
  const groups: Group[] = [];
  for (const region of regions) {
    const there = sides.map((side) => ({ side, ...region[side] }));
    const count = there.reduce((sum, { known, hidden }) => sum + known.length + hidden, 0);
    const spots = places(layout, region.name, count);
    let next = 0;
    for (const { side, known, hidden, maybe } of there) {
      for (const piece of known) {
        pieces.push({ key: `${side}:${piece.name}`, side, region: region.name, piece, at: spots[next++] as Point });
      }
      if (hidden) {
        groups.push({ region: region.name, side, hidden, maybe, spots: spots.slice(next, next + hidden) });
        next += hidden;
      }
    }
  }
  return { pieces: pieces.sort((a, b) => a.key.localeCompare(b.key)), groups };
}
