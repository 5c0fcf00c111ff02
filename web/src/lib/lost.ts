/**
 * A page that has not arrived. What a browser failed to load once, it does not ask for again until everything is loaded
 * anew; and after an update of the server its files have other names. So everything is loaded anew, once the server answers.
 */

import { AGAIN_AFTER, pause, waitOf } from './wait';

const SLOWEST = 60_000;

interface Lost {
  /** How often everything was loaded anew for this: the entry of the history is all that outlives it. */
  times?: number;
}

/** Waits longer each time. Returns how to give it up. */
export function loadAnew(): () => void {
  const { times = 0 } = (history.state ?? {}) as Lost;
  const usual = Math.min(SLOWEST, AGAIN_AFTER * 2 ** times);
  let wanted = true;

  async function ask(wait = usual): Promise<void> {
    await pause(wait);
    if (!wanted) return;
    let answer: Response | null = null;
    try {
      answer = await fetch(window.location.href, { method: 'HEAD' });
    } catch {
      // Off the network: then the browser would have nothing to show.
    }
    // That there is nothing at this address is an answer, too: a page of ours says so.
    if (!answer || answer.status === 429 || answer.status >= 500) return ask(Math.max(usual, answer ? waitOf(answer) : 0));
    history.replaceState({ times: times + 1 } satisfies Lost, '');
    window.location.reload();
  }

  void ask();
  return () => {
    wanted = false;
  };
}
