/** The positions of a finished game, fetched a piece at a time and ahead of need. */

import { get, Trouble } from '../lib/api';
import type { Frame, Replay, StoryLine, TableInfo } from '../lib/types';

const CHUNK = 100;
const AHEAD = 25;

/** A position, with the whole story up to it. */
interface Told {
  frame: Frame;
  story: StoryLine[];
}

export class Frames {
  table = $state.raw<TableInfo | null>(null);
  nicknames = $state.raw<(string | null)[]>([]);
  plies = $state.raw(0);
  viewer = $state.raw(-1);
  trouble = $state.raw<Trouble | null>(null);
  private frames = $state.raw<Map<number, Told>>(new Map());
  private coming = new Map<number, Promise<void>>();

  constructor(private readonly id: string) {}

  at(ply: number): Frame | null {
    return this.frames.get(ply)?.frame ?? null;
  }

  storyAt(ply: number): StoryLine[] {
    return this.frames.get(ply)?.story ?? [];
  }

  /** See it with somebody else's eyes: everything is fetched anew. */
  lookAs(viewer: number, ply: number): Promise<void> {
    this.viewer = viewer;
    this.frames = new Map();
    this.coming = new Map();
    return this.need(ply);
  }

  /** Fetches what is needed around a position. */
  async need(ply: number): Promise<void> {
    const here = this.fetch(Math.floor(ply / CHUNK));
    const next = Math.floor((ply + AHEAD) / CHUNK);
    const before = Math.floor(Math.max(0, ply - AHEAD) / CHUNK);
    if (next * CHUNK < this.plies) void this.fetch(next);
    void this.fetch(before);
    await here;
  }

  /** The position at which a line of the story was told for good: it may have been taken back before. */
  async plyOfLine(line: number): Promise<number> {
    for (let chunk = 0; chunk === 0 || chunk * CHUNK < this.plies; chunk++) {
      await this.fetch(chunk);
      if (this.trouble) return 0;
    }
    let ply = this.plies - 1;
    while (ply > 0 && this.storyAt(ply - 1).length > line) ply -= 1;
    return Math.max(0, ply);
  }

  private fetch(chunk: number): Promise<void> {
    let coming = this.coming.get(chunk);
    if (!coming) {
      coming = this.load(chunk);
      this.coming.set(chunk, coming);
    }
    return coming;
  }

  private async load(chunk: number): Promise<void> {
    const viewer = this.viewer;
    const query = new URLSearchParams({
      viewer: String(viewer),
      start: String(chunk * CHUNK),
      count: String(CHUNK),
    });
    try {
      const path = `/api/tables/${encodeURIComponent(this.id)}/replay?${query.toString()}`;
      const replay = await get<Replay>(path);
      if (viewer !== this.viewer) return;
      this.table = replay.table;
      this.nicknames = replay.nicknames;
      this.plies = replay.plies;
      const frames = new Map(this.frames);
      let story: StoryLine[] = [];
      for (const frame of replay.frames) {
        story = [...story.slice(0, frame.story.start), ...frame.story.lines];
        frames.set(frame.ply, { frame, story });
      }
      this.frames = frames;
      this.trouble = null;
    } catch (error) {
      this.coming.delete(chunk);
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error;
    }
  }
}
