/** What has just been crossed off or split, so that the pencil is seen where it was used. */

import type { JourneyView } from './view';

export function freshMarks(before: JourneyView, now: JourneyView): Set<string> {
  const fresh = new Set<string>();
  for (const sheet of now.sheets) {
    const old = before.sheets[sheet.seat];
    if (!old) continue;
    for (let number = old.circles + 1; number <= sheet.circles; number++) {
      fresh.add(`circle:${sheet.seat}:${number}`);
    }
    sheet.squares.forEach((square, index) => {
      if (square !== old.squares[index]) fresh.add(`square:${sheet.seat}:${index + 1}`);
    });
  }
  return fresh;
}
