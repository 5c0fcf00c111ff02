import type { Primer } from '../primer';
import Picture from './Primer.svelte';

export const primer: Primer = {
  Picture,
  goal: ['J-1.8', 'J-5.1', 'J-6.2'],
  turn: [
    ['J-3.4', 'J-3.6', 'J-3.8', 'J-3.9'],
    ['J-3.11', 'J-3.12', 'J-3.14'],
    ['J-4.2', 'J-4.12', 'J-4.18'],
  ],
  missed: [
    ['J-4.6', 'J-4.8', 'J-4.9'],
    ['J-3.6', 'J-3.9'],
    ['J-1.4', 'J-4.13', 'J-4.15', 'J-4.17'],
  ],
};
