/** The way of whoever moved last, as the story tells it. */

import type { Message } from '../../lib/types';
import type { Region, Side } from './box';
import type { Point } from './layout';

export interface Trace {
  side: Side;
  to: Region;
  /** The line that tells of it. */
  line: number;
  /** How far it is back to where they came from. */
  back: Point;
  path: string;
  tip: Point;
  turn: number;
}

const FORGET = new Set(['event-second-game', 'event-deployed', 'event-deployed-veiled']);

export function lastMove(story: Message[], at: Record<Region, Point>): Trace | null {
  for (let index = story.length - 1; index >= 0; index--) {
    const { id, args = {} } = story[index] as Message;
    if (FORGET.has(id)) return null;
    if (!('from' in args && 'to' in args)) continue;
    const [from, to] = [at[args.from as Region] as Point | undefined, at[args.to as Region] as Point | undefined];
    if (!from || !to) return null;
    const side = args.side === 'fellowship' ? 'fellowship' : 'sauron';
    const back = { x: from.x - to.x, y: from.y - to.y };
    return { side, to: args.to as Region, line: index, back, ...drawn(from, to) };
  }
  return null;
}

function drawn(from: Point, to: Point): Pick<Trace, 'path' | 'tip' | 'turn'> {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  // From edge to edge, a little bent, so that it does not hide under the pieces.
  const start = { x: from.x + dx * 0.3, y: from.y + dy * 0.3 };
  const tip = { x: from.x + dx * 0.7, y: from.y + dy * 0.7 };
  const bend = { x: (from.x + to.x) / 2 - (dy / long) * 10, y: (from.y + to.y) / 2 + (dx / long) * 10 };
  const turn = (Math.atan2(tip.y - bend.y, tip.x - bend.x) * 180) / Math.PI;
  return { path: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`, tip, turn };
}
