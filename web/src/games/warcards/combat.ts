/** Combats: as they would go, as the story shows them, and step by step. */

import type { Message, StoryLine, WarMoment } from '../../lib/types';
import type { Interlude } from '../face';
import { fighters, opponent, type CardView, type PlaceView, type Side, type WarcardsView } from './view';

export const STEPS = ['attack', 'place', 'cards', 'result'] as const;
export type Step = (typeof STEPS)[number];

export interface Count {
  card: string;
  icons: number;
  /** Leadership that lacks an army. */
  idle: number;
  fate: 'stands' | 'lost' | 'cycled';
}

export interface Bout {
  location: string;
  attacker: Side;
  attackers: Count[];
  /** Attack that belongs to no card. */
  added: number;
  attack: number;
  guard: number;
  defenders: Count[];
  defence: number;
  /** Attack that nothing cancels. */
  left: number;
  winner: Side | null;
  /** What the story says of it in the end; a forecast has nothing yet. */
  said: Message[];
  forecast: boolean;
}

export interface Scene {
  bout: Bout;
  step: Step;
}

/** A view with a combat that no position holds. */
export interface Staged extends WarcardsView {
  scene?: Scene;
}

const GLANCE = 1_200;
const OUTCOME = 2_100;

/** How a combat would go if nothing changed. */
export function forecast(view: WarcardsView, place: PlaceView): Bout {
  const { name: location, attacker, attack, guard, defence, left = 0, winner = null } = place;
  const attackers = fighters(view, location, attacker).map(counted);
  return {
    location,
    attacker,
    attackers,
    added: attack - attackers.reduce((sum, { icons }) => sum + icons, 0),
    attack,
    guard,
    defenders: fighters(view, location, opponent(attacker)).map(counted),
    defence,
    left,
    winner,
    said: [],
    forecast: true,
  };
}

function counted({ name, icons = 0, leadership = 0, supported = false }: CardView): Count {
  return { card: name, icons, idle: supported ? 0 : leadership, fate: 'stands' };
}

function momentOf(line: StoryLine | undefined): WarMoment | undefined {
  return line?.moment as WarMoment | undefined;
}

/** The lines of the combat that a line of the story begins. */
export function combatAt(story: StoryLine[], line: number): StoryLine[] | null {
  if (momentOf(story[line])?.type !== 'combat-begins') return null;
  const end = story.findIndex((other, index) => index > line && momentOf(other)?.type === 'combat-ends');
  if (end < 0) return null;
  return story.slice(line, momentOf(story[end + 1])?.type === 'corrupted' ? end + 2 : end + 1);
}

/** A combat as the story showed it. */
export function told(lines: StoryLine[]): Bout | null {
  const [first, ...rest] = lines;
  const begins = momentOf(first);
  if (begins?.type !== 'combat-begins') return null;
  const { location, added, attack, guard, defence } = begins;
  const attackers = begins.attackers.map((count): Count => ({ ...count, fate: 'stands' }));
  const defenders = begins.defenders.map((count): Count => ({ ...count, fate: 'stands' }));
  const bout: Bout = {
    location,
    attacker: begins.attacker,
    attackers,
    added,
    attack,
    guard,
    defenders,
    defence,
    left: 0,
    winner: null,
    said: [],
    forecast: false,
  };
  for (const line of rest) {
    const moment = momentOf(line);
    if (moment?.type === 'fighter-leaves') {
      const who = [...defenders, ...attackers].find(({ card, fate }) => card === moment.card && fate === 'stands');
      if (who) who.fate = moment.fate;
    } else if (moment?.type === 'combat-ends') {
      bout.winner = moment.winner;
      bout.left = moment.left;
      bout.said.push(line);
    } else if (moment?.type === 'corrupted') {
      bout.said.push(line);
    }
  }
  return bout;
}

/** Combats that run through between two positions, so that they are seen all the same. */
export function interludes(before: WarcardsView, lines: StoryLine[]): Interlude[] {
  const shown: Interlude[] = [];
  const show = (scene: Scene, index: number): void => {
    const view: Staged = { ...before, scene };
    const panel = scene.step === 'result';
    shown.push({ view, lines: index + 1, pause: panel ? OUTCOME : GLANCE, panel });
  };
  lines.forEach((_, index) => {
    const combat = combatAt(lines, index);
    const bout = combat && told(combat);
    if (!combat || !bout) return;
    const end = index + combat.length - 1;
    if (bout.attack > 0) {
      show({ bout, step: 'attack' }, index);
      show({ bout, step: 'cards' }, end - 1);
    }
    show({ bout, step: 'result' }, end);
  });
  return shown;
}
