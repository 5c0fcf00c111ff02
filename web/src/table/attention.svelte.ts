/** Calls the player when it becomes their turn: a mark in the title, a notification, a sound. */

import { settings } from '../lib/settings.svelte';
import { sound } from '../lib/sounds';

interface Call {
  table: string;
  title: string;
  body: string;
}

export function callPlayer({ table, title, body }: Call): void {
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
    // Some phones allow notifications only to installed pages; the title still tells.
  }
}

/** Whether nobody is looking at the page: reactive. */
export class Hidden {
  now = $state(document.hidden);

  watch(): () => void {
    const look = (): void => {
      this.now = document.hidden;
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }
}
