import type { Primer } from '../primer';
import Picture from './Primer.svelte';

export const primer: Primer = {
  Picture,
  goal: ['C-6.1', 'C-6.2', 'C-6.3'],
  turn: [
    ['C-3.3', 'C-3.4', 'C-3.14'],
    ['C-4.1', 'C-4.6', 'C-4.7'],
    ['C-4.21', 'C-4.28', 'C-4.29', 'C-4.30'],
  ],
  missed: [
    ['C-4.32', 'C-4.33'],
    ['C-4.8', 'C-4.9', 'C-4.20'],
    ['C-5.1', 'C-5.5'],
  ],
};
