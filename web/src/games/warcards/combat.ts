/**
 * Combats: as they would go, as the story tells them, and step by step. This is the one place that
 * knows which lines of the story mean what.
 */

import type { Message } from '../../lib/types';
import type { Interlude } from '../face';
import { factsOf } from './facts.svelte';
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

const BEGINS = 'event-fight';
const WON = new Set(['event-ground-won', 'event-path-won', 'event-path-lost', 'event-path-tied', 'event-won-by-nobody']);
const AFTER = 'event-corruption';
const GLANCE = 1_200;
const OUTCOME = 2_100;

/** How a combat would go if nothing changed. */
export function forecast(view: WarcardsView, place: PlaceView): Bout {
  const { name: location, attacker, attack, guard, defence, left = 0, winner = null } = place;
  return {
    location,
    attacker,
    attackers: fighters(view, location, attacker).map(counted),
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

/** The lines of the combat that a line of the story begins. */
export function combatAt(story: Message[], line: number): Message[] | null {
  if (story[line]?.id !== BEGINS) return null;
  const won = story.findIndex(({ id }, index) => index > line && WON.has(id));
  if (won < 0) return null;
  return story.slice(line, story[won + 1]?.id === AFTER ? won + 2 : won + 1);
}

/** A combat as the story told it. */
export function told(lines: Message[]): Bout | null {
  const [first, ...rest] = lines;
  if (first?.id !== BEGINS) return null;
  const args = first.args ?? {};
  const location = String(args.location);
  const attacker = attackerOf(location);
  const attackers = counts(args.attackers);
  const defenders = counts(args.defenders);
  const bout: Bout = {
    location,
    attacker,
    attackers,
    attack: Number(args.attack),
    guard: Number(args.guard),
    defenders,
    defence: Number(args.defence),
    left: 0,
    winner: null,
    said: rest.filter(({ id }) => WON.has(id) || id === AFTER),
    forecast: false,
  };
  for (const { id, args: about = {} } of rest) {
    const fate = id === 'event-eliminated' ? 'lost' : /^event-(withdraws|cycled)/.test(id) ? 'cycled' : null;
    const who = [...defenders, ...attackers].find(({ card, fate: so }) => card === about.card && so === 'stands');
    if (fate && who) who.fate = fate;
    if (id === 'event-ground-won') bout.winner = about.side as Side;
    if (id === 'event-path-won') bout.winner = 'free-peoples';
    if (id === 'event-path-lost') bout.winner = 'shadow';
  }
  bout.left = bout.winner === attacker ? Math.max(0, bout.attack - bout.guard - bout.defence) : 0;
  return bout;
}

function counts(arg: unknown): Count[] {
  const lines = Array.isArray(arg) ? (arg as Message[]) : [];
  return lines.map(({ args = {} }) => ({ card: String(args.card), icons: Number(args.icons), idle: 0, fate: 'stands' }));
}

function attackerOf(location: string): Side {
  const defender = factsOf(location)?.side;
  return defender ? opponent(defender as Side) : 'shadow';
}

/** Combats that run through between two positions, so that they are seen all the same. */
export function interludes(before: unknown, lines: Message[]): Interlude[] {
  const from = before as WarcardsView;
  const shown: Interlude[] = [];
  const show = (scene: Scene, index: number): void => {
    const view: Staged = { ...from, scene };
    shown.push({ view, lines: index + 1, pause: scene.step === 'result' ? OUTCOME : GLANCE });
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
