import type { AskInfo, Message, OptionInfo } from '../../lib/types';
import type { Face } from '../face';
import { combatAt, interludes } from './combat';
import { facts, factsOf } from './facts.svelte';
import { ruleOf } from './rules';
import './tokens.css';
import WarcardsBoard from './WarcardsBoard.svelte';
import WarcardsPreview from './WarcardsPreview.svelte';
import WarcardsSign from './WarcardsSign.svelte';
import WarcardsWords from './WarcardsWords.svelte';
import type { WarcardsView } from './view';

/** What begins a player's turn. */
const TURNS = /^event-(plays|plays-item|plays-event|moves|uses|uses-ring|resolves|winnows|passes|fight)$/;

function heading({ id }: Message): 1 | 2 | null {
  if (id === 'event-round') return 1;
  return TURNS.test(id) ? 2 : null;
}

/** Where a card goes that is held: from hand it is played, from reserve it moves. */
function held(things: readonly string[]): Message | null {
  const [first = ''] = things;
  const [, card] = /^(?:hand|aside|pile):(.+)$/.exec(first) ?? [];
  if (card) return { id: 'warcards-where-play', args: { card } };
  return factsOf(first) ? { id: 'warcards-where-move', args: { card: first } } : null;
}

/** Cycling a card ends the turn, and is all that some cards can do; a skirmish is fought once. Nobody should do either by looking. */
function careful({ verb }: OptionInfo, { kind }: AskInfo): boolean {
  return kind === 'turn' && (verb === 'cycle' || verb === 'resolve');
}

export function prepared(): Promise<unknown> {
  return facts.soon();
}

export const warcards: Face<WarcardsView> = {
  Board: WarcardsBoard,
  Words: WarcardsWords,
  Sign: WarcardsSign,
  regions: [],
  heading,
  Preview: WarcardsPreview,
  shows: (term) => factsOf(term) !== undefined,
  held,
  ruleOf,
  rolls: () => false,
  careful,
  scene: combatAt,
  interludes,
};
