/** The game's own sentences, in the reader's language. */

import type { Arg } from '../../lib/types';
import { nameOf, say } from '../../lib/words.svelte';
import type { JourneyView, SheetView } from './view';

export function tell(id: string, args: Record<string, Arg> = {}): string {
  return say({ id, args }, 'journey');
}

export function named(term: string): string {
  return nameOf(term, 'journey');
}

/** How things stand with a traveller, if there is anything special about it. */
export function status(view: JourneyView, sheet: SheetView): string | null {
  if (view.winners?.includes(sheet.seat)) return tell('scene-winner');
  if (sheet.out) return tell('scene-out');
  if (sheet.in_mordor) return tell('scene-in-mordor');
  return isActive(view, sheet.seat) ? tell('scene-to-move') : null;
}

export function isActive(view: JourneyView, seat: number): boolean {
  return view.phase !== 'over' && view.active === seat;
}
