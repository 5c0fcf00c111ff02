import type { Primer } from '../primer';
import Picture from './Primer.svelte';

export const primer: Primer = {
  Picture,
  goal: ['W-14.9', 'W-14.10', 'W-14.11'],
  turn: [
    ['W-4.2', 'W-4.3'],
    ['W-5.1', 'W-5.3', 'W-5.4', 'W-6.2'],
    ['W-11.3', 'W-11.4', 'W-11.5', 'W-11.10'],
  ],
  missed: [
    ['W-11.6', 'W-11.7', 'W-11.8'],
    ['W-10.12', 'W-10.13', 'W-14.4'],
    ['W-7.1', 'W-6.2'],
  ],
};
