/** What the viewer is asked, and what they choose and send. */

import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import type { OptionInfo } from '../lib/types';
import { say } from '../lib/words.svelte';
import type { Sitting } from './sitting.svelte';
import { Things } from './things.svelte';

export class Asking {
  readonly things: Things;
  /** Who has just taken something back wants to choose anew. */
  private tookBack = $state(false);
  private passedAt = -1;

  readonly orders = $derived.by(() => this.sitting.position?.orders ?? null);
  /**
   * The code of the pass, where there is nothing else to choose. How fast it comes tells of a hand, so it is only done
   * for who plays against bots alone, and nobody looks on.
   */
  private readonly onlyPass = $derived.by(() => {
    const { scene, viewer, table, since, face } = this.sitting;
    const ask = scene?.asks.find(({ seat }) => seat === viewer);
    const [one, ...others] = ask?.options ?? [];
    const window = ask?.window;
    if (!settings.passAlone || !table || table.lesson || table.watchers || this.tookBack || since.step) return null;
    if (!one || others.length || !window || one.code !== window.passes) return null;
    if (!face?.reactions?.includes(window.name) || this.orders?.stops.includes(window.name)) return null;
    return table.seats.every(({ seat, kind }) => seat === viewer || kind === 'bot') ? one.code : null;
  });
  /** What is answered in a moment is not asked any more. */
  readonly asks = $derived.by(() => {
    const { scene, viewer } = this.sitting;
    const answered = this.orders?.answers || this.onlyPass !== null;
    return (scene?.asks ?? []).map((ask) => (answered && ask.seat === viewer ? { ...ask, options: null } : ask));
  });
  readonly mine = $derived.by(() => this.asks.find((ask) => ask.seat === this.sitting.viewer && ask.options) ?? null);
  readonly yourTurn = $derived.by(() => this.mine !== null && !this.sitting.over);
  /** Those options that need a button. */
  readonly buttons = $derived.by(() => this.things.options.filter((option) => this.hasButton(option)));
  /** What the things stand for; the same position told again leaves them as they are. */
  private readonly asked = $derived.by(() => {
    const { position, since } = this.sitting;
    return position ? `${position.viewer}:${position.ply}:${since.at ?? ''}:${String(this.orders?.answers)}:${String(this.onlyPass)}` : '';
  });

  /** To be called while a component is made. */
  constructor(private readonly sitting: Sitting) {
    const { stream, since } = sitting;
    this.things = new Things({
      choose: (code) => {
        this.tookBack = false;
        void stream.choose(code, sitting.viewer);
      },
      why: (code) => stream.why(sitting.viewer, code),
      say: (message) => say(message, sitting.table?.game),
      answers: () => sitting.viewer >= 0 && since.step === null,
      busy: () => stream.sending !== null,
      careful: (option) => (this.mine && sitting.face?.careful?.(option, this.mine)) ?? false,
      told: () => sitting.deed?.lines.flatMap((line) => line.about ?? []) ?? [],
    });
    // It sends something, and no touch is the cause.
    $effect(() => {
      const ply = sitting.position?.ply ?? -1;
      if (this.onlyPass === null || stream.behind || stream.sending || ply === this.passedAt) return;
      this.passedAt = ply;
      void stream.choose(this.onlyPass, sitting.viewer);
    });
    // What was touched and held for the question before is let go, and before the board draws the next.
    $effect.pre(() => {
      void this.asked;
      untrack(() => {
        this.things.offer(this.mine?.options ?? [], Boolean(this.mine?.write));
      });
    });
  }

  undo(ask: boolean): void {
    this.tookBack = true;
    void this.sitting.stream.undo(this.sitting.viewer, ask);
  }

  private hasButton(option: OptionInfo): boolean {
    const { face } = this.sitting;
    const told = this.mine ? face?.button?.(option, this.mine) : undefined;
    return told ?? option.touches.every((thing) => face?.regions.includes(thing) || !this.things.drawn.has(thing));
  }
}
