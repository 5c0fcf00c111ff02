import type { AskInfo, Message, OptionInfo } from '../../lib/types';
import type { Face } from '../face';
import { battleAt, interludes } from './battle';
import ConfrontationBoard from './ConfrontationBoard.svelte';
import ConfrontationPreview from './ConfrontationPreview.svelte';
import ConfrontationSign from './ConfrontationSign.svelte';
import ConfrontationWords from './ConfrontationWords.svelte';
import { shows } from './preview';
import { ruleOf } from './rules';
import './tokens.css';
import type { ConfrontationView } from './view';

const CHAPTERS = new Set(['event-second-game']);
/** Before play the board itself has a button. */
const PREPARING = new Set(['draft', 'deploy', 'specials', 'specials-for-enemy']);
/** What is asked with things that nobody overlooks: pieces in one's turn, cards in hand. */
const IN_SIGHT = new Set(['move', 'move-other', 'move-named', 'ride', 'card', 'card-first', 'card-after', 'another-card', 'fetch']);

function heading({ id }: Message): 1 | 2 | null {
  if (CHAPTERS.has(id)) return 1;
  return id === 'event-turn' ? 2 : null;
}

/** Whose way is asked about, or what the card that is held is for. */
function held(things: readonly string[]): Message | null {
  const [first = ''] = things;
  const [kind, name = ''] = first.split(':');
  if (kind === 'piece') return { id: 'confrontation-where', args: { character: name } };
  return kind === 'special' ? { id: 'confrontation-special-held', args: { special: name } } : null;
}

function button(option: OptionInfo, { kind }: AskInfo): boolean {
  if (PREPARING.has(kind)) return false;
  return !IN_SIGHT.has(kind) || option.touches.length === 0;
}

/** Where nothing can be hovered over, a card with a text shows it at the first touch. */
const FINGERS = matchMedia('(pointer: coarse)');
function careful({ code }: OptionInfo, { kind }: AskInfo): boolean {
  return FINGERS.matches && kind === 'card' && !/\d/.test(code);
}

export const confrontation: Face<ConfrontationView> = {
  Board: ConfrontationBoard,
  Words: ConfrontationWords,
  Sign: ConfrontationSign,
  regions: [],
  heading,
  Preview: ConfrontationPreview,
  shows,
  held,
  ruleOf,
  rolls: () => false,
  button,
  careful,
  scene: battleAt,
  interludes,
};
