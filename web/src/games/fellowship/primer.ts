import type { Primer } from '../primer';
import Picture from './Primer.svelte';

export const primer: Primer = {
  Picture,
  goal: ['T-20.1', 'T-20.2', 'T-21.1', 'T-21.3'],
  turn: [
    ['T-10.4', 'T-10.1'],
    ['T-11.1', 'T-11.2', 'T-12.1'],
    ['T-13.1', 'T-13.2'],
    ['T-15.1', 'T-16.3', 'T-17.1'],
    ['T-19.1', 'T-19.3', 'T-19.7'],
  ],
  missed: [
    ['T-12.7', 'T-12.8'],
    ['T-25.5', 'T-21.3'],
    ['T-3.16', 'T-3.18'],
  ],
};
