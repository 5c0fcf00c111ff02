/**
 * Rolls that happen between two choices: the last roll of a turn is kept as it falls, so no
 * position shows it. The story does, with the dice as they lay for a moment.
 */

import type { DiceFall, StoryLine } from '../../lib/types';
import type { Interlude } from '../face';
import type { JourneyView } from './view';

export function interludes(before: JourneyView, lines: StoryLine[], after: JourneyView): Interlude[] {
  const last = lines.findLastIndex(({ moment }) => moment);
  const settled = after.dice.some((die) => die.where === 'table');
  return lines.flatMap(({ moment }, index) => {
    if (!moment) return [];
    const { active, rolls, dice } = moment as DiceFall;
    const seen = forced(before, lines, index);
    if (settled && index === last) return seen;
    const view: JourneyView = { ...before, active, rolls, phase: 'rolling', dice };
    return [...seen, { view, lines: index + 1 }];
  });
}

const LOOK = 1800;

/** Dice that are rolled because no other may be kept lie there for a while first, so that one sees it. */
function forced(before: JourneyView, lines: StoryLine[], roll: number): Interlude[] {
  const kept = lines[roll - 1];
  const lying = before.dice.some((die) => die.where === 'table');
  if (roll !== 1 || kept?.id !== 'event-kept' || !lying) return [];
  const dice = before.dice.map((die) => (die.colour === kept.args?.die ? { ...die, where: 'kept' as const } : die));
  return [{ view: { ...before, dice }, lines: roll, pause: LOOK, note: 'journey-no-other-die' }];
}
