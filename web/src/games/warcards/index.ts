import type { Message, OptionInfo } from '../../lib/types';
import type { Face } from '../face';
import { combatAt, interludes } from './combat';
import { ruleOf } from './rules';
import './tokens.css';
import WarcardsBoard from './WarcardsBoard.svelte';
import WarcardsSign from './WarcardsSign.svelte';
import WarcardsWords from './WarcardsWords.svelte';

/** What begins a player's turn. */
const TURNS = /^event-(plays|plays-item|plays-event|moves|uses|uses-ring|winnows|passes|fight)$/;

function heading({ id }: Message): 1 | 2 | null {
  if (id === 'event-round') return 1;
  return TURNS.test(id) ? 2 : null;
}

/** The things on the board that a line names: cards, where they go, and the location of a combat. */
function concerns({ args = {} }: Message): string[] {
  return [args.card, args.wielder, args.place, args.location].filter((name) => typeof name === 'string');
}

/** Cycling a card ends the turn, and is all that some cards can do; nobody should do it by looking. */
function careful({ code }: OptionInfo, { id }: Message): boolean {
  return id === 'prompt-turn' && code.startsWith('cycle ');
}

export const warcards: Face = {
  Board: WarcardsBoard,
  Words: WarcardsWords,
  Sign: WarcardsSign,
  regions: [],
  heading,
  concerns,
  ruleOf,
  rolls: () => false,
  careful,
  scene: combatAt,
  interludes,
};
