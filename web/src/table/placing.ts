/** Where something that is shown beside a word may lie: over neither the line that is read nor the question. */

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
