/**
 * Whether the pointer has moved, and not the page below it: browsers tell of both alike, and what comes to lie under a
 * pointer that rests was not pointed at.
 */

let at = { x: NaN, y: NaN };
let moves = false;

function follow({ clientX: x, clientY: y }: PointerEvent): void {
  moves = x !== at.x || y !== at.y;
  at = { x, y };
}

// Before whoever is told of the same movement.
window.addEventListener('pointermove', follow, { capture: true, passive: true });

/** For those who hear `pointermove`: whether it is a mouse that really moves. */
export function pointsAt({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse' && moves;
}
