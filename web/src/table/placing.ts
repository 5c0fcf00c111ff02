/** Where something that is shown for a moment may lie: over neither what is read, nor the question, nor what can be chosen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
  /** The most room that there is, from top to bottom. */
  room: number;
}

const GAP = 12;
const EDGE = 8;

/** `line` is what is read, `column` what it stands in, `prompt` the question, if one shows. */
export function spotFor(
  line: Box,
  column: Box,
  prompt: Box | null,
  size: { width: number; height: number },
  view: { width: number; height: number },
): Spot {
  const at = Math.max(EDGE, Math.min(line.left, view.width - size.width - EDGE));
  if (prompt && isIn(line, prompt)) return over(prompt);
  const left = column.left - GAP - size.width;
  const right = column.right + GAP;
  if (left >= EDGE) return beside(left);
  if (right + size.width <= view.width - EDGE) return beside(right);
  const floor = prompt && prompt.top >= line.bottom ? prompt.top : view.height;
  const above = line.top - GAP - EDGE;
  const below = floor - line.bottom - GAP - EDGE;
  if (size.height <= below || below >= above) return { left: at, top: line.bottom + GAP, room: below };
  return over(line);

  function over({ top }: Box): Spot {
    return { left: at, top: Math.max(EDGE, top - GAP - size.height), room: top - GAP - EDGE };
  }
  function beside(at: number): Spot {
    const crosses = prompt !== null && at < prompt.right && at + size.width > prompt.left;
    const floor = (crosses ? prompt.top : view.height) - EDGE;
    const top = Math.min(line.top - EDGE, floor - size.height);
    return { left: at, top: Math.max(EDGE, top), room: floor - EDGE };
  }
}

function isIn(line: Box, box: Box): boolean {
  return line.top >= box.top && line.bottom <= box.bottom && line.left >= box.left && line.left < box.right;
}

/** Where on the screen things lie that can be chosen, and the question. */
export function choosable(): Box[] {
  const found = [...document.querySelectorAll('[data-choosable], [data-option], .prompt')];
  return found.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
}

/** The place within `view`, nearest to the one that is wanted, where it lies over none of these; nothing if there is none. */
export function clearSpot(
  taken: readonly Box[],
  wanted: { left: number; top: number },
  { width, height }: { width: number; height: number },
  view: Box,
): { left: number; top: number } | null {
  const lefts = [wanted.left, view.left, view.right - width, ...taken.flatMap(({ left, right }) => [left - GAP - width, right + GAP])];
  const tops = [wanted.top, view.top, view.bottom - height, ...taken.flatMap(({ top, bottom }) => [top - GAP - height, bottom + GAP])];
  const spots = lefts
    .filter((left) => left >= view.left && left + width <= view.right)
    .flatMap((left) => tops.filter((top) => top >= view.top && top + height <= view.bottom).map((top) => ({ left, top })))
    .map((spot) => ({ spot, far: Math.hypot(spot.left - wanted.left, spot.top - wanted.top) }))
    .sort((one, other) => one.far - other.far);
  const clear = ({ left, top }: { left: number; top: number }): boolean =>
    !taken.some((one) => left < one.right && one.left < left + width && top < one.bottom && one.top < top + height);
  return spots.find(({ spot }) => clear(spot))?.spot ?? null;
}
