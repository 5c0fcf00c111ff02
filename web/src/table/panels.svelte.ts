/** What lies beside the board or over it, and whether it is open. */
export class Panels {
  tab = $state<'log' | 'chat' | 'info'>('log');
  /** Whether the story and talk lie over the board, where there is no room beside it. */
  drawer = $state(false);
  /** The rules that are being read. */
  rules = $state.raw<string[] | null>(null);
  keys = $state(false);
  orders = $state(false);
  result = $state(false);

  openRules = (numbers: string[]): void => {
    this.rules = numbers;
  };

  /** Turns up the story, the talk or the table, also where it is a drawer. */
  turnTo(tab: 'log' | 'chat' | 'info'): void {
    this.tab = tab;
    this.drawer = true;
  }

  close(): void {
    this.keys = false;
    this.drawer = false;
    this.rules = null;
    this.result = false;
  }
}
