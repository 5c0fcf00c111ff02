/** What somebody has missed, step by step: the board follows as they go through it. */

import type { Face } from '../games/face';
import { get, Trouble } from '../lib/api';
import { doer, seatOf, type Deed } from '../lib/stream.svelte';
import type { AskInfo, Frame, Since as Answer, StoryLine } from '../lib/types';

/** More lines than these, and only what matters is told, unless that is next to nothing. */
const MANY = 10;
const FEW = 3;
const NOTABLE = 1;

export interface Step {
  view: unknown;
  asks: AskInfo[];
  story: StoryLine[];
  deed: Deed;
}

export class Since {
  steps = $state.raw<Step[]>([]);
  /** Whether there was more than is told. */
  cut = $state.raw(false);
  /** Whether the short story is on the table. */
  open = $state.raw(false);
  /** The step that the board shows; nothing if it shows how things stand. */
  at = $state.raw<number | null>(null);
  /** How many deeds of others it is. */
  deeds = $state.raw(0);
  /** Whether they have not chosen anything yet. */
  fromStart = $state.raw(false);
  /** How many lines had been told when they last chose. */
  told = $state.raw(0);

  readonly step: Step | null = $derived(this.at === null ? null : (this.steps[this.at] ?? null));
  /** The lines to be read, each with the step that it belongs to. */
  readonly short: { line: StoryLine; step: number }[] = $derived.by(() => {
    const all = this.steps.flatMap(({ deed }, step) => deed.lines.map((line) => ({ line, step })));
    const notable = all.filter(({ line }) => (line.weight ?? 0) >= NOTABLE);
    return all.length > MANY && notable.length >= FEW ? notable : all;
  });

  /** Asks the server what has happened since the viewer's last choice; whether there is anything. */
  async fetch(base: string, viewer: number, between: Face['interludes']): Promise<boolean> {
    let answer: Answer;
    try {
      answer = await get<Answer>(`${base}/since?seat=${viewer}`);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      return false;
    }
    const [first, ...frames] = answer.frames;
    if (!first) return false;
    this.at = null;
    this.cut = answer.left_off > 0;
    this.fromStart = first.line === null;
    this.told = first.story.lines.length;
    this.deeds = frames.filter(({ story }) => story.lines.length).length;
    this.steps = stepsOf(first, frames, between);
    return this.steps.length > 0;
  }

  go(step: number): void {
    if (this.steps.length) this.at = Math.max(0, Math.min(this.steps.length - 1, step));
  }

  close(): void {
    this.at = null;
    this.open = false;
  }
}

/** The positions in which something was told, and what lies between them. */
function stepsOf(first: Frame, frames: Frame[], between: Face['interludes']): Step[] {
  const steps: Step[] = [];
  let before = first;
  let story = first.story.lines;
  for (const frame of frames) {
    const { start, lines } = frame.story;
    const asked = before.asks.map(({ seat }) => seat);
    const by = doer(asked, seatOf(frame.line));
    const past = story.slice(0, start);
    let told = 0;
    const add = (view: unknown, asks: AskInfo[], sofar: number): void => {
      if (sofar === told) return;
      const deed = { lines: lines.slice(told, sofar), by: told ? null : by, undone: false };
      steps.push({ view, asks, story: [...past, ...lines.slice(0, sofar)], deed });
      told = sofar;
    };
    for (const moment of between?.(before.view, lines, frame.view) ?? []) add(moment.view, [], moment.lines);
    add(frame.view, bygone(frame.asks), lines.length);
    story = [...past, ...lines];
    before = frame;
  }
  return steps;
}

/** Questions of the past: nobody can answer them. */
export function bygone(asks: AskInfo[]): AskInfo[] {
  return asks.map((ask) => ({ ...ask, options: null }));
}
