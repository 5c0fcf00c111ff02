/**
 * The things on a table that can be chosen, whatever the game: which of them glow, which has the
 * keyboard, and what happens when one is touched. A board names its things as the options do.
 */

import { getContext, setContext } from 'svelte';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Message, OptionInfo, Reason, WhyNot } from '../lib/types';

/** More meanings than these are not told at once. */
const MANY = 4;

export interface Refusal {
  /** The thing that was touched, or nothing if the code was typed. */
  thing: string | null;
  code: string;
  reason: Reason | null;
}

interface Deeds {
  choose: (code: string) => void;
  why: (code: string) => Promise<WhyNot>;
  say: (message: Message) => string;
  /** Whether touching something that is not on offer is answered; a spectator's hand is not. */
  answers: () => boolean;
  /** Nothing can be chosen while a choice is on its way. */
  busy?: () => boolean;
  /** Whether an option is asked about when its thing is touched, though it is the only one. */
  careful?: (option: OptionInfo) => boolean;
  /** What the deed that is being shown is about. */
  told?: () => string[];
}

export class Things {
  /** What the viewer may choose now, in the server's order: their numbers count from 1. */
  options = $state.raw<OptionInfo[]>([]);
  /** What a line of the story, or an option under the pointer, is about. */
  lit = new SvelteSet<string>();
  /** What the last choice touched. */
  taken = $state.raw<readonly string[]>([]);
  /** What a coach speaks of. */
  pointed = $state.raw<readonly string[]>([]);
  /** What the deed that is being shown is about; it stays until the next. */
  readonly told: ReadonlySet<string> = $derived.by(() => new Set(this.deeds.told?.()));
  /** The one thing that Tab stops at; the arrows move it. */
  stop = $state<string | null>(null);
  /** An option that wants to be chosen twice. */
  armed = $state.raw<OptionInfo | null>(null);
  /** Several options that touch one thing, or those that touch only what is held: which is meant? */
  several = $state.raw<OptionInfo[]>([]);
  /** What was touched first of several things that one option needs: a piece, before where it goes. */
  held = $state.raw<readonly string[]>([]);
  /** Something past that the board shows once more, as the game's face has found it in the story. */
  scene = $state.raw<unknown>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Whether the options' numbers show, for who is about to type one. */
  numbered = $state(false);
  /** The things that the board has drawn. */
  readonly drawn = new SvelteMap<string, number>();

  /** Whether any answer may be written, beside those on offer. */
  open = $state(false);

  readonly byThing: Map<string, OptionInfo[]> = $derived(this.sorted(this.held));
  /** The same as if nothing were held. */
  readonly atFirst: Map<string, OptionInfo[]> = $derived(this.held.length ? this.sorted([]) : this.byThing);

  private readonly deeds: Deeds;

  constructor(deeds: Deeds) {
    this.deeds = deeds;
  }

  get busy(): boolean {
    return this.deeds.busy?.() ?? false;
  }

  get answers(): boolean {
    return this.deeds.answers();
  }

  /** What can be touched next: of each option the first of its things that is there and not yet held. */
  private sorted(held: readonly string[]): Map<string, OptionInfo[]> {
    const found = new Map<string, OptionInfo[]>();
    for (const option of this.options) {
      if (!held.every((thing) => option.touches.includes(thing))) continue;
      const thing = this.next(option, held);
      if (thing !== undefined) found.set(thing, [...(found.get(thing) ?? []), option]);
    }
    return found;
  }

  private next(option: OptionInfo, held: readonly string[]): string | undefined {
    const left = option.touches.filter((thing) => !held.includes(thing));
    // Before the board is drawn, all that an option touches may be there.
    return left.find((thing) => this.drawn.has(thing)) ?? left[0];
  }

  offers(thing: string): OptionInfo[] {
    return this.byThing.get(thing) ?? [];
  }

  /** Whether a thing would be on offer if what is held were let go. */
  instead(thing: string): boolean {
    return this.held.length > 0 && !this.byThing.has(thing) && this.atFirst.has(thing);
  }

  /** What touching a thing would do, in words; too many are none. */
  meaning(thing: string): string {
    const offers = this.offers(thing);
    return offers.length > MANY ? '' : offers.map((option) => this.deeds.say(option.label)).join(' / ');
  }

  numberOf(option: OptionInfo): number {
    return this.options.indexOf(option) + 1;
  }

  /** New options: whatever was asked back about the old ones is void. */
  offer(options: OptionInfo[], open = false): void {
    this.options = options;
    this.open = open;
    this.dismiss();
    this.lit.clear();
  }

  /** A thing was clicked. `would` is the code that it stands for when it is not on offer. */
  touch(thing: string, would?: string): void {
    if (this.held.includes(thing)) {
      this.dismiss();
      return;
    }
    if (this.instead(thing)) this.held = [];
    const [only, ...others] = this.offers(thing);
    if (!only) {
      if (would) void this.refuse(would, thing);
    } else if (others.length) {
      this.refusal = null;
      this.armed = null;
      this.hold(thing, [only, ...others]);
    } else if (!this.held.length && this.armed !== only && this.deeds.careful?.(only)) {
      this.dismiss();
      this.armed = only;
    } else {
      this.pick(only);
    }
  }

  /**
   * Waits for what else the options touch. Those that nothing else tells apart must be named: beside
   * what can be touched next if there is more than one such thing or some of both, else all of them.
   */
  private hold(thing: string, options: OptionInfo[]): void {
    const held = [...this.held, thing];
    const next = options.map((option) => this.next(option, held));
    const bare = options.filter((_, index) => next[index] === undefined);
    const told = next.filter((one) => one !== undefined);
    const seen = told.length > 0 && told.every((one) => this.drawn.has(one));
    const ways = new Set(told).size + bare.length;
    if (seen && ways > 1) {
      this.held = held;
      this.several = bare;
    } else {
      this.several = options;
    }
  }

  pick(option: OptionInfo): void {
    if (this.busy) return;
    this.refusal = null;
    if (option.confirm && this.armed !== option) {
      this.armed = option;
      return;
    }
    this.dismiss();
    this.taken = option.touches;
    this.deeds.choose(option.code);
  }

  /** An answer that is not on the list, to a question that takes such. */
  write(code: string): void {
    if (this.busy) return;
    this.dismiss();
    this.deeds.choose(code);
  }

  /** Somebody typed a code or an option's number. Returns whether it was understood. */
  type(words: string): boolean {
    const code = words.trim().toLowerCase().replace(/\s+/g, ' ');
    // Until the last choice is answered, nobody knows what these words will mean: they stay where they are.
    if (!code || this.busy) return false;
    const number = /^\d+$/.test(code) ? Number(code) : 0;
    const exact = this.options[number - 1] ?? this.options.find((option) => option.code === code);
    const begun = this.options.filter((option) => option.code.startsWith(code));
    const meant = exact ?? (begun.length === 1 ? begun[0] : undefined);
    if (meant) {
      this.pick(meant);
      return true;
    }
    if (begun.length > 1) {
      this.refusal = null;
      this.several = begun;
    } else {
      void this.refuse(code, null);
    }
    return false;
  }

  async refuse(code: string, thing: string | null): Promise<void> {
    this.several = [];
    this.armed = null;
    const { reason } = await this.deeds.why(code);
    if (reason === null && thing === null && this.open) this.write(code);
    else this.refusal = { thing, code, reason };
  }

  /** Whether a thing is lit: by what the reader points at, else by what has just happened. */
  isLit(thing: string): boolean {
    return this.lit.size ? this.lit.has(thing) : this.told.has(thing);
  }

  light(things: string[]): void {
    this.lit.clear();
    for (const thing of things) this.lit.add(thing);
  }

  dismiss(): void {
    this.armed = null;
    this.several = [];
    if (this.held.length) this.held = [];
    this.refusal = null;
  }

  draw(thing: string): () => void {
    this.drawn.set(thing, (this.drawn.get(thing) ?? 0) + 1);
    return () => {
      const left = (this.drawn.get(thing) ?? 1) - 1;
      if (left) this.drawn.set(thing, left);
      else this.drawn.delete(thing);
    };
  }
}

const KEY = Symbol('things');

export function provideThings(things: Things): void {
  setContext(KEY, things);
}

export function useThings(): Things {
  return getContext<Things>(KEY);
}
