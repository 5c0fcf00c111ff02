/** A hand that is not quite steady: strokes that are never twice alike, yet always the same. */

/** Between -1 and 1, always the same for the same numbers. */
export function wobble(seed: number, turn: number): number {
  return ((seed * 7919 + turn * 3571 + seed * turn * 131) % 201) / 100 - 1;
}

/** Two quick strokes across a box. */
export function cross(x: number, y: number, width: number, height: number, seed: number): string[] {
  const sway = Math.min(width, height) / 12;
  const [a, b, c, d] = [1, 2, 3, 4].map((turn) => wobble(seed, turn) * sway) as [number, number, number, number];
  const middleX = x + width / 2;
  const middleY = y + height / 2;
  return [
    `M${x + a} ${y + b}Q${middleX + c} ${middleY - d} ${x + width + b} ${y + height + c}`,
    `M${x + width - c} ${y + d}Q${middleX - a} ${middleY - b} ${x - d} ${y + height + a}`,
  ];
}

/** Hatching from the lower left to the upper right. */
export function hatching(x: number, y: number, width: number, height: number): string {
  const slope = width / 2;
  let strokes = '';
  for (let row = slope + 3; row < height - 1; row += 5) {
    strokes += `M${x + 2} ${y + row}L${x + width - 2} ${y + row - slope}`;
  }
  return strokes;
}
