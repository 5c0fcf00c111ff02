/** Battles: the one that is fought, and as the story shows them line by line. */

import type { BattleMoment, Fighter, Message, StoryLine } from '../../lib/types';
import type { Interlude } from '../face';
import type { Region, Side } from './box';
import type { BattleView, ConfrontationView, FighterView } from './view';

export type { Fighter };

export interface Scene {
  region: Region;
  attacker: Side;
  fellowship: Fighter | null;
  sauron: Fighter | null;
  stage: BattleView['stage'];
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

function momentOf(line: StoryLine | undefined): BattleMoment | undefined {
  return line?.moment as BattleMoment | undefined;
}

function begins(line: StoryLine): boolean {
  return momentOf(line)?.begins ?? false;
}

/** The lines of the battle that a line of the story begins. */
export function battleAt(story: StoryLine[], line: number): StoryLine[] | null {
  if (!story[line] || !begins(story[line])) return null;
  return story.slice(line, endOf(story, line));
}

/** Where the battle ends to which a line belongs: after the last line that shows something of it. */
function endOf(story: StoryLine[], line: number): number {
  const next = story.findIndex((other, index) => index > line && begins(other));
  const rest = next < 0 ? story : story.slice(0, next);
  return rest.findLastIndex((other) => momentOf(other)) + 1;
}

/** The lines of the last battle that was fought. */
export function lastBattle(story: StoryLine[]): StoryLine[] | null {
  return battleAt(story, story.findLastIndex(begins));
}

/** The lines of the battle that is going on. */
function linesSoFar(story: StoryLine[]): StoryLine[] {
  const begin = story.findLastIndex(begins);
  return begin < 0 ? [] : story.slice(begin);
}

/** What is being fought just now. */
export function sceneOf(battle: BattleView, story: StoryLine[]): Scene {
  return {
    region: battle.region,
    attacker: battle.attacker,
    fellowship: fighterOf(battle.fellowship),
    sauron: fighterOf(battle.sauron),
    stage: battle.stage,
    noCards: battle.no_cards,
    gwaihir: battle.gwaihir,
    support: battle.support,
    said: isFought(battle) ? linesSoFar(story) : [],
    over: false,
  };
}

function fighterOf(fighter: FighterView | null): Fighter | null {
  return fighter && { ...fighter, total: fighter.strength + fighter.adds, fate: 'fights' };
}

/** Whether the fighters have met. */
function isFought(battle: BattleView | null): boolean {
  return battle !== null && battle.stage !== 'opponent';
}

/** A battle as a line of the story shows it. */
function shownIn(moment: BattleMoment, said: Message[], over: boolean): Scene {
  return {
    region: moment.region,
    attacker: moment.attacker,
    fellowship: moment.fellowship,
    sauron: moment.sauron,
    stage: moment.stage,
    noCards: moment.no_cards,
    gwaihir: moment.gwaihir,
    support: moment.support,
    said,
    over,
  };
}

/** A battle once more, beat by beat. */
export function scenesOf(lines: StoryLine[]): Scene[] {
  return lines.flatMap((line, index) => {
    const moment = momentOf(line);
    const over = index === lines.length - 1;
    return moment && (moment.beat || over) ? [shownIn(moment, lines.slice(0, index + 1), over)] : [];
  });
}

/** Battles that run through between two positions, so that they are seen all the same. */
export function interludes(before: ConfrontationView, lines: StoryLine[], after: ConfrontationView): Interlude[] {
  const goesOn = isFought(after.battle);
  let last: Cards | null = before.battle;
  return lines.flatMap((line, index) => {
    const moment = momentOf(line);
    if (!moment) return [];
    const turned = moment.beat && (moment.begins || cardsOf(moment) !== cardsOf(last));
    if (moment.beat) last = moment;
    const [sofar, rest] = [lines.slice(0, index + 1), lines.slice(index + 1)];
    const over = index + 1 === endOf(lines, index) && (!goesOn || rest.some(begins));
    // What comes last is in the position itself.
    if (!over && !(turned && rest.length > 0)) return [];
    const said = sofar.slice(Math.max(0, sofar.findLastIndex(begins)));
    const view: Staged = { ...before, battle: null, scene: shownIn(moment, said, over) };
    return [{ view, lines: index + 1, pause: over ? OUTCOME : GLANCE, panel: over }];
  });
}

type Cards = Record<Side, { card: string | null } | null>;

/** The cards that lie on the table. */
function cardsOf(battle: Cards | null): string {
  return `${battle?.fellowship?.card ?? ''} ${battle?.sauron?.card ?? ''}`;
}
