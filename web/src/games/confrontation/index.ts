import type { Message, OptionInfo } from '../../lib/types';
import type { Face } from '../face';
import { battleAt, interludes } from './battle';
import ConfrontationBoard from './ConfrontationBoard.svelte';
import ConfrontationSign from './ConfrontationSign.svelte';
import ConfrontationWords from './ConfrontationWords.svelte';
import { ruleOf } from './rules';
import './tokens.css';

const CHAPTERS = new Set(['event-second-game']);
/** Before play the board itself has a button. */
const PREPARING = /^prompt-(draft|deploy|specials)/;
/** What is asked with things that nobody overlooks: pieces in one's turn, cards in hand. */
const IN_SIGHT = /^prompt-(move|ride|card|another-card|fetch)/;

function heading({ id }: Message): 1 | 2 | null {
  if (CHAPTERS.has(id)) return 1;
  return id === 'event-turn' ? 2 : null;
}

function concerns({ args = {} }: Message): string[] {
  const regions = [args.from, args.to, args.region].filter((name) => typeof name === 'string');
  const pieces = [args.character, args.attacker, args.defender, args.prey, args.fellow, args.servant].filter(
    (name) => typeof name === 'string',
  );
  return [...regions.map((name) => `region:${name}`), ...pieces.map((name) => `piece:${name}`)];
}

function button(option: OptionInfo, { id }: Message): boolean {
  if (PREPARING.test(id)) return false;
  return !IN_SIGHT.test(id) || option.touches.length === 0;
}

export const confrontation: Face = {
  Board: ConfrontationBoard,
  Words: ConfrontationWords,
  Sign: ConfrontationSign,
  regions: [],
  heading,
  concerns,
  ruleOf,
  rolls: () => false,
  button,
  scene: battleAt,
  interludes,
};
