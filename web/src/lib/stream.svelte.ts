/**
 * One table as the server tells of it, kept up to date over a WebSocket.
 *
 * Positions are shown one after another, so that what a bot does can be followed; what the player
 * does is never held up.
 */

import { get, newKey, post, Trouble } from './api';
import { reducedMotion } from './settings.svelte';
import type {
  ChatLine,
  Chosen,
  News,
  Position,
  SeatInfo,
  StoryLine,
  TableInfo,
  Undone,
  WhyNot,
} from './types';

export type Line = 'online' | 'connecting' | 'offline';

/** What went wrong, for the player's eyes: the server's reason, or the table had moved on. */
export type Mishap = { kind: 'refused'; trouble: Trouble } | { kind: 'moved-on'; ply: number };

const PACE = 600;
const FASTEST = 120;
/** For a moment between two positions, which is not seen again. */
const LINGER = 1_300;
const UNHURRIED = 3;
const SILENCE = 45_000;
const SLOWEST_RETRY = 20_000;
const ANSWER_DUE = 1_500;

interface Arrival {
  position: Position;
  at: number;
  pause?: number | undefined;
}

/** What is to be seen between two positions, and after how many lines of the story. */
interface Interlude {
  view: unknown;
  lines: number;
  pause?: number;
}

export class TableStream {
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  /** When the shown position left the server, by this computer's clock: clocks count from here. */
  arrived = $state.raw(0);
  /** Whether the shown position follows from the one before it, and so may be shown moving. */
  follows = $state.raw(false);
  story = $state.raw<StoryLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state.raw<Line>('connecting');
  /** Positions that have come but are not shown yet. */
  behind = $state.raw(0);
  /** A choice that is on its way to the server. */
  sending = $state.raw<string | null>(null);
  mishap = $state.raw<Mishap | null>(null);
  /** There is no such table, or it can't be seen. */
  missing = $state.raw<Trouble | null>(null);

  /** What is to be seen between two positions; the game's face knows. */
  between: (before: unknown, lines: StoryLine[], after: unknown) => Interlude[] = () => [];

  readonly id: string;
  private seat: number | null = null;
  private socket: WebSocket | null = null;
  private waiting: Arrival[] = [];
  private shownAt = 0;
  /** How long the shown position wants to be seen, if not as long as usual. */
  private pause: number | undefined;
  private attempts = 0;
  private closed = false;
  private paceTimer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  get base(): string {
    return `/api/tables/${encodeURIComponent(this.id)}`;
  }

  // The line

  open(): void {
    window.addEventListener('online', this.hurry);
    window.addEventListener('offline', this.sleep);
    document.addEventListener('visibilitychange', this.onVisible);
    void this.connect();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener('online', this.hurry);
    window.removeEventListener('offline', this.sleep);
    document.removeEventListener('visibilitychange', this.onVisible);
    clearTimeout(this.paceTimer);
    clearTimeout(this.retryTimer);
    this.hangUp();
  }

  /** Look at the table from another seat of one's own; nothing lets the server choose. */
  lookFrom(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.waiting = [];
    this.behind = 0;
    this.hangUp();
    void this.connect();
  }

  get chosenSeat(): number | null {
    return this.seat;
  }

  private get query(): string {
    return this.seat === null ? '' : `?seat=${this.seat}`;
  }

  private async connect(): Promise<void> {
    if (this.closed) return;
    clearTimeout(this.retryTimer);
    this.line = navigator.onLine ? 'connecting' : 'offline';
    if (!this.table) {
      // A socket can't say why it was refused; a plain request can.
      try {
        this.table = await get<TableInfo>(this.base);
      } catch (error) {
        if (error instanceof Trouble && error.status >= 400 && error.status < 429) {
          this.missing = error;
          return;
        }
        this.retry();
        return;
      }
      if (this.closed) return;
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.base}/socket${this.query}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.line = 'online';
      this.attempts = 0;
      this.listen();
      this.hear(JSON.parse(String(event.data)) as News);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.retry();
    };
    this.listen();
  }

  private hangUp(): void {
    clearTimeout(this.silenceTimer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** A line on which nothing is heard for long is dead, even if nobody has hung up. */
  private listen(): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = setTimeout(() => {
      this.retry();
    }, SILENCE);
  }

  private retry(): void {
    this.hangUp();
    if (this.closed) return;
    this.line = 'offline';
    const longest = Math.min(SLOWEST_RETRY, 500 * 2 ** this.attempts);
    this.attempts += 1;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.connect(), longest * (0.5 + Math.random() / 2));
  }

  private hurry = (): void => {
    if (this.line === 'online' || this.closed) return;
    this.attempts = 0;
    this.hangUp();
    void this.connect();
  };

  private sleep = (): void => {
    if (!this.closed) this.line = 'offline';
  };

  private onVisible = (): void => {
    if (document.hidden) this.catchUp();
    else if (this.line !== 'online') this.hurry();
  };

  // What is heard

  private hear(news: News): void {
    if (news.type === 'table') this.table = news.table;
    else if (news.type === 'position') this.receive(news);
    else if (news.type === 'chat') this.hearChat(news);
  }

  private hearChat(line: ChatLine): void {
    if (this.chat.some((known) => known.number === line.number)) return;
    this.chat = [...this.chat, line].sort((a, b) => a.number - b.number);
  }

  private receive(position: Position): void {
    const arrival = { position, at: Date.now() };
    const newest = this.waiting.at(-1)?.position ?? this.position;
    const shown = this.position;
    const hurry =
      !shown || document.hidden || reducedMotion() || position.viewer !== newest?.viewer;
    // The same position again: undo requests, clocks, or a line that was taken up anew.
    const same = newest?.ply === position.ply;
    const interludes = hurry || same || !newest ? [] : this.interludes(newest, position, arrival.at);
    this.waiting.push(...interludes, arrival);
    this.behind = this.waiting.length;
    if (hurry || same || (this.sending !== null && !interludes.length)) {
      this.catchUp();
      return;
    }
    // What was just chosen must not stay on offer.
    if (this.sending !== null) this.step();
    this.schedule();
  }

  /** What lies between two positions as positions of their own, in which nothing can be chosen. */
  private interludes(before: Position, after: Position, at: number): Arrival[] {
    const { start, lines } = after.story;
    const told = this.waiting.at(-1)?.position.story;
    // A story that is told anew, after an undo or a broken line, is not what has just happened.
    if (start !== (told ? told.start + told.lines.length : this.story.length)) return [];
    const found = this.between(before.view, lines, after.view);
    return found.map(({ view, lines: sofar, pause }, index) => ({
      at,
      pause,
      position: {
        ...after,
        view,
        ply: before.ply + ((after.ply - before.ply) * (index + 1)) / (found.length + 1),
        asks: [],
        undo: null,
        over: false,
        story: { start, lines: lines.slice(0, sofar) },
      },
    }));
  }

  private schedule(): void {
    clearTimeout(this.paceTimer);
    const count = this.waiting.length;
    if (!count) return;
    const usual = this.pause ?? (Number.isInteger(this.position?.ply) ? PACE : LINGER);
    const pace = Math.max(FASTEST, count > UNHURRIED ? (usual * UNHURRIED) / count : usual);
    const wait = Math.max(0, this.shownAt + pace - performance.now());
    this.paceTimer = setTimeout(() => {
      this.step();
      this.schedule();
    }, wait);
  }

  private step(): void {
    const next = this.waiting.shift();
    this.behind = this.waiting.length;
    if (next) this.show(next);
  }

  /** Show at once whatever has come. */
  catchUp(): void {
    clearTimeout(this.paceTimer);
    const waiting = this.waiting;
    this.waiting = [];
    this.behind = 0;
    for (const arrival of waiting) this.show(arrival);
  }

  private show({ position, at, pause }: Arrival): void {
    const { start, lines } = position.story;
    if (start > this.story.length) {
      // Something was missed; the whole story comes with a plain request.
      void this.refresh();
      return;
    }
    const before = this.position;
    this.follows = before !== null && before.viewer === position.viewer && before.ply < position.ply;
    this.story = [...this.story.slice(0, start), ...lines];
    this.position = position;
    this.arrived = at;
    this.shownAt = performance.now();
    this.pause = pause;
    if (this.mishap?.kind === 'moved-on' && position.ply !== this.mishap.ply) this.mishap = null;
  }

  private async refresh(): Promise<void> {
    try {
      const position = await get<Position>(`${this.base}/position${this.query}`);
      if (position.ply >= (this.position?.ply ?? 0)) this.receive(position);
    } catch {
      // The socket will bring it.
    }
  }

  // What is said

  /** Makes a choice. It is sent again after a broken line; its key makes sure it counts once. */
  async choose(code: string, seat: number): Promise<void> {
    if (this.sending !== null || !this.position) return;
    this.sending = code;
    this.mishap = null;
    const body = { seat, ply: this.position.ply, code, key: newKey() };
    try {
      const chosen = await post<Chosen>(`${this.base}/choices`, body);
      await this.arrival(chosen.ply);
    } catch (error) {
      this.fail(error);
    } finally {
      this.sending = null;
    }
  }

  async undo(seat: number, ask: boolean): Promise<void> {
    if (!this.position) return;
    const body = { seat, ply: this.position.ply, ask };
    await this.say(async () => {
      const undone = await post<Undone>(`${this.base}/undo`, body);
      await this.arrival(undone.ply);
    });
  }

  async answerUndo(seat: number, agree: boolean): Promise<void> {
    await this.say(() => post(`${this.base}/undo/answer`, { seat, agree }));
  }

  why(seat: number, code: string): Promise<WhyNot> {
    const query = new URLSearchParams({ seat: String(seat), code });
    return get<WhyNot>(`${this.base}/why?${query.toString()}`);
  }

  async write(seat: number, text: string): Promise<boolean> {
    return this.say(async () => {
      this.hearChat(await post<ChatLine>(`${this.base}/chat`, { seat, text }));
    });
  }

  async claimTime(seat: number, against: number, what: 'win' | 'bot'): Promise<void> {
    await this.say(async () => {
      this.table = await post<TableInfo>(`${this.base}/time`, { seat, against, what });
    });
  }

  async takeBack(seat: SeatInfo): Promise<void> {
    await this.say(async () => {
      this.table = await post<TableInfo>(`${this.base}/seats/${seat.seat}/return`, {});
    });
  }

  /** The table that plays the same again. */
  async rematch(): Promise<TableInfo | null> {
    let made: TableInfo | null = null;
    await this.say(async () => {
      made = await post<TableInfo>(`${this.base}/rematch`, {});
    });
    return made;
  }

  private async say(words: () => Promise<unknown>): Promise<boolean> {
    this.mishap = null;
    try {
      await words();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  private fail(error: unknown): void {
    if (!(error instanceof Trouble)) throw error;
    if (error.position) {
      this.mishap = { kind: 'moved-on', ply: error.position.ply };
      this.receive(error.position);
      this.catchUp();
    } else {
      this.mishap = { kind: 'refused', trouble: error };
    }
  }

  /** The position after one's own choice comes over the socket; if it doesn't, go and get it. */
  private async arrival(ply: number): Promise<void> {
    const due = performance.now() + ANSWER_DUE;
    while (!this.closed && ((this.waiting.at(-1)?.position ?? this.position)?.ply ?? 0) < ply) {
      if (performance.now() > due) {
        await this.refresh();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}
