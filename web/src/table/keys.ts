/** The keys of a table, as they are listed, each with what it does as a message of the page's. */
export const KEYS: [string, string][] = [
  ['Tab', 'table-key-tab'],
  ['← →', 'table-key-arrows'],
  ['↑ ↓', 'table-key-all'],
  ['Enter', 'table-key-enter'],
  ['/', 'table-key-command'],
  ['U', 'table-key-undo'],
  ['P', 'orders-key'],
  ['G', 'pace-key-go-on'],
  ['S', 'pace-key-skip'],
  ['R', 'pace-key-since'],
  ['L', 'table-key-log'],
  ['C', 'table-key-chat'],
  ['?', 'table-key-rules'],
  ['T', 'table-key-text'],
  ['H', 'table-key-help'],
  ['Esc', 'table-key-escape'],
];

/** Does what a key stands for, unless somebody is writing. */
export function press(event: KeyboardEvent, deeds: Readonly<Record<string, () => void>>): void {
  const { target, key } = event;
  const writing = target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [popover]');
  if (event.ctrlKey || event.altKey || event.metaKey || writing) return;
  const deed = deeds[key.length === 1 ? key.toLowerCase() : key];
  if (!deed) return;
  if (key !== 'Escape') event.preventDefault();
  deed();
}

/** Arrows go from each button of a group to the next, and round. */
export function walk(event: KeyboardEvent, group: HTMLElement | undefined): void {
  const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!move || !group) return;
  event.preventDefault();
  event.stopPropagation();
  const stops = [...group.querySelectorAll<HTMLElement>('button')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + move) % stops.length)?.focus();
}
