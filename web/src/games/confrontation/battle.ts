/**
 * Battles as the story tells them. This is the one place that knows which of its lines mean what.
 */

import type { Message } from '../../lib/types';
import type { Interlude } from '../face';
import { faceOf, type Card, type Character, type Region, type Side } from './box';
import type { BattleView, ConfrontationView, FighterView, SideView, Stage } from './view';

export interface Fighter {
  name: Character;
  star: boolean;
  strength: number;
  card: Card | null;
  /** What the card adds, as far as that is known. */
  adds: number;
  total: number | null;
  fate: 'fights' | 'defeated' | 'gone';
}

export interface Scene {
  region: Region;
  attacker: Side;
  fellowship: Fighter | null;
  sauron: Fighter | null;
  stage: Stage | 'strength';
  noCards: boolean;
  gwaihir: boolean;
  support: boolean;
  /** What the story has said of it so far. */
  said: Message[];
  over: boolean;
}

/** A view with a battle that no position holds. */
export interface Staged extends ConfrontationView {
  scene?: Scene;
}

/** How long a moment of a battle is shown when it passes by itself. */
const GLANCE = 1_500;
const OUTCOME = 2_600;

const BEGINS = 'event-battle';
const ENDS = new Set(['event-battle', 'event-turn', 'event-won', 'event-drawn', 'event-second-game', 'event-repeated', 'event-turns-left']);
const CARDS = new Set(['event-card-shown', 'event-fetched']);
const TEXTS = new Set(['event-eye', 'event-cloak', 'event-text-void', 'event-noble-sacrifice']);
const ABILITIES = new Set([
  'event-gwaihir',
  'event-slain-on-sight',
  'event-slain-by-orcs',
  'event-boromir',
  'event-frodo-shown',
  'event-no-cards',
  'event-swapped',
]);
const LEAVES = new Set(['event-retreated', 'event-escaped']);

/** The lines of the battle that a line of the story begins. */
export function battleAt(story: Message[], line: number): Message[] | null {
  if (story[line]?.id !== BEGINS) return null;
  const end = story.findIndex(({ id }, index) => index > line && ENDS.has(id));
  return story.slice(line, end < 0 ? undefined : end);
}

/** The lines of the last battle that was fought. */
export function lastBattle(story: Message[]): Message[] | null {
  return battleAt(
    story,
    story.findLastIndex(({ id }) => id === BEGINS),
  );
}

/** The lines of the battle that is going on. */
function linesSoFar(story: Message[]): Message[] {
  const begin = story.findLastIndex(({ id }) => id === BEGINS);
  return begin < 0 ? [] : story.slice(begin);
}

/** What is being fought just now. */
export function sceneOf(battle: BattleView, story: Message[]): Scene {
  return {
    region: battle.region,
    attacker: battle.attacker,
    fellowship: fighterOf(battle.fellowship),
    sauron: fighterOf(battle.sauron),
    stage: battle.stage,
    noCards: battle.no_cards,
    gwaihir: battle.gwaihir,
    support: battle.support,
    said: battle.stage === 'opponent' ? [] : linesSoFar(story),
    over: false,
  };
}

function fighterOf(fighter: FighterView | null): Fighter | null {
  return fighter && { ...fighter, total: null, fate: 'fights' };
}

/** A battle once more, moment by moment. */
export function scenesOf(lines: Message[], sides: SideView[]): Scene[] {
  const scenes: Scene[] = [];
  let scene: Scene | null = null;
  lines.forEach((line, index) => {
    scene = step(scene, line, sides);
    const next = lines[index + 1];
    if (scene && (!next || isBeat(line, next))) scenes.push(scene);
  });
  const last = scenes.at(-1);
  if (last) scenes[scenes.length - 1] = { ...last, over: true };
  return scenes;
}

/** Whether what happened is worth a look before the story goes on. */
function isBeat(line: Message, next: Message): boolean {
  if (line.id === BEGINS) return true;
  if (CARDS.has(line.id)) return !CARDS.has(next.id);
  return line.id === 'event-compared' || ABILITIES.has(line.id) || TEXTS.has(line.id);
}

/** Battles that run through between two positions, so that they are seen all the same. */
export function interludes(before: unknown, lines: Message[], after: unknown): Interlude[] {
  const from = before as ConfrontationView;
  const to = after as ConfrontationView;
  let scene = from.battle && from.battle.stage !== 'opponent' ? sceneOf(from.battle, []) : null;
  const shown: Interlude[] = [];
  const show = (staged: Scene, index: number): void => {
    const view: Staged = { ...from, battle: null, scene: staged };
    shown.push({ view, lines: index + 1, pause: staged.over ? OUTCOME : GLANCE });
  };
  lines.forEach((line, index) => {
    if (ENDS.has(line.id) && line.id !== BEGINS) scene = null;
    const before = scene;
    scene = step(scene, line, to.sides);
    if (!scene) return;
    const next = lines[index + 1];
    const ends = next ? ENDS.has(next.id) : to.battle === null;
    if (ends) show({ ...scene, over: true }, index);
    else if (next && (line.id === BEGINS || (before && CARDS.has(line.id) && !CARDS.has(next.id)))) show(scene, index);
  });
  return shown;
}

function step(scene: Scene | null, line: Message, sides: SideView[]): Scene | null {
  const args = line.args ?? {};
  if (line.id === BEGINS) return begin(args, line, sides);
  if (!scene) return null;
  const next: Scene = { ...scene, said: [...scene.said, line] };
  if (CARDS.has(line.id)) {
    next.stage = 'cards';
    lay(next, args.side as Side, cardOf(String(args.card)));
  } else if (line.id === 'event-card-rejected') {
    lay(next, 'fellowship', null);
  } else if (line.id === 'event-four') {
    lay(next, 'sauron', '4');
  } else if (line.id === 'event-support') {
    next.support = true;
    if (next.fellowship) next.fellowship = { ...next.fellowship, strength: next.fellowship.strength + 1 };
  } else if (line.id === 'event-sam-steps-in' || line.id === 'event-swapped') {
    next.fellowship = fresh((args.character as Character | undefined) ?? 'sam', sides);
  } else if (line.id === 'event-compared') {
    next.stage = 'strength';
    next.fellowship = weighed(next.fellowship, Number(args.ours));
    next.sauron = weighed(next.sauron, Number(args.theirs));
  } else if (line.id === 'event-defeated' || LEAVES.has(line.id)) {
    const fate = line.id === 'event-defeated' ? 'defeated' : 'gone';
    for (const side of ['fellowship', 'sauron'] as const) {
      const fighter = next[side];
      if (fighter && fighter.name === args.character) next[side] = { ...fighter, fate };
    }
  } else if (TEXTS.has(line.id)) {
    next.stage = 'texts';
    if (line.id === 'event-cloak' && next.sauron) next.sauron = { ...next.sauron, adds: 0 };
  } else if (ABILITIES.has(line.id)) {
    next.stage = 'abilities';
    if (line.id === 'event-frodo-shown' && next.fellowship) next.fellowship = { ...next.fellowship, strength: 5 };
    next.noCards ||= line.id === 'event-no-cards';
    next.gwaihir ||= line.id === 'event-gwaihir';
  }
  return next;
}

function begin(args: Record<string, unknown>, line: Message, sides: SideView[]): Scene {
  const attacker = args.side as Side;
  const [first, second] = [args.attacker as Character, args.defender as Character];
  return {
    region: args.region as Region,
    attacker,
    fellowship: fresh(attacker === 'fellowship' ? first : second, sides),
    sauron: fresh(attacker === 'fellowship' ? second : first, sides),
    stage: 'reveal',
    noCards: false,
    gwaihir: false,
    support: false,
    said: [line],
    over: false,
  };
}

function fresh(name: Character, sides: SideView[]): Fighter {
  const star = sides.some(({ roster }) => roster.some((one) => one.name === name && one.star));
  return { name, star, strength: faceOf(name, star).strength, card: null, adds: 0, total: null, fate: 'fights' };
}

/** A card as messages name it, which are about terms. */
function cardOf(term: string): Card {
  return term.replace(/^card-/, '') as Card;
}

function lay(scene: Scene, side: Side, card: Card | null): void {
  const fighter = scene[side];
  if (!fighter) return;
  const number = card && fighter.name !== 'cave-troll' ? Number(card) : NaN;
  scene[side] = { ...fighter, card, adds: Number.isNaN(number) ? 0 : number };
}

/** The sum is told; what the card does not add, the fighter has. */
function weighed(fighter: Fighter | null, total: number): Fighter | null {
  return fighter && { ...fighter, total, strength: total - fighter.adds };
}
