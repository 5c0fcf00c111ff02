/** One table as its page shows it: what came over the line, whose eyes see it, and what the game shows of itself. */

import { untrack } from 'svelte';
import { faceOf } from '../games';
import type { Face } from '../games/face';
import { closedText } from '../lib/closed';
import { findGame } from '../lib/games';
import { notePlayed, reducedMotion, waitsForGoOn } from '../lib/settings.svelte';
import { TableStream, type Deed } from '../lib/stream.svelte';
import { say } from '../lib/words.svelte';
import { fullName } from './names';
import { Since } from './since.svelte';

export class Sitting {
  readonly stream: TableStream;
  readonly since = new Since();
  face = $state.raw<Face | null>(null);
  /** The game's bots to choose from, from the weakest up. */
  bots = $state.raw<string[]>([]);
  /** Whether there are cards to read. */
  cards = $state(false);

  readonly table = $derived.by(() => this.stream.table);
  readonly position = $derived.by(() => this.stream.position);
  readonly viewer = $derived.by(() => this.position?.viewer ?? -1);
  /** What the board shows: how things stand, or a step of what was missed. */
  readonly scene = $derived.by(
    () => this.since.step ?? (this.position && { ...this.position, story: this.stream.story, deed: this.stream.deed }),
  );
  readonly deed: Deed | null = $derived.by(() => this.scene?.deed ?? null);
  /** What is said to have happened last: for who has just come, and saw nothing happen, the story's last line. */
  readonly told: Deed | null = $derived.by(
    () => this.deed ?? (this.stream.story.length ? { lines: this.stream.story.slice(-1), by: null, undone: false } : null),
  );
  readonly animate = $derived.by(() => (this.since.step !== null || this.stream.follows) && !reducedMotion());
  /** The board may still be some positions behind when the table is over already. */
  readonly over = $derived.by(() => this.table?.state === 'over' && this.stream.behind === 0);
  /** Whether one person plays here, with one seat: only they can have missed anything. */
  readonly alone = $derived.by(() => this.viewer >= 0 && this.table?.state === 'playing' && this.table.you.length === 1);
  /** The seat that one speaks from. */
  readonly mySeat = $derived.by(() => (this.table?.you.includes(this.viewer) ? this.viewer : (this.table?.you[0] ?? null)));
  readonly title = $derived.by(() => (this.table ? say({ id: 'title' }, this.table.game) : ''));
  readonly closed = $derived.by(() => this.table && closedText(this.table));
  private readonly game = $derived.by(() => this.table?.game);

  /** To be called while a component is made. */
  constructor(id: string) {
    this.stream = new TableStream(id);
    // Which game it is comes over the line.
    $effect(() => {
      const { game } = this;
      if (game) this.meet(game);
    });
    // It is kept in the browser as soon as it is played, by whom it is.
    $effect(() => {
      if (this.table?.state === 'playing' && this.viewer >= 0) {
        const { game, id: at } = this.table;
        untrack(() => {
          notePlayed(game, at);
        });
      }
    });
  }

  private meet(game: string): void {
    const { stream } = this;
    void faceOf(game).then((found) => {
      this.face = found;
      stream.between = found.interludes ?? stream.between;
      stream.letters = (lines) => lines.reduce((sum, line) => sum + say(line, game).length, 0);
      stream.isHeading = (line) => found.heading(line) !== null;
      stream.panelsWait = () => waitsForGoOn(game, stream.id);
    });
    // Without it, only the bots' strength stays unsaid, and the way to the cards.
    void findGame(game).then(
      (found) => {
        this.bots = found?.bots ?? [];
        this.cards = found?.cards ?? false;
      },
      () => undefined,
    );
  }

  /** Who sits there, in full. */
  named(number: number): string {
    const seat = this.table?.seats[number];
    return seat && this.table ? fullName(seat, this.position?.nicknames[number], this.table.game) : '';
  }
}
