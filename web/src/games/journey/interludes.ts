/**
 * Rolls that happen between two choices: the last roll of a turn is kept as it falls, so no
 * position shows it. The story does, and from it the table can be drawn as it lay for a moment.
 */

import type { Message } from '../../lib/types';
import type { Interlude } from '../face';
import type { Colour, DieView, JourneyView, SymbolName } from './view';

const TURNS = new Set(['event-turn', 'event-turn-at']);
const ROLLS = new Set(['event-rolled', 'event-repeated']);

export function interludes(before: unknown, lines: Message[], after: unknown): Interlude[] {
  let view = before as JourneyView;
  const last = lines.findLastIndex(({ id }) => ROLLS.has(id));
  const settled = (after as JourneyView).dice.some((die) => die.where === 'table');
  const shown: Interlude[] = [];
  lines.forEach((line, index) => {
    if (TURNS.has(line.id)) {
      view = handedOn(view, String(line.args?.hobbit));
    } else if (ROLLS.has(line.id) && !(settled && index === last)) {
      view = rolled(view, line);
      shown.push({ view, lines: index + 1 });
    }
  });
  return shown;
}

function handedOn(view: JourneyView, hobbit: string): JourneyView {
  const active = view.sheets.find((sheet) => sheet.hobbit === hobbit)?.seat ?? view.active;
  const dice = view.dice.map((die): DieView => ({ ...die, symbol: null, where: 'cup' }));
  return { ...view, active, rolls: 0, phase: 'rolling', dice };
}

function rolled(view: JourneyView, line: Message): JourneyView {
  const fell = new Map<Colour, SymbolName>();
  const dice = line.args?.dice;
  for (const die of Array.isArray(dice) ? dice : []) {
    fell.set(die.args?.die as Colour, die.args?.symbol as SymbolName);
  }
  return {
    ...view,
    rolls: view.rolls + 1,
    dice: view.dice.map((die): DieView => {
      const symbol = fell.get(die.colour);
      if (symbol) return { ...die, symbol, where: 'table' };
      return die.where === 'kept' ? { ...die, where: 'locked' } : die;
    }),
  };
}
