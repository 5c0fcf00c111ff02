/**
 * One table as the server tells of it, kept up to date over a WebSocket.
 *
 * What others do is shown one deed at a time, each as long as it takes to read; what the player
 * does is never held up.
 */

import { get, getWithin, newKey, post, put, Trouble, troubleIn } from './api';
import { hasten, stay } from './pace';
import { settings } from './settings.svelte';
import type {
  Answer,
  ChatLine,
  Chosen,
  Frame,
  LessonWish,
  NewChat,
  NewChoice,
  News,
  OrdersInfo,
  Position,
  SeatInfo,
  Since,
  StoryLine,
  TableInfo,
  TimeClaim,
  Undone,
  WhyNot,
} from './types';

export type Line = 'online' | 'connecting' | 'offline';

/** What went wrong, for the player's eyes: the server's reason, or the table had moved on. */
export type Mishap = { kind: 'refused'; trouble: Trouble } | { kind: 'moved-on'; ply: number };

/** For a moment between two positions, which is not seen again. */
const LINGER = 1_300;
const SILENCE = 45_000;
const SLOWEST_RETRY = 20_000;
const ANSWER_DUE = 1_500;
/** How long the newest position waits for those before it. */
const FILLED_WITHIN = 4_000;
/** How long a choice that went by socket may stay unanswered before it is posted. */
const SOCKET_ANSWER_DUE = 3_000;
/** How the server hangs up where there is no table any more, none that it can play on, or none for this guest. */
const CLOSED = [4403, 4404, 4422];
/** And where it is started anew, and another one takes over. */
const RESTARTED = 1012;

interface Arrival {
  position: Position;
  at: number;
  /** How long it is worth looking at, whatever there is to read. */
  least: number;
  /** Whether it may wait for the player's word to go on. */
  panel: boolean;
  note?: string | undefined;
}

/** What is to be seen between two positions, and after how many lines of the story. */
interface Interlude {
  view: unknown;
  lines: number;
  pause?: number;
  panel?: boolean;
  note?: string;
}

/** What has just happened: the lines that tell of it, and whose doing it was. */
export interface Deed {
  lines: StoryLine[];
  /** A seat; nothing if it was nobody's, or several chose together. */
  by: number | null;
  /** Whether something was taken back instead. */
  undone: boolean;
}

/** Whose doing a position is, if it is one player's alone: the one who was asked before. */
export function doer(asked: readonly number[], by: number | null): number | null {
  return by !== null && asked.length === 1 && asked[0] === by ? by : null;
}

/** The seat at the beginning of a record's line. */
export function seatOf(line: string | null): number | null {
  return line === null ? null : Number.parseInt(line, 10);
}

/** What a position has none of that is only shown in passing. */
const INSTANT = { undo: null, orders: null, resign: null, lesson: null, over: false, waiting: [], yours: [] };

export class TableStream {
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  /** When the shown position left the server, by this computer's clock: clocks count from here. */
  arrived = $state.raw(0);
  /** Whether the shown position follows from the one before it, and so may be shown moving. */
  follows = $state.raw(false);
  story = $state.raw<StoryLine[]>([]);
  /** What the shown position is the outcome of, until the next one. */
  deed = $state.raw<Deed | null>(null);
  /** From which line on the story is new to the player: since their last own choice. */
  newFrom = $state.raw<number | null>(null);
  /** How many deeds of others that makes. */
  missed = $state.raw(0);
  /** Whether what is shown waits for the player's word. */
  waits = $state.raw(false);
  chat = $state.raw<ChatLine[]>([]);
  line = $state.raw<Line>('connecting');
  /** Positions that have come but are not shown yet. */
  behind = $state.raw(0);
  /** A choice that is on its way to the server. */
  sending = $state.raw<NewChoice | null>(null);
  mishap = $state.raw<Mishap | null>(null);
  /** There is no such table, or it can't be seen. */
  missing = $state.raw<Trouble | null>(null);

  /** What is to be seen between two positions; the game's face knows. */
  between: (before: unknown, lines: StoryLine[], after: unknown) => Interlude[] = () => [];
  /** How much there is to read of lines of the story; who has the words knows. */
  letters: (lines: StoryLine[]) => number = () => 0;
  /** Whether a line only says whose turn it is and the like. */
  isHeading: (line: StoryLine) => boolean = () => false;
  /** What is to be seen in the shown moment, as a message of the page's. */
  caption = $state.raw<string | null>(null);
  /** Whether panels wait for the player's word at this table. */
  panelsWait: () => boolean = () => false;

  readonly id: string;
  private seat: number | null = null;
  private socket: WebSocket | null = null;
  /** Who waits for what was said on the socket to be answered, by its key. */
  private unanswered = new Map<string, (answer: Answer | null) => void>();
  /** Who waits for a position to come, with its ply; told whether it has. */
  private awaited = new Map<(came: boolean) => void, number>();
  private waiting: Arrival[] = [];
  /** Positions that came while what lies before them was being fetched. */
  private later: Position[] | null = null;
  /** Before this moment the server does not want to be asked for them. */
  private fillAfter = 0;
  private shownAt = 0;
  /** How long the shown position wants to be seen. */
  private time = 0;
  /** Who was asked in the last position that was shown. */
  private asked: number[] = [];
  private deedPly = -1;
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
    for (const done of [...this.awaited.keys()]) done(false);
  }

  /** Look at the table from another seat of one's own; nothing lets the server choose. */
  lookFrom(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.waiting = [];
    this.waits = false;
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
      this.hear(JSON.parse(String(event.data)) as News | Answer);
    };
    socket.onclose = ({ code }) => {
      // Ask anew, and be told why there is none.
      if (CLOSED.includes(code)) this.table = null;
      if (socket === this.socket) this.retry(code === RESTARTED && this.attempts === 0);
    };
    this.listen();
  }

  private hangUp(): void {
    clearTimeout(this.silenceTimer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const done of [...this.unanswered.values()]) done(null);
  }

  /** A line on which nothing is heard for long is dead, even if nobody has hung up. */
  private listen(): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = setTimeout(() => {
      this.retry();
    }, SILENCE);
  }

  private retry(atOnce = false): void {
    this.hangUp();
    if (this.closed) return;
    this.line = 'offline';
    const longest = atOnce ? 0 : Math.min(SLOWEST_RETRY, 500 * 2 ** this.attempts);
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

  private hear(news: News | Answer): void {
    if (news.type === 'answer') this.unanswered.get(news.key ?? '')?.(news);
    else if (news.type === 'table') this.table = news.table;
    else if (news.type === 'position') this.receive(news);
    else if (news.type === 'chat') this.hearChat(news);
  }

  private hearChat(line: ChatLine): void {
    const others = this.chat.filter(({ number }) => number !== line.number);
    // Of what somebody has taken away only its number is left.
    this.chat = line.text ? [...others, line].sort((a, b) => a.number - b.number) : others;
  }

  private receive(position: Position): void {
    if (this.closed) return;
    if (this.later) this.later.push(position);
    else if (this.leaps(position)) void this.fill(position);
    else this.take(position);
  }

  /** Whether somebody's deeds lie between this position and the last that came. */
  private leaps(position: Position): boolean {
    const newest = this.newest;
    if (!newest || this.hurries(position) || settings.speed === 'at-once') return false;
    return position.ply > newest.ply + 1 && position.story.start > 0 && performance.now() >= this.fillAfter;
  }

  /**
   * Fetches what lies between, once. Not every leap can be filled: what was taken back is not told again, and at the end
   * what others chose in secret begins to count. A server that is busy tells only how things stand in the end.
   */
  private async fill(position: Position): Promise<void> {
    const known = this.newest?.ply ?? 0;
    this.later = [];
    let frames: Frame[] = [];
    try {
      const query = new URLSearchParams({ seat: String(position.viewer), ply: String(known) });
      frames = (await getWithin<Since>(FILLED_WITHIN, `${this.base}/since?${query.toString()}`)).frames;
    } catch (error) {
      // Then it is all one deed.
      if (error instanceof Trouble) this.fillAfter = performance.now() + error.wait;
    }
    if (this.closed) return;
    const later = this.later;
    this.later = null;
    for (const { ply, view, asks, story, line } of frames) {
      if (ply <= known || ply >= position.ply) continue;
      this.take({ ...position, ...INSTANT, ply, view, asks, story, by: seatOf(line) });
    }
    this.take(position);
    for (const one of later) this.receive(one);
  }

  private get newest(): Position | null {
    return this.waiting.at(-1)?.position ?? this.position;
  }

  /** Whether nothing of it should be shown in passing. */
  private hurries(position: Position): boolean {
    return !this.position || document.hidden || position.viewer !== this.newest?.viewer;
  }

  private take(position: Position): void {
    this.place(position);
    const known = this.newest?.ply ?? 0;
    for (const [done, ply] of [...this.awaited]) {
      if (known >= ply) done(true);
    }
  }

  /** Shows it now, or after those before it. */
  private place(position: Position): void {
    const arrival: Arrival = { position, at: Date.now(), least: 0, panel: false };
    const newest = this.newest;
    const last = this.waiting.at(-1);
    // The same position again: undo requests, clocks, or a line that was taken up anew.
    const same = newest?.ply === position.ply;
    if (same && last && !position.story.lines.length) {
      last.position = { ...position, story: last.position.story };
      return;
    }
    if (this.hurries(position) || same || !newest) {
      this.waiting.push(arrival);
      this.catchUp();
      return;
    }
    const own = position.by === position.viewer;
    if (own) this.catchUp();
    this.waiting.push(...this.interludes(newest, position, arrival.at), arrival);
    this.behind = this.waiting.length;
    // What was just chosen must not stay on offer.
    if (own) this.step();
    this.schedule();
  }

  /** What lies between two positions as positions of their own, in which nothing can be chosen. */
  private interludes(before: Position, after: Position, at: number): Arrival[] {
    const { start, lines } = after.story;
    const told = this.waiting.at(-1)?.position.story;
    // A story that is told anew, after an undo or a broken line, is not what has just happened.
    if (start !== (told ? told.start + told.lines.length : this.story.length)) return [];
    const found = this.between(before.view, lines, after.view);
    return found
      .map(({ view, lines: sofar, pause = LINGER, panel = false, note }, index) => ({
        at,
        least: pause,
        panel,
        note,
        position: {
          ...after,
          ...INSTANT,
          view,
          ply: before.ply + ((after.ply - before.ply) * (index + 1)) / (found.length + 1),
          asks: [],
          story: { start, lines: lines.slice(0, sofar) },
        },
      }))
      .filter(({ panel }) => settings.speed !== 'at-once' || (panel && this.panelsWait()));
  }

  /** Shows what waits, each in its time. */
  private schedule(): void {
    clearTimeout(this.paceTimer);
    while (this.waiting.length && !this.waits) {
      const left = this.shownAt + this.timeLeft() - performance.now();
      if (left > 0) {
        this.paceTimer = setTimeout(() => {
          this.step();
          this.schedule();
        }, left);
        return;
      }
      this.step();
    }
  }

  private timeLeft(): number {
    const newest = this.newest;
    const hurried = newest?.clocks?.[newest.viewer]?.running;
    return hurried ? hasten(this.time, this.waiting.length) : this.time;
  }

  private step(): void {
    this.waits = false;
    const next = this.waiting.shift();
    this.behind = this.waiting.length;
    if (next) this.show(next);
  }

  /** On to the next deed. */
  goOn(): void {
    this.step();
    this.schedule();
  }

  /** Takes up a changed speed at once. */
  newPace(): void {
    if (settings.speed === 'at-once' && !this.waits) this.time = 0;
    this.schedule();
  }

  /** Show at once whatever has come. */
  catchUp(): void {
    clearTimeout(this.paceTimer);
    this.waits = false;
    const waiting = this.waiting;
    this.waiting = [];
    this.behind = 0;
    for (const arrival of waiting) this.show(arrival);
    this.waits = false;
  }

  /** Whether the player will be asked when all that waits has been shown. */
  get leadsToMe(): boolean {
    void this.behind;
    const newest = this.newest;
    return newest?.asks.some(({ seat, options }) => seat === newest.viewer && options) ?? false;
  }

  private show({ position, at, least, panel, note }: Arrival): void {
    this.caption = note ?? null;
    const { start, lines } = position.story;
    if (start > this.story.length) {
      // Something was missed; the whole story comes with a plain request.
      void this.refresh();
      return;
    }
    const before = this.position;
    this.follows = before !== null && before.viewer === position.viewer && before.ply < position.ply;
    const known = this.story.length;
    this.story = [...this.story.slice(0, start), ...lines];
    this.position = position;
    this.arrived = at;
    this.shownAt = performance.now();
    const last = this.deed;
    this.note(position, known);
    const letters = this.deed && this.deed !== last ? this.letters(this.deed.lines) : 0;
    this.time = stay({ letters, own: position.by === position.viewer, least }, settings.speed);
    this.waits = panel && this.panelsWait();
    // What came of it may be told before the choice is answered; what is offered then can be chosen.
    if (this.sending && position.by === this.sending.seat && position.ply > this.sending.ply) this.sending = null;
    if (this.mishap?.kind === 'moved-on' && position.ply !== this.mishap.ply) this.mishap = null;
  }

  /** Keeps what the position that is now shown is the outcome of, and what of it is news. */
  private note(position: Position, known: number): void {
    const told = this.story.length;
    // What comes of a deed is told without the doer's name.
    const by = position.story.start === known ? doer(this.asked, position.by) : null;
    if (!this.follows) {
      if (position.ply !== this.deedPly) this.deed = null;
    } else if (told < known) {
      this.deed = { lines: [], by: position.by, undone: true };
    } else if (told > known) {
      const lines = this.story.slice(known);
      // That the next turn begins must not push aside what has just happened.
      if (by !== null || !lines.every(this.isHeading)) this.deed = { lines, by, undone: false };
    }
    this.deedPly = position.ply;
    if (this.follows && position.by === position.viewer) {
      this.newFrom = told;
      this.missed = 0;
    } else if (this.follows && told > known && Number.isInteger(position.ply)) {
      this.newFrom ??= known;
      this.missed += 1;
    }
    if (Number.isInteger(position.ply)) {
      this.asked = [...new Set([...position.waiting, ...position.asks.map(({ seat }) => seat)])];
    }
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
    if (this.behind) {
      // It was offered in a position of the past; perhaps it still is.
      this.catchUp();
      const mine = this.position.asks.find((ask) => ask.seat === seat);
      if (!mine?.options?.some((option) => option.code === code)) return;
    }
    const body: NewChoice = { seat, ply: this.position.ply, code, key: newKey() };
    this.sending = body;
    this.mishap = null;
    try {
      const chosen = await this.send(body);
      await this.arrival(chosen.ply);
    } catch (error) {
      this.fail(error);
    } finally {
      if (this.sending === body) this.sending = null;
    }
  }

  /** By the socket if there is one; posted if there is none, or no answer comes. The key is the same. */
  private async send(body: NewChoice): Promise<Chosen> {
    const answer = await this.sendBySocket(body);
    if (answer?.chosen) return answer.chosen;
    // What the server could not do just now is tried again, with pauses.
    if (answer?.trouble && answer.status < 500) throw troubleIn(answer.status, answer.trouble);
    return await post<Chosen>(`${this.base}/choices`, body);
  }

  private sendBySocket(body: NewChoice): Promise<Answer | null> {
    const socket = this.socket;
    if (this.line !== 'online' || socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    return new Promise((resolve) => {
      const done = (answer: Answer | null): void => {
        clearTimeout(due);
        this.unanswered.delete(body.key);
        resolve(answer);
      };
      const due = setTimeout(() => {
        done(null);
      }, SOCKET_ANSWER_DUE);
      this.unanswered.set(body.key, done);
      socket.send(JSON.stringify({ ...body, lang: settings.lang }));
    });
  }

  async undo(seat: number, ask: boolean): Promise<void> {
    this.catchUp();
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

  /** Decides something in advance; the position that comes of it is told over the socket. */
  async order(seat: number, orders: Partial<OrdersInfo>): Promise<void> {
    const position = this.position;
    if (!position?.orders) return;
    const { passing, stops, skips } = { ...position.orders, ...orders };
    const body = { ply: position.ply, passing, stops, skips };
    await this.say(() => put<OrdersInfo>(`${this.base}/seats/${seat}/orders`, body));
  }

  async resign(seat: number): Promise<void> {
    await this.say(() => post(`${this.base}/resign`, { seat }));
  }

  async answerResign(seat: number, agree: boolean): Promise<void> {
    await this.say(() => post(`${this.base}/resign/answer`, { seat, agree }));
  }

  why(seat: number, code: string): Promise<WhyNot> {
    const query = new URLSearchParams({ seat: String(seat), code });
    return get<WhyNot>(`${this.base}/why?${query.toString()}`);
  }

  async write(said: NewChat): Promise<boolean> {
    return this.say(async () => {
      this.hearChat(await post<ChatLine>(`${this.base}/chat`, said));
    });
  }

  async claimTime(seat: number, against: number, what: TimeClaim['what']): Promise<void> {
    await this.say(async () => {
      this.table = await post<TableInfo>(`${this.base}/time`, { seat, against, what });
    });
  }

  async takeBack(seat: SeatInfo): Promise<void> {
    await this.say(async () => {
      this.table = await post<TableInfo>(`${this.base}/seats/${seat.seat}/return`, {});
    });
  }

  /** Tells the coach of a lesson how to go on; the answer is the table where it does. */
  async wish(what: LessonWish['what'], ply: number): Promise<TableInfo | null> {
    let there: TableInfo | null = null;
    await this.say(async () => {
      there = await post<TableInfo>(`${this.base}/lesson`, { what, ply });
    });
    return there;
  }

  /** The table that plays the same again; who was asked to it sits down there. */
  async rematch(keepSides: boolean): Promise<TableInfo | null> {
    let made: TableInfo | null = null;
    await this.say(async () => {
      made = await post<TableInfo>(`${this.base}/rematch?keep_sides=${String(keepSides)}`, {});
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
    if (this.closed || (this.newest?.ply ?? 0) >= ply) return;
    const came = await new Promise<boolean>((resolve) => {
      const done = (came: boolean): void => {
        clearTimeout(due);
        this.awaited.delete(done);
        resolve(came);
      };
      const due = setTimeout(() => {
        done(false);
      }, ANSWER_DUE);
      this.awaited.set(done, ply);
    });
    if (!came && !this.closed) await this.refresh();
  }
}
