import type { AskInfo, Message, OptionInfo } from '../../lib/types';
import type { Face } from '../face';
import { facts, factsOf, isSite } from './facts.svelte';
import FellowshipBoard from './FellowshipBoard.svelte';
import FellowshipPreview from './FellowshipPreview.svelte';
import FellowshipSign from './FellowshipSign.svelte';
import FellowshipWords from './FellowshipWords.svelte';
import { ruleOf } from './rules';
import './tokens.css';
import type { FellowshipView } from './view';

function heading({ id }: Message): 1 | 2 | null {
  if (id === 'event-turn') return 1;
  return id === 'event-phase' || id === 'event-phase-of' || id === 'event-skirmish' ? 2 : null;
}

/** Whom a card is given that is held, or against whom a companion goes. */
function held(things: readonly string[]): Message | null {
  const [kind, id = ''] = (things[0] ?? '').split(':');
  const card = factsOf(id) ? id : id.replace(/-\d+$/, '');
  const found = factsOf(card);
  if (!found || isSite(found)) return null;
  if (kind === 'hand') return { id: 'fellowship-whose', args: { card } };
  return { id: found.kind === 'companion' || found.kind === 'ally' ? 'fellowship-against' : 'fellowship-whose', args: { card } };
}

/** Where the board itself shows what can be brought, taken or built, there are no buttons beside the question. */
function button(_: OptionInfo, { kind }: AskInfo): boolean | undefined {
  return kind === 'deck' || kind === 'build' ? false : undefined;
}

export function prepared(): Promise<unknown> {
  return facts.soon();
}

export const fellowship: Face<FellowshipView> = {
  Board: FellowshipBoard,
  Words: FellowshipWords,
  Sign: FellowshipSign,
  // Somebody to be chosen may not be in sight.
  regions: Array.from({ length: 6 }, (_, seat) => `player:${String(seat)}`),
  heading,
  Preview: FellowshipPreview,
  shows: (term) => factsOf(term) !== undefined,
  held,
  button,
  reactions: ['maneuver', 'archery', 'assignment', 'skirmish', 'regroup', 'response'],
  ruleOf,
  rolls: () => false,
};
