/**
 * Rolls that happen between two choices: the last roll of a turn is kept as it falls, so no
 * position shows it. The story does, with the dice as they lay for a moment.
 */

import type { DiceFall, StoryLine } from '../../lib/types';
import type { Interlude } from '../face';
import type { DieView, JourneyView } from './view';

export function interludes(before: unknown, lines: StoryLine[], after: unknown): Interlude[] {
  const last = lines.findLastIndex(({ moment }) => moment);
  const settled = (after as JourneyView).dice.some((die) => die.where === 'table');
  return lines.flatMap(({ moment }, index) => {
    if (!moment || (settled && index === last)) return [];
    const { active, rolls, dice } = moment as DiceFall;
    const view: JourneyView = { ...(before as JourneyView), active, rolls, phase: 'rolling', dice: dice as DieView[] };
    return [{ view, lines: index + 1 }];
  });
}
