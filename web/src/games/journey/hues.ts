import type { Hue } from '../../table/hues';
import type { Colour } from './view';

export const HUES: Record<Colour, Hue> = {
  yellow: 'gold',
  red: 'red',
  blue: 'blue',
  green: 'green',
  black: 'ink',
};
