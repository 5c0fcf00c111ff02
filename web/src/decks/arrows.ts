/** Where an arrow key leads among things that lie in rows: to the next, or to the nearest above or below. */

export interface Lies {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the thing that the key leads to from `from`; nothing if it is no arrow, or there is none. */
export function arrowTo(key: string, from: number, things: readonly Lies[]): number | null {
  if (key === 'Home' || key === 'End') return things.length ? (key === 'Home' ? 0 : things.length - 1) : null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = from + (key === 'ArrowRight' ? 1 : -1);
    return things[next] ? next : null;
  }
  const here = things[from];
  if (!here || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
  const middle = (one: Lies): number => one.left + one.width / 2;
  const down = key === 'ArrowDown';
  let best: number | null = null;
  let least = Infinity;
  things.forEach((one, index) => {
    const away = down ? one.top - (here.top + here.height / 2) : here.top - (one.top + one.height / 2);
    if (away <= 0) return;
    // Rows count for much more than columns.
    const far = away * 8 + Math.abs(middle(one) - middle(here));
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}
