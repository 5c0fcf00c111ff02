/** How large everything on the sheet is: the map in the middle, the cards in the corners or, on a phone, above and below it. */

import type { Side } from './box';
import { layOut, type Layout, type Point } from './layout';

export interface Measures {
  /** Whether there is room beside the map. */
  wide: boolean;
  layout: Layout;
  /** How far the corners of the sheet are free: the homes are in the middle above and below. */
  corner: number;
  /** The size of a card. */
  card: Point;
  /** The size of one's own cards while one of them is asked for. */
  asked: Point;
  /** How wide a hand in a corner is. */
  hand: number;
  /** How high the strip with a hand above the map is, on a phone. */
  strip: number;
}

const WIDE = 720;
const CARDS = 9;
/** Between two cards that are to be touched. */
const GAP = 11;
const TALL = 1.26;
const SHORT = 420;
/** So high is a region in which a finger can hit a piece below the name. */
const LEAST = 128;
/** So high is one in which a piece and its name together can be hit. */
const LOWEST = 80;

/** A phone on its side: whatever lies over the map must be small. */
export function short(height: number): boolean {
  return height < SHORT;
}

export function measure(width: number, height: number, below: Side): Measures {
  const wide = width >= WIDE;
  const small = inOneRow(width);
  const layout = layOut(wide ? cellBetweenCorners(width, height) : cellBetweenStrips(width, height, small), below);
  const corner = wide ? Math.min(360, width / 2 - layout.cell.x * 1.05 - 20) : width - 16;
  const spread = largest(corner, Math.max(layout.height, height) / 2 - 30);
  const card = wide ? whole(spread.across, TALL) : small;
  const asked = wide ? card : short(height) ? whole(Math.min(60, (width - 20 - (CARDS - 1) * GAP) / CARDS), TALL) : whole(Math.min(74, (width - 20 - 4 * GAP) / 5), 1.2);
  return { wide, layout, corner, card, asked, hand: spread.columns * (card.x + GAP), strip: small.y + 12 };
}

/** On a phone all nine lie in one row. */
function inOneRow(width: number): Point {
  return whole(Math.min(48, (width - 16 - (CARDS - 1) * 4) / CARDS), TALL);
}

function cellBetweenCorners(width: number, height: number): Point {
  const high = Math.max(118, Math.min(230, (height - 20) / 4));
  return { x: Math.min(high * 1.14, (width - 20) / 4, (width - 180) / 4 + 26), y: high };
}

function cellBetweenStrips(width: number, height: number, card: Point): Point {
  const across = (width - 8) / 4;
  // The whole map at once; the hands lie below it until they are needed.
  if (short(height) && width > height) return { x: across, y: Math.max(LOWEST, (height - 6) / 4) };
  const free = (height - 2 * card.y - 34) / 4;
  return { x: across, y: Math.max(across * 1.28, LEAST, Math.min(across * 1.5, free, 150)) };
}

/** In the corners the cards lie in as many columns as make them largest. */
function largest(corner: number, high: number): { columns: number; across: number } {
  const [best] = [3, 5]
    .map((columns) => ({ columns, across: Math.min(64, (corner - (columns - 1) * GAP) / columns) }))
    .filter(({ columns, across }) => Math.ceil(CARDS / columns) * (across * TALL + GAP) < high)
    .sort((one, other) => other.across - one.across || other.columns - one.columns);
  return best ?? { columns: 5, across: 34 };
}

function whole(across: number, tall: number): Point {
  return { x: Math.floor(across), y: Math.floor(across * tall) };
}
