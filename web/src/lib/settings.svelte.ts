/** What this device prefers. Kept in the browser; the server never hears of it. */

export type Lang = 'en' | 'pl';
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'reduced';

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  textMode: boolean;
  notify: boolean;
}

const KEY = 'mathom.settings';

function defaults(): Kept {
  return {
    lang: navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en',
    theme: 'auto',
    motion: 'auto',
    sound: false,
    textMode: false,
    notify: false,
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
  const { lang, theme, motion, sound, textMode, notify } = (found ?? {}) as Partial<Kept>;
  if (lang === 'en' || lang === 'pl') kept.lang = lang;
  if (theme === 'light' || theme === 'dark') kept.theme = theme;
  if (motion === 'reduced') kept.motion = motion;
  kept.sound = sound === true;
  kept.textMode = textMode === true;
  kept.notify = notify === true;
  return kept;
}

export const settings: Kept = $state(recall());

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
let systemCalm = $state(calm.matches);
calm.addEventListener('change', () => (systemCalm = calm.matches));

/** Whether things should appear instead of moving. */
export function reducedMotion(): boolean {
  return settings.motion === 'reduced' || systemCalm;
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
