/** What a card is tinted with: the hue of its culture, or of what its picture says to be `of`. */

import type { Tint } from '../../cards/kin';

const HUES: Readonly<Record<string, Tint>> = {
  dwarven: { hue: 'var(--culture-dwarven)' },
  elven: { hue: 'var(--culture-elven)' },
  gandalf: { hue: 'var(--culture-gandalf)' },
  gondor: { hue: 'var(--culture-gondor)' },
  shire: { hue: 'var(--culture-shire)' },
  isengard: { hue: 'var(--culture-isengard)', dim: true },
  moria: { hue: 'var(--culture-moria)', dim: true },
  ringwraith: { hue: 'var(--culture-ringwraith)', dim: true },
  sauron: { hue: 'var(--culture-sauron)', dim: true },

  ring: { hue: 'var(--one-ring)' },
  road: { hue: 'var(--site-road)' },
  plains: { hue: 'var(--site-plains)' },
  forest: { hue: 'var(--site-forest)' },
  river: { hue: 'var(--site-river)' },
  marsh: { hue: 'var(--site-marsh)' },
  mountain: { hue: 'var(--site-mountain)' },
  underground: { hue: 'var(--site-underground)' },
  sanctuary: { hue: 'var(--site-sanctuary)' },
};

export function hueOf(name: string): Tint | undefined {
  return Object.hasOwn(HUES, name) ? HUES[name] : undefined;
}
