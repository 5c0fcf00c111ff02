/** What has to be said aloud: that it is the player's turn, that dice fall, that the game is over. */

import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import { sound } from '../lib/sounds';
import { worker } from '../lib/worker';
import { say, t } from '../lib/words.svelte';
import type { Asking } from './asking.svelte';
import type { Sitting } from './sitting.svelte';

interface Call {
  table: string;
  title: string;
  body: string;
}

function callPlayer({ table, title, body }: Call): void {
  sound('turn');
  if (!document.hidden || !settings.notify) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: `mathom-${table}`, lang: settings.lang });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Phones leave it to the service worker; where there is none, the title still tells.
    const more = { body, tag: `mathom-${table}`, lang: settings.lang, data: { path: `/t/${table}` } };
    void worker.then((registration) => registration?.showNotification(title, more));
  }
}

/**
 * Says it, by a sound and, where nobody looks, by a notification. To be called while a component is made. All three
 * leave the page, and what they tell of comes over the line.
 */
export function speakUp(sitting: Sitting, asking: Asking, onend: () => void): void {
  const { stream } = sitting;
  let wasYours = false;
  $effect(() => {
    const { mine, yourTurn } = asking;
    const { table } = sitting;
    const called = yourTurn && !wasYours;
    wasYours = yourTurn;
    if (called && mine && table) {
      const body = say(mine.prompt, table.game);
      untrack(() => {
        callPlayer({ table: table.id, title: t('table-your-turn'), body });
      });
    }
  });
  let heard = 0;
  $effect(() => {
    const lines = stream.story;
    const { face } = sitting;
    const fresh = lines.slice(heard);
    const first = heard === 0;
    heard = lines.length;
    if (!first && fresh.some((line) => face?.rolls(line))) sound('dice');
  });
  let ended = false;
  $effect(() => {
    const { over } = sitting;
    if (over && !ended) {
      onend();
      if (heard > 0) sound('end');
    }
    ended = over;
  });
}

/** Whether nobody is looking at the page: reactive. */
export class Hidden {
  now = $state(document.hidden);

  /** Until the function is called that it gives. */
  watch(onturn: (away: boolean) => void): () => void {
    const look = (): void => {
      this.now = document.hidden;
      onturn(this.now);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }
}
