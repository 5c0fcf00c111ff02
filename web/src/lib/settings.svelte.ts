/** What this device prefers. Kept in the browser; the server never hears of it. */

export type Lang = 'en' | 'pl';
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'reduced';
/** How fast what others do is shown. */
export const SPEEDS = ['slow', 'normal', 'fast', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];
/** Whether a battle that goes by waits until one has read it. */
export const GO_ON = ['at-first', 'always', 'never'] as const;
export type GoOn = (typeof GO_ON)[number];

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  textMode: boolean;
  notify: boolean;
  /** Whether the player was asked if they want to be called, and has answered. */
  callsAnswered: boolean;
  speed: Speed;
  goOn: GoOn;
  /** Whether to pass without being asked where there is nothing else to do, and nobody could learn anything from it. */
  passAlone: boolean;
  /** By box, what was last chosen to play: a side, a deck, a seat. */
  sides: Record<string, string>;
  /** By game, the first tables that this device has played at. */
  firstTables: Record<string, string[]>;
  /** Whether it was said that names in sentences can be looked up. */
  namesKnown: boolean;
}

const FIRST_GAMES = 2;
const KEY = 'mathom.settings';

function defaults(): Kept {
  return {
    lang: navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en',
    theme: 'auto',
    motion: 'auto',
    sound: false,
    textMode: false,
    notify: false,
    callsAnswered: false,
    speed: 'normal',
    goOn: 'at-first',
    passAlone: true,
    sides: {},
    firstTables: {},
    namesKnown: false,
  };
}

/** What was kept, as far as it still makes sense: an older page may have written it. */
function recall(): Kept {
  const kept = defaults();
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return kept;
  }
  const { lang, theme, motion, sound, textMode, notify, callsAnswered, speed, goOn, passAlone, sides, firstTables, namesKnown } =
    (found ?? {}) as Partial<Kept>;
  if (lang === 'en' || lang === 'pl') kept.lang = lang;
  if (theme === 'light' || theme === 'dark') kept.theme = theme;
  if (motion === 'reduced') kept.motion = motion;
  kept.sound = sound === true;
  kept.textMode = textMode === true;
  kept.notify = notify === true;
  kept.callsAnswered = callsAnswered === true;
  kept.speed = SPEEDS.find((one) => one === speed) ?? kept.speed;
  kept.goOn = GO_ON.find((one) => one === goOn) ?? kept.goOn;
  kept.passAlone = passAlone !== false;
  for (const [box, side] of Object.entries(sides ?? {})) if (typeof side === 'string') kept.sides[box] = side;
  for (const [game, tables] of Object.entries(firstTables ?? {})) {
    if (Array.isArray(tables)) kept.firstTables[game] = tables.map(String).slice(0, FIRST_GAMES);
  }
  kept.namesKnown = namesKnown === true;
  return kept;
}

/** Marks a window in which the first visit goes on. */
const FIRST = 'mathom.first-visit';

/** Whether somebody is here for the first time; until they have turned to something else. */
export const visit = $state({ first: isFirst() });
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) return;
  visit.first = false;
  try {
    sessionStorage.removeItem(FIRST);
  } catch {
    // Then nothing was marked either.
  }
});

function isFirst(): boolean {
  try {
    if (localStorage.getItem(KEY) === null) sessionStorage.setItem(FIRST, 'yes');
    return sessionStorage.getItem(FIRST) !== null;
  } catch {
    return true;
  }
}

export const settings: Kept = $state(recall());

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
let systemCalm = $state(calm.matches);
calm.addEventListener('change', () => (systemCalm = calm.matches));

/** Whether things should appear instead of moving. */
export function reducedMotion(): boolean {
  return settings.motion === 'reduced' || systemCalm;
}

/** Remembers that somebody plays here, as long as it is one of their first games of this kind. */
export function notePlayed(game: string, table: string): void {
  const first = settings.firstTables[game] ?? [];
  if (first.length < FIRST_GAMES && !first.includes(table)) settings.firstTables[game] = [...first, table];
}

/** Whether battles and the like wait for *Go on* at this table. */
export function waitsForGoOn(game: string, table: string): boolean {
  if (settings.goOn !== 'at-first') return settings.goOn === 'always';
  return settings.firstTables[game]?.includes(table) ?? false;
}

$effect.root(() => {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset.theme = settings.theme;
    root.dataset.motion = reducedMotion() ? 'reduced' : 'auto';
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
});
