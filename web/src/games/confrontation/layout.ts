/** Where the regions lie on the sheet, for whoever sits below. */

import { REGIONS, ROWS, type Region, type Side } from './box';

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  /** Of the whole diamond. */
  width: number;
  height: number;
  /** Of one region. */
  cell: Point;
  /** The size of a piece. */
  piece: Point;
  /** The size of a region's name. */
  letters: number;
  /** Each region's middle. */
  at: Record<Region, Point>;
  /** A crossing of the lines between the regions: 0 to 4 along each edge, from the corner at the top. */
  crossing: (i: number, j: number) => Point;
}

const ACROSS = 4;

/** `sharing`: how many pieces stand side by side in a region at most. */
export function layOut(cell: Point, below: Side, sharing = 2): Layout {
  const width = cell.x * ACROSS;
  const height = cell.y * ACROSS;
  const crossing = (i: number, j: number): Point => ({
    x: width / 2 + ((i - j) * cell.x) / 2,
    y: ((i + j) * cell.y) / 2,
  });
  const at = {} as Record<Region, Point>;
  for (const region of REGIONS) at[region] = middle(region, below, width, cell);
  const flat = isFlat(cell);
  const letters = Math.max(11.5, Math.min(18, cell.x * 0.128, flat ? cell.y * 0.135 : 18));
  const room = cell.y / 2 - letters - (flat ? 2 : 7);
  const piece = { x: Math.min(cell.x / sharing - 2, room * (flat ? 1.6 : 1.06), 92), y: Math.min(room, 96) };
  return { width, height, cell, piece, letters, at, crossing };
}

/** On a phone that lies on its side: pieces have no height to give away, but room beside them. */
function isFlat(cell: Point): boolean {
  return cell.y < cell.x * 0.8;
}

function middle(region: Region, below: Side, width: number, cell: Point): Point {
  const number = ROWS.findIndex((row) => (row as readonly string[]).includes(region));
  const row: readonly string[] = ROWS[number] ?? [];
  const aside = row.indexOf(region) - (row.length - 1) / 2;
  const down = below === 'fellowship' ? ROWS.length - 1 - number : number;
  return {
    x: width / 2 + (below === 'fellowship' ? aside : -aside) * cell.x,
    y: ((down + 1) * cell.y) / 2,
  };
}

/** The corners of a region around its middle, a little inside its lines. */
export function rhomb({ x, y }: Point, cell: Point, inset = 0): string {
  const across = cell.x / 2 - inset * (cell.x / cell.y + 1) * 0.75;
  const along = cell.y / 2 - inset * (cell.y / cell.x + 1) * 0.75;
  return `M${x} ${y - along}L${x + across} ${y}L${x} ${y + along}L${x - across} ${y}Z`;
}

/** Where pieces stand that share a region: side by side, below its name. */
export function places(layout: Layout, region: Region, count: number): Point[] {
  const { piece, letters, cell } = layout;
  const { x, y } = layout.at[region];
  const top = y - cell.y / 4 + letters + 3;
  // The homes have their row for themselves; a crowd in a battle may spill over a little.
  const free = region === 'shire' || region === 'mordor' ? cell.x * 2.1 : count > 2 ? cell.x * 1.4 : cell.x;
  const step = Math.min(piece.x + 7, (free - piece.x - 2) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, place) => ({
    x: x + (place - (count - 1) / 2) * step - piece.x / 2,
    y: top,
  }));
}
