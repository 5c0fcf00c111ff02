import type { Message } from '../../lib/types';
import type { Face } from '../face';
import { interludes } from './interludes';
import JourneyBoard from './JourneyBoard.svelte';
import JourneyPreview from './JourneyPreview.svelte';
import JourneySign from './JourneySign.svelte';
import JourneyWords from './JourneyWords.svelte';
import './tokens.css';
import { HOBBITS, PLACES, type JourneyView } from './view';

const SYMBOL_RULES: Record<string, string> = {
  ring: 'J-4.2',
  orc: 'J-4.6',
  weapon: 'J-4.8',
  nazgul: 'J-4.12',
  gandalf: 'J-4.18',
  tree: 'J-3.14',
  mordor: 'J-6.2',
};

/** Only the advanced game's places do anything. */
const PLACE_RULES: Record<string, string> = {
  rivendell: 'J-7.3',
  moria: 'J-7.5',
  lothlorien: 'J-7.6',
  rohan: 'J-7.7',
  'helms-deep': 'J-7.10',
  gondor: 'J-7.12',
  'minas-tirith': 'J-7.14',
  'shelobs-lair': 'J-7.16',
};

function heading({ id }: Message): 1 | 2 | null {
  if (id === 'event-round') return 1;
  return id === 'event-turn' || id === 'event-turn-at' ? 2 : null;
}

/** Hobbits and places; a symbol has only its rule. */
function shows(term: string): boolean {
  return term in HOBBITS || PLACES.some((place) => place === term);
}

function ruleOf(term: string, view: JourneyView): string | undefined {
  const advanced = view.variant === 'advanced';
  return SYMBOL_RULES[term] ?? (advanced ? PLACE_RULES[term] : undefined);
}

export const journey: Face<JourneyView> = {
  Board: JourneyBoard,
  Words: JourneyWords,
  Sign: JourneySign,
  regions: ['dice'],
  heading,
  Preview: JourneyPreview,
  shows,
  ruleOf,
  interludes,
  rolls: ({ moment }) => Boolean(moment),
};
